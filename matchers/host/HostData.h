// Memory of the host as the detectors of the host family see it: which array an address lies in,
// who filled it and from what, and whether it goes to the device.
#pragma once

#include "matchers/model/HostFlow.h"
#include "matchers/parallel/Common.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace accelscope::matchers {

/// A host array: the node that its addresses begin with (an object, or what an allocation
/// returned).
using Root = model::Value;

/// Something that changes an array: a store, or a container's or algorithm's call.
struct Fill {
  const model::Site *site = nullptr;
  std::string call;               ///< name of the call; empty for a store
  model::Value address = nullptr; ///< of a store
  model::Value value = nullptr;   ///< stored or appended; null when not known
  std::set<Root> sources;         ///< arrays that a call reads
};

class HostData {
public:
  HostData(const model::Program &program, const model::HostEntry &entry)
      : body(*entry.body), entry(entry) {
    if (entry.function >= 0)
      for (auto &parameter : program.functions[size_t(entry.function)].parameters)
        if (parameter.isReference)
          references.insert(parameter.name);
    for (auto &function : program.functions)
      if (function.name == "main")
        mainRange = function.range;
    collect();
    spread();
  }

  const model::Body &body;
  const model::HostEntry &entry;
  std::map<Root, std::vector<Fill>> fills;
  /// Arrays whose content reaches the device, with the copy or launch that takes it there.
  std::map<Root, const model::HostEvent *> sent;

  /// The arrays that a pointer may point into.
  std::set<Root> roots(model::Value address) const {
    using namespace model;
    std::set<Root> out;
    std::set<Value> seen;
    std::function<void(Value)> walk = [&](Value v) {
      if (!v || !seen.insert(v).second)
        return;
      if (v->is(SymbolKind::Object) || v->is(SymbolKind::Unknown) || v->op == Op::Load) {
        out.insert(v);
        return;
      }
      if (v->is(SymbolKind::Phi)) {
        walk(body.arena.phi(v).init);
        return;
      }
      if (v->op == Op::Sum) {
        // The base is a pointer: with a coefficient of 1, and an object before anything else.
        for (size_t i = 0; i < v->args.size(); ++i)
          if (v->coefficients[i] == 1 && v->args[i]->is(SymbolKind::Object)) {
            out.insert(v->args[i]);
            return;
          }
        for (size_t i = 0; i < v->args.size(); ++i)
          if (v->coefficients[i] == 1 &&
              (v->args[i]->is(SymbolKind::Unknown) || v->args[i]->is(SymbolKind::Phi) ||
               v->args[i]->op == Op::Select || v->args[i]->op == Op::Exit))
            walk(v->args[i]);
        return;
      }
      if (v->op == Op::Select) {
        walk(v->args[1]);
        walk(v->args[2]);
      } else if (v->op == Op::Exit)
        walk(v->args[0]);
    };
    walk(address);
    return out;
  }

  /// Arrays that a value is loaded from, at any depth.
  std::set<Root> loadedFrom(model::Value v) const {
    std::set<Root> out;
    if (v)
      model::forEachNode(body.arena, v, [&](model::Value n) {
        if (n->op == model::Op::Load)
          for (Root r : roots(n->args[0]))
            out.insert(r);
        return true;
      });
    return out;
  }

  /// Arrays of which the value has elements, another one each turn: sizes and settings are none.
  std::set<Root> elementsOf(model::Value v) const {
    using namespace model;
    std::set<Root> out;
    std::set<Value> seen;
    std::function<void(Value)> walk = [&](Value n) {
      if (!n || !seen.insert(n).second)
        return;
      if (n->op == Op::Load &&
          anyNode(body.arena, n->args[0], [](Value x) { return x->is(SymbolKind::Phi); }))
        for (Root r : roots(n->args[0]))
          out.insert(r);
      if (n->is(SymbolKind::Phi)) {
        if (!body.arena.phi(n).step)
          walk(body.arena.phi(n).update);
        return;
      }
      const size_t count = n->op == Op::Exit ? 1 : n->args.size(); // not how often
      for (size_t i = 0; i < count; ++i)
        walk(n->args[i]);
    };
    walk(v);
    return out;
  }

  std::string name(Root root) const {
    using namespace model;
    if (root->is(SymbolKind::Object))
      return objectName(body, int(root->value));
    for (auto &a : body.assigns)
      if (a.value == root)
        return a.variable;
    return "the host's array";
  }

  std::string typeOf(Root root) const {
    return root->is(model::SymbolKind::Object) ? body.objects[size_t(root->value)].elementType
                                               : std::string();
  }

