#include "analyzer/labels/Assisted.h"

#include "analyzer/labels/SourceText.h"
#include "catalog/Sha256.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace accelscope::labels {
namespace {

using Weight = Problem::Weight;

[[noreturn]] void fail(const std::string &sentence) { throw std::runtime_error(sentence); }

const Json &member(const Json &object, const char *key) {
  auto found = object.find(key);
  if (found == object.end())
    fail("field '" + std::string(key) + "' is missing");
  return *found;
}

std::string textMember(const Json &object, const char *key) {
  const Json &value = member(object, key);
  if (!value.is_string())
    fail("field '" + std::string(key) + "' is not a string");
  return value.get<std::string>();
}

void refuseUnknownKeys(const Json &object, std::initializer_list<std::string_view> known) {
  for (const auto &[key, _] : object.items())
    if (std::find(known.begin(), known.end(), key) == known.end())
      fail("field '" + key + "' is not known");
}

Quote quoteFrom(const Json &json) {
  const Json &lines = member(json, "lines");
  auto line = [](const Json &value) {
    return value.is_number_integer() && value >= 1 && value <= 100'000'000;
  };
  if (!lines.is_array() || lines.size() != 2 || !line(lines[0]) || !line(lines[1]) ||
      lines[0] > lines[1])
    fail("field 'lines' is not [first, last], counted from 1");
  return {lines[0].get<int>(), lines[1].get<int>(), textMember(json, "quote")};
}

AssistedLabel labelFrom(const Json &json) {
  refuseUnknownKeys(json, {"id", "verdict", "confidence", "intensity", "evidence", "reason"});
  AssistedLabel label;
  label.id = textMember(json, "id");
  const std::string verdict = textMember(json, "verdict");
  auto known = verdictFrom(verdict);
  if (!known)
    fail("verdict '" + verdict + "' is none of present, absent, unclear");
  label.verdict = *known;
  const Json &confidence = member(json, "confidence");
  if (!confidence.is_number() || !(confidence.get<double>() >= 0 && confidence.get<double>() <= 1))
    fail("field 'confidence' is not a number from 0 to 1");
  label.confidence = confidence.get<double>();
  if (auto intensity = json.find("intensity"); intensity != json.end() && !intensity->is_null()) {
    if (intensity->is_string())
      label.intensity = levelFrom(intensity->get<std::string>());
    if (!label.intensity)
      fail("field 'intensity' is none of low, medium, high, null");
  }
  if (json.contains("reason"))
    label.reason = textMember(json, "reason");
  if (auto evidence = json.find("evidence"); evidence != json.end()) {
    if (!evidence->is_array())
      fail("field 'evidence' is not an array");
    for (const Json &entry : *evidence) {
      if (!entry.is_object())
        fail("an entry of 'evidence' is not an object");
      refuseUnknownKeys(entry, {"lines", "quote"});
      label.evidence.push_back(quoteFrom(entry));
    }
  }
  return label;
}

// The strategy a bad label was about, for the report.
std::string idOf(const Json &json) {
  if (json.is_object() && json.contains("id") && json["id"].is_string())
    return json["id"].get<std::string>();
  return {};
}

std::string lineOfByte(const std::string &text, size_t byte) {
  auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size()));
  return std::to_string(1 + std::count(text.begin(), end, '\n'));
}

// The first few, and how many more there are.
std::string joined(const std::vector<std::string> &items) {
  constexpr size_t kShown = 6;
  std::string text;
  for (size_t i = 0; i < items.size() && i < kShown; ++i)
    text += (i == 0 ? "" : ", ") + items[i];
  if (items.size() > kShown)
    text += " and " + std::to_string(items.size() - kShown) + " more";
  return text;
}

std::string shown(const std::string &quote) {
  std::string line;
  for (char c : quote)
    line += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  constexpr size_t kLongest = 80;
  size_t end = kLongest;
  while (line.size() > end && end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80)
    --end;
  return "\"" + (line.size() > kLongest ? line.substr(0, end) + "..." : line) + "\"";
}

std::string linesText(int first, int last) {
  return first == last ? "line " + std::to_string(first)
                       : "lines " + std::to_string(first) + "-" + std::to_string(last);
}

// Looks the quote up; false when it proves nothing. Lines are set to where it stands.
bool checkQuote(const SourceText &source, Quote &quote, const std::string &path,
                const std::string &id, std::vector<Problem> &problems) {
  const QuoteMatch match = source.find(quote.text, quote.firstLine, quote.lastLine);
  const std::string claim = linesText(quote.firstLine, quote.lastLine);
  switch (match.result) {
  case QuoteMatch::Result::AtClaim:
    break;
  case QuoteMatch::Result::Elsewhere:
    problems.push_back({Weight::Note, path, id,
                        "quote " + shown(quote.text) + " was claimed for " + claim +
                            " and stands in " + linesText(match.firstLine, match.lastLine) +
                            "; the lines are corrected"});
    break;
  case QuoteMatch::Result::TooShort:
    problems.push_back({Weight::Quote, path, id,
                        "quote " + shown(quote.text) + " for " + claim + " has fewer than " +
                            std::to_string(kShortestQuote) +
                            " characters and proves nothing; quote the whole statement"});
    return false;
  case QuoteMatch::Result::NotFound:
    problems.push_back({Weight::Quote, path, id,
                        "quote " + shown(quote.text) + " for " + claim +
                            " is not in the source; quotes are exact source text"});
    return false;
  case QuoteMatch::Result::NotCode:
    problems.push_back({Weight::Quote, path, id,
                        "quote " + shown(quote.text) + " for " + claim +
                            " stands only in a comment or under '#if 0'; quote code"});
    return false;
  }
  quote.firstLine = match.firstLine;
  quote.lastLine = match.lastLine;
  return true;
}

} // namespace

