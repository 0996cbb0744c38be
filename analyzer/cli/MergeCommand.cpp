// `accelscope merge`: joins static and assisted labels, and says how far the two agree.
#include "analyzer/cli/Command.h"
#include "analyzer/labels/Merge.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

namespace {

namespace fs = std::filesystem;
using namespace accelscope::labels;
using accelscope::catalog::Catalog;

struct Options {
  std::string statics, assisted, corpus, output, catalog, format = "table";
};

/// Bad input that stops the command; what() is the sentence.
struct InputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::optional<std::string> readFile(const fs::path &path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error))
    return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in)
    return std::nullopt;
  return text.str();
}

void writeFile(const std::string &path, const std::string &text) {
  std::error_code error;
  // A reader never meets half a file: the new one is complete before it takes the name. A pipe or
  // a device has no name to take.
  const bool direct = fs::exists(path, error) && !fs::is_regular_file(path, error);
  const std::string part = direct ? path : path + ".part";
  {
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    out << text;
    out.flush();
    if (!out) {
      if (!direct)
        fs::remove(part, error);
      throw InputError(path + ": cannot be written");
    }
  }
  if (direct)
    return;
  fs::rename(part, path, error);
  if (error) {
    fs::remove(part, error);
    throw InputError(path + ": cannot be written");
  }
}

void requireFolder(const std::string &path, const char *what) {
  std::error_code error;
  if (!fs::is_directory(path, error))
    throw InputError(path + ": this folder of " + what + " does not exist");
}

// DIR/<author>/<task>.json, in a fixed order.
std::vector<fs::path> labelFiles(const std::string &folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == ".json" && it->is_regular_file(error))
      files.push_back(it->path());
  if (error)
    throw InputError(folder + ": cannot be read (" + error.message() + ")");
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<AssistedFile> readAssisted(const std::string &folder, const Catalog &catalog,
                                       std::vector<Problem> &problems) {
  std::vector<AssistedFile> files;
  auto refuse = [&problems](const fs::path &path, const std::string &message) {
    problems.push_back({Problem::Weight::File, path.string(), "", message});
  };
  for (const fs::path &path : labelFiles(folder)) {
    auto text = readFile(path);
    if (!text) {
      refuse(path, "the file cannot be read");
      continue;
    }
    auto file = parseAssisted(*text, path.string(), catalog, problems);
    if (!file)
      continue;
    if (path.stem() != file->task || path.parent_path().filename() != file->author)
      refuse(path, "it says author '" + file->author + "' and task '" + file->task +
                       "', but stands where <author>/<task>.json says otherwise; the file is "
                       "refused");
    else
      files.push_back(std::move(*file));
  }
  return files;
}

std::optional<CorpusSource> findSource(const fs::path &corpus, const std::string &author,
                                       const std::string &task) {
  // Names come from label files: they may not lead out of the corpus.
  auto plain = [](const std::string &name) {
    return !name.empty() && name.find('/') == std::string::npos && name[0] != '.';
  };
  if (!plain(author) || !plain(task))
    return std::nullopt;
  for (const char *extension : {".cu", ".cpp"}) {
    const fs::path path = corpus / "solutions" / author / (task + extension);
    if (auto text = readFile(path))
      return CorpusSource{path.string(), std::move(*text)};
  }
  return std::nullopt;
}

size_t refusals(const std::vector<Problem> &problems) {
  return static_cast<size_t>(std::count_if(problems.begin(), problems.end(),
                                           [](const Problem &p) { return p.refusal(); }));
}