  /// A parameter of the entry point: the caller's data.
  bool isParameter(Root root) const {
    if (root->is(model::SymbolKind::Object)) {
      const model::Object &object = body.objects[size_t(root->value)];
      return object.parameter >= 0 || object.isPointerParameter ||
             (references.count(object.name) && !constructed.count(root));
    }
    if (root->op == model::Op::Load) // a member of a record that was passed in
      for (Root r : roots(root->args[0]))
        if (isParameter(r))
          return true;
    return false;
  }

  const std::string &functionOf(const model::Site &site) const {
    static const std::string none;
    return site.frame >= 0 ? body.frames[size_t(site.frame)].function : none;
  }

  /// The code stands in `main` itself, or a lambda in it.
  bool inMain(const model::Site &site) const {
    for (int f = site.frame; f >= 0; f = body.frames[size_t(f)].parent) {
      const std::string &function = body.frames[size_t(f)].function;
      if (function == "main")
        return true;
      if (body.frames[size_t(f)].functionIndex >= 0)
        return false;
    }
    return false;
  }

  /// Made in `main` or at file scope of a program: as a rule its input or its answer.
  bool belongsToMain(Root root) const {
    using namespace model;
    const int frame = madeIn(root);
    if (root->is(SymbolKind::Object)) {
      const Object &object = body.objects[size_t(root->value)];
      if (object.isStatic)
        return entry.name == "main";
      if (mainRange.valid() && object.declared.file == mainRange.file &&
          object.declared.line >= mainRange.line && object.declared.line <= mainRange.endLine)
        return true;
    }
    return frame >= 0 && body.frames[size_t(frame)].function == "main";
  }

  /// The frame in which the array was made; -1 for the caller's data.
  int madeIn(Root root) const {
    auto it = made.find(root);
    return it == made.end() ? -1 : it->second;
  }

  /// The array came to this code through a parameter of its function: made by an outer one.
  bool passedIn(Root root, const model::Site &site) const {
    if (isParameter(root))
      return true;
    const int own = ownFunction(site.frame), from = ownFunction(madeIn(root));
    if (own < 0 || from < 0 || own == from)
      return false;
    for (int f = body.frames[size_t(own)].parent; f >= 0; f = body.frames[size_t(f)].parent)
      if (ownFunction(f) == from)
        return true;
    return false;
  }

  /// Random numbers or read input go into the value.
  bool isGenerated(model::Value v) const {
    return v && model::anyNode(body.arena, v, [&](model::Value n) {
             if (n->op != model::Op::Call && !n->is(model::SymbolKind::Unknown))
               return false;
             const std::string label = model::printValue(body, n);
             for (auto *part : {"rand", "distribution", "mersenne", "engine", "scanf", "fread"})
               if (label.find(part) != std::string::npos)
                 return true;
             return false;
           });
  }
  bool holdsGenerated(Root root) const {
    auto it = fills.find(root);
    return it != fills.end() &&
           std::any_of(it->second.begin(), it->second.end(), [&](const Fill &f) {
             return isGenerated(f.value) || isGenerated(f.address);
           });
  }

  /// Sent after the site, or in a common loop.
  const model::HostEvent *sentAfter(Root root, const model::Site &site) const {
    auto it = sent.find(root);
    if (it == sent.end())
      return nullptr;
    if (it->second->order > site.order)
      return it->second;
    for (int l : model::loopsOf(body, site.loop))
      if (model::insideLoop(body, it->second->loop, l))
        return it->second;
    return nullptr;
  }

private:
  /// The function, not the lambda, that a frame belongs to.
  int ownFunction(int frame) const {
    while (frame >= 0 && body.frames[size_t(frame)].functionIndex < 0 &&
           body.frames[size_t(frame)].parent >= 0)
      frame = body.frames[size_t(frame)].parent;
    return frame;
  }

