// A source as evidence is looked up in it: which characters are code, and where a quote stands.
//
// A quote proves something only when it is in the source, and in code. So comments and text that
// `#if 0` switches off are told apart from code here, without parsing: the check has to work on any
// file, whole or not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accelscope::labels {

/// What became of one quote.
struct QuoteMatch {
  enum class Result {
    AtClaim,   ///< found on the claimed lines
    Elsewhere, ///< found, but on other lines
    TooShort,  ///< empty, or fewer than kShortestQuote characters that are not white space
    NotFound,  ///< nowhere in the source
    NotCode,   ///< found, but only in a comment or in text that `#if 0` switches off
  };
  Result result = Result::NotFound;
  int firstLine = 0; ///< lines on which the quote stands; set for AtClaim and Elsewhere
  int lastLine = 0;

  bool valid() const { return result == Result::AtClaim || result == Result::Elsewhere; }
};

/// A quote needs as many characters of code, white space not counted, to prove anything.
inline constexpr int kShortestQuote = 6;

class SourceText {
public:
  explicit SourceText(std::string_view text);

  /// Number of lines; a last line without a line feed counts.
  int lines() const { return lineCount; }

  /// Looks for `quote` with white space folded: a run of it equals any other run, and none at all
  /// where it does not part two words. Comments inside the quoted code may be left out of the
  /// quote. Of several places the one on the claimed lines is taken, else the nearest to them.
  QuoteMatch find(std::string_view quote, int claimedFirst, int claimedLast) const;

private:
  enum class Kind : char { Code, String, Comment, Inactive };

  /// Text with white space folded, and for each character its position in the source.
  struct Folded {
    std::string text;
    std::vector<size_t> at;
  };

  void classify();
  void classifyDirectives();
  Folded fold(bool withComments) const;
  void findIn(const Folded &folded, std::string_view quote, int claimedFirst, int claimedLast,
              QuoteMatch &best, int &bestDistance) const;
  int lineOf(size_t position) const;

  std::string text;
  std::vector<Kind> kinds;
  std::vector<size_t> lineStarts;
  int lineCount = 0;
  Folded whole, codeOnly;
};

} // namespace accelscope::labels