std::string counted(size_t n, const char *one, const char *many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string tableText(const MergeResult &result) {
  std::string text = agreementTable(result.agreement);
  text += "\nn counts pairs in which both sides decided; pairs with an unclear are counted apart; "
          "kappa is '-' where a side never varied.\n";
  text += counted(result.records.size(), "record", "records") + ", " +
          counted(result.assisted.size(), "assisted file", "assisted files") + ", " +
          counted(result.disagreements.size(), "disagreement", "disagreements") + "\n";
  for (const Disagreement &each : result.disagreements)
    text += "  " + each.author + "/" + each.task + " " + each.id + ": " + each.note + "\n";
  return text;
}

std::string jsonText(const MergeResult &result, const std::vector<Problem> &problems) {
  Json json;
  json["schema"] = "accelscope.agreement/1";
  json.update(agreementJson(result.agreement));
  json["disagreements"] = Json::array();
  for (const Disagreement &each : result.disagreements)
    json["disagreements"].push_back(
        {{"author", each.author}, {"task", each.task}, {"id", each.id}, {"note", each.note}});
  json["refused"] = Json::array();
  for (const Problem &problem : problems)
    if (problem.refusal())
      json["refused"].push_back(
          {{"file", problem.file}, {"id", problem.id}, {"message", problem.message}});
  json["other_techniques"] = Json::array();
  for (const AssistedFile &file : result.assisted)
    for (const OtherTechnique &other : file.others)
      json["other_techniques"].push_back({{"author", file.author},
                                          {"task", file.task},
                                          {"name", other.name},
                                          {"lines", {other.quote.firstLine, other.quote.lastLine}},
                                          {"quote", other.quote.text}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

int merge(const Options &options) {
  const Catalog catalog = accelscope::catalog::catalogOrBuiltin(options.catalog);
  requireFolder(options.assisted, "assisted labels");
  requireFolder(options.corpus, "a corpus");
  ReadResult statics = readRecordsFile(options.statics);
  if (statics.records.empty())
    throw InputError(statics.errors.empty() ? options.statics + ": holds no label records"
                                            : statics.errors.front());
  for (const std::string &error : statics.errors)
    std::cerr << "accelscope: " << error << "\n";

  std::vector<Problem> problems;
  std::vector<AssistedFile> assisted = readAssisted(options.assisted, catalog, problems);
  if (assisted.empty() && problems.empty())
    std::cerr << "accelscope: " << options.assisted
              << ": holds no <author>/<task>.json; the static labels are kept as they are\n";
  MergeResult result = mergeLabels(catalog, std::move(statics.records), std::move(assisted),
                                   [&options](const std::string &author, const std::string &task) {
                                     return findSource(options.corpus, author, task);
                                   });
  problems.insert(problems.end(), result.problems.begin(), result.problems.end());
  for (const Problem &problem : problems)
    std::cerr << "accelscope: " << problem.sentence() << "\n";

  std::string lines;
  for (const LabelRecord &record : result.records)
    lines += toLine(record) + "\n";
  writeFile(options.output, lines);
  std::cout << (options.format == "json" ? jsonText(result, problems) : tableText(result));
  const size_t refused = refusals(problems);
  if (refused > 0)
    std::cerr << "accelscope: " << counted(refused, "refusal", "refusals")
              << "; the rest is merged and written\n";
  return refused > 0 || !statics.errors.empty() ? accelscope::cli::kFindings : accelscope::cli::kOk;
}

} // namespace

ACCELSCOPE_COMMAND(Merge) {
  auto options = std::make_shared<Options>();
  CLI::App *command = app.add_subcommand(
      "merge", "Join static and assisted labels; check every quote; print the agreement");
  command->add_option("--static", options->statics, "Label records of `accelscope annotate`")
      ->required()
      ->type_name("FILE");
  command
      ->add_option("--assisted", options->assisted,
                   "Folder of assisted labels, <author>/<task>.json")
      ->required()
      ->type_name("DIR");
  command
      ->add_option("--corpus", options->corpus,
                   "Corpus in whose solutions/ the quotes are looked up")
      ->required()
      ->type_name("DIR");
  command->add_option("-o,--output", options->output, "Where the merged records go")
      ->required()
      ->type_name("FILE");
  command->add_option("--format", options->format, "Form of the agreement: table or json")
      ->check(CLI::IsMember({"table", "json"}))
      ->type_name("FORMAT");
  command->add_option("--catalog", options->catalog, "Catalogue instead of the built-in one")
      ->type_name("FILE");
  command->callback([options, &exitCode] {
    try {
      exitCode = merge(*options);
    } catch (const std::runtime_error &error) {
      std::cerr << "accelscope: " << error.what() << "\n";
      exitCode = accelscope::cli::kUsage;
    }
  });
}