  void collect() {
    using namespace model;
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && a.address && a.space != Space::Global)
        for (Root r : roots(a.address)) {
          fills[r].push_back({&a, "", a.address, a.value, {}});
          note(r, a);
        }
    for (auto &c : body.calls) {
      if (c.result && c.result->is(SymbolKind::Unknown))
        note(c.result, c);
      if (c.args.empty())
        continue;
      const std::string method = model::lastName(c.name);
      const bool member =
          c.name.rfind("std::", 0) == 0 && c.name.find("::", 5) != std::string::npos;
      if (member && c.args[0])
        for (Root r : roots(c.args[0])) {
          static const std::set<std::string> changes = {"push_back", "emplace_back", "push",
                                                        "insert",    "emplace",      "try_emplace",
                                                        "assign",    "append",       "push_front"};
          const std::string cls = c.name.substr(0, c.name.rfind("::"));
          const bool constructs = model::lastName(cls) == method;
          if (constructs) {
            constructed.insert(r);
            note(r, c);
          }
          if (!changes.count(method) && !(constructs && c.args.size() > 1))
            continue;
          Fill fill{&c, c.name, nullptr, c.args.size() > 1 ? c.args[1] : nullptr, {}};
          for (size_t i = 1; i < c.args.size(); ++i)
            if (c.args[i])
              for (Root s : roots(c.args[i]))
                if (s != r)
                  fill.sources.insert(s);
          fills[r].push_back(std::move(fill));
        }
      // Algorithms: the last pointers are written.
      static const std::map<std::string, int> output = {
          {"memcpy", 0},      {"memmove", 0},         {"copy", 2},
          {"copy_n", 2},      {"partial_sum", 2},     {"exclusive_scan", 2},
          {"transform", 2},   {"inclusive_scan", 2},  {"sort", 0},
          {"stable_sort", 0}, {"unique", 0},          {"unique_copy", 2},
          {"copy_if", 2},     {"nth_element", 0},     {"qsort", 0},
          {"reverse", 0},     {"stable_partition", 0}};
      auto it = output.find(method);
      if (it == output.end() || size_t(it->second) >= c.args.size() ||
          !c.args[size_t(it->second)] || c.name.rfind("thrust::", 0) == 0)
        continue;
      for (Root r : roots(c.args[size_t(it->second)])) {
        Fill fill{&c, method, nullptr, nullptr, {}};
        for (size_t i = 0; i < c.args.size(); ++i)
          if (int(i) != it->second && c.args[i])
            for (Root s : roots(c.args[i]))
              fill.sources.insert(s);
        fills[r].push_back(std::move(fill));
      }
    }
    for (auto &e : body.host) {
      auto send = [&](Root r) { sent.emplace(r, &e); };
      if (e.kind == HostKind::Copy && e.sourceArgument >= 0 &&
          size_t(e.sourceArgument) < e.args.size() && e.direction != CopyDirection::DeviceToHost &&
          e.direction != CopyDirection::DeviceToDevice) {
        for (Root r : roots(e.args[size_t(e.sourceArgument)]))
          send(r);
        // A member of a record: the whole record's name.
        for (int o : e.source)
          if (body.objects[size_t(o)].space == Space::Host)
            send(const_cast<Arena &>(body.arena).symbol(SymbolKind::Object, o));
      }
      if (e.kind == HostKind::Launch) {
        std::vector<Value> values = e.args;
        values.insert(values.end(), {e.grid[0], e.grid[1]});
        for (Value v : values)
          for (Root r : elementsOf(v)) // the list says what each launch works on
            send(r);
        for (auto &objects : e.objects)
          for (int o : objects)
            if (body.objects[size_t(o)].isManaged || body.objects[size_t(o)].isPinned)
              send(const_cast<Arena &>(body.arena).symbol(SymbolKind::Object, o));
      }
    }
  }

  void note(Root root, const model::Site &site) {
    auto it = made.find(root);
    if (it == made.end() || site.order < firstSeen[root]) {
      made[root] = site.frame;
      firstSeen[root] = site.order;
    }
  }

  /// What is copied into an array that is sent is sent with it.
  void spread() {
    for (bool grown = true; grown;) {
      grown = false;
      for (auto &[root, list] : fills) {
        auto it = sent.find(root);
        if (it == sent.end())
          continue;
        for (auto &f : list) {
          static const std::set<std::string> copies = {"memcpy", "memmove", "copy", "copy_n"};
          const bool made = !f.call.empty() && f.call.rfind("std::", 0) == 0;
          if (copies.count(f.call) || made)
            for (Root s : f.sources)
              grown = sent.emplace(s, it->second).second || grown;
          else if (f.call.empty() && f.value && f.value->op == model::Op::Load)
            for (Root s : roots(f.value->args[0]))
              grown = sent.emplace(s, it->second).second || grown;
        }
      }
    }
  }

  std::set<std::string> references; ///< parameters of the entry point that are references
  std::set<Root> constructed;
  model::Range mainRange;
  std::map<Root, int> made;
  std::map<Root, int> firstSeen;
};

} // namespace accelscope::matchers