const AssistedLabel *AssistedFile::find(std::string_view id) const {
  for (const AssistedLabel &label : labels)
    if (label.id == id)
      return &label;
  return nullptr;
}

std::string Problem::sentence() const {
  return file + ": " + (id.empty() ? "" : "strategy '" + id + "': ") + message;
}

std::optional<AssistedFile> parseAssisted(const std::string &text, const std::string &path,
                                          const catalog::Catalog &catalog,
                                          std::vector<Problem> &problems) {
  auto refuseFile = [&](const std::string &where, const std::string &message) {
    problems.push_back({Weight::File, path + where, "", message + "; the file is refused"});
    return std::nullopt;
  };
  Json json;
  try {
    json = Json::parse(text);
  } catch (const Json::parse_error &error) {
    return refuseFile(":" + lineOfByte(text, error.byte), "not valid JSON");
  } catch (const Json::exception &) {
    return refuseFile("", "not valid JSON: a number is too large");
  }
  AssistedFile file;
  file.path = path;
  std::set<std::string> judged;
  try {
    if (!json.is_object())
      fail("not a JSON object");
    const std::string schema = textMember(json, "schema");
    if (schema != kAssistedSchema)
      fail("schema '" + schema + "' is not " + std::string(kAssistedSchema));
    refuseUnknownKeys(json, {"schema", "task", "author", "source_sha256", "labeler", "strategies",
                             "other_techniques"});
    file.task = textMember(json, "task");
    file.author = textMember(json, "author");
    file.sourceSha256 = textMember(json, "source_sha256");
    file.labeler = textMember(json, "labeler");
    if (!member(json, "strategies").is_array())
      fail("field 'strategies' is not an array");
    if (auto others = json.find("other_techniques"); others != json.end() && !others->is_array())
      fail("field 'other_techniques' is not an array");
  } catch (const std::exception &error) {
    return refuseFile("", error.what());
  }
  for (const Json &entry : json["strategies"]) {
    try {
      if (!entry.is_object())
        fail("an entry of 'strategies' is not an object");
      AssistedLabel label = labelFrom(entry);
      if (!catalog.find(label.id)) {
        const std::string near = catalog.nearest(label.id);
        fail("the catalogue has no such strategy" +
             (near.empty() ? "" : "; did you mean '" + near + "'?"));
      }
      if (!judged.insert(label.id).second)
        fail("it is judged twice; the first label stands");
      file.labels.push_back(std::move(label));
    } catch (const std::exception &error) {
      problems.push_back(
          {Weight::Label, path, idOf(entry), std::string(error.what()) + "; the label is refused"});
      judged.insert(idOf(entry));
    }
  }
  if (auto others = json.find("other_techniques"); others != json.end()) {
    for (const Json &entry : *others) {
      try {
        if (!entry.is_object())
          fail("it is not an object");
        file.others.push_back({textMember(entry, "name"), quoteFrom(entry)});
      } catch (const std::exception &error) {
        problems.push_back(
            {Weight::Quote, path, "",
             "an entry of 'other_techniques' is left out: " + std::string(error.what())});
      }
    }
  }
  std::vector<std::string> missing;
  for (const catalog::Strategy &strategy : catalog.strategies())
    if (!judged.count(strategy.id))
      missing.push_back(strategy.id);
  if (!missing.empty())
    problems.push_back({Weight::Note, path, "",
                        std::to_string(missing.size()) + " of " +
                            std::to_string(catalog.strategies().size()) +
                            " strategies are not judged: " + joined(missing)});
  return file;
}

bool checkQuotes(AssistedFile &file, const std::string &source, std::vector<Problem> &problems) {
  if (catalog::sha256(source) != file.sourceSha256) {
    problems.push_back({Weight::File, file.path, "",
                        "the labels are stale: the source has changed since they were written "
                        "('source_sha256' is not its digest); label it again; the file is "
                        "refused"});
    return false;
  }
  const SourceText text(source);
  auto check = [&](Quote &quote, const std::string &id) {
    return checkQuote(text, quote, file.path, id, problems);
  };
  std::vector<AssistedLabel> kept;
  for (AssistedLabel &label : file.labels) {
    std::vector<Quote> quotes;
    for (Quote &quote : label.evidence)
      if (check(quote, label.id))
        quotes.push_back(std::move(quote));
    const bool unproven = label.verdict == Verdict::Present && quotes.empty();
    if (unproven) {
      problems.push_back({Weight::Label, file.path, label.id,
                          std::string("'present' ") +
                              (label.evidence.empty() ? "comes without a quote"
                                                      : "is left without a valid quote") +
                              "; the label is refused"});
      continue;
    }
    label.evidence = std::move(quotes);
    kept.push_back(std::move(label));
  }
  file.labels = std::move(kept);
  std::vector<OtherTechnique> others;
  for (OtherTechnique &other : file.others)
    if (check(other.quote, ""))
      others.push_back(std::move(other));
  file.others = std::move(others);
  return true;
}

} // namespace accelscope::labels
