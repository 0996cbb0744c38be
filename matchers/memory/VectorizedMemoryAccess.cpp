// One access of a thread that moves several independent elements.
//
// A cast to a wider type proves it. An array whose element is a vector type proves it only when the
// parts are treated alike: `float4` is four samples in one file and a body's position and mass in
// the next.
#include "matchers/Detector.h"
#include "matchers/memory/Lanes.h"

#include <algorithm>
#include <map>
#include <set>

namespace accelscope::matchers {
namespace {
using namespace model;

/// Parts of a vector type by its name: "float4" has 4; 1 when it is none.
int partsOf(const std::string &type) {
  if (type.empty() || type.find('<') != std::string::npos)
    return 1;
  if (type.find("bfloat162") != std::string::npos)
    return 2;
  // CUDA 13 names the alignment: double4_16a.
  const auto suffix =
      type.rfind("_16a") != std::string::npos ? type.rfind("_16a") : type.rfind("_32a");
  const char last = suffix != std::string::npos && suffix > 0 ? type[suffix - 1] : type.back();
  return last >= '2' && last <= '4' ? last - '0' : 1;
}

bool isByte(const std::string &type) {
  return type == "char" || type == "unsigned char" || type == "signed char" ||
         type == "std::byte" || type == "bool";
}
bool isIntegral(const std::string &type) {
  static const std::set<std::string> names = {
      "short", "unsigned short", "int",       "unsigned int",
      "long",  "unsigned long",  "long long", "unsigned long long"};
  return names.count(type) > 0;
}
/// A vector of integers: the carrier of packed bytes as well as a vector of its own.
bool isIntegerVector(const std::string &type) {
  return type.rfind("int", 0) == 0 || type.rfind("uint", 0) == 0 || type.rfind("char", 0) == 0 ||
         type.rfind("uchar", 0) == 0 || type.rfind("short", 0) == 0 ||
         type.rfind("ushort", 0) == 0 || type.rfind("long", 0) == 0 || type.rfind("ulong", 0) == 0;
}

/// Parts of what an access moves when that is a built-in vector; a record's name says nothing.
int partsOf(const Body &body, const Access &a) {
  return a.isVector && (a.object < 0 || !body.objects[size_t(a.object)].isRecord) ? partsOf(a.type)
                                                                                  : 1;
}

/// Tells whether the parts of the vectors in one body are treated alike.
class Parts {
public:
  explicit Parts(const Body &body) : body(body) {
    for (auto &a : body.accesses) {
      const int parts = partsOf(body, a);
      if (parts < 2 || !a.address || a.field >= 0 || a.space == Space::Local)
        continue;
      auto &arena = const_cast<Arena &>(body.arena);
      const int64_t size = a.size / parts;
      for (int k = 0; k < parts; ++k) {
        Value at = arena.add(a.address, arena.constant(k * size));
        part[arena.load(at, 0)] = {k, a.object, parts}; // a part of a loaded vector
        part[arena.load(at, size)] = {k, a.object, parts};
      }
    }
    // Fields read in place: `p[i].x`.
    for (auto &a : body.accesses)
      if (a.field >= 0 && a.object >= 0 && a.value && a.kind == AccessKind::Load && a.size > 0 &&
          partsOf(body.objects[size_t(a.object)].elementType) > 1 &&
          !body.objects[size_t(a.object)].isRecord)
        part[a.value] = {int(a.field / a.size), a.object,
                         partsOf(body.objects[size_t(a.object)].elementType)};
  }

  enum Use { Unknown, Alike, Different };

  /// Whether every part of the object's vectors goes the same way and no formula treats one of them
  /// differently; Unknown when they only pass through, or when a scan runs over them.
  Use use(int object, int parts) {
    std::vector<std::set<std::string>> alone(static_cast<size_t>(parts));
    std::set<int> touched;
    bool whole = false;
    auto take = [&](Value v) {
      if (!v || !mentions(v, object))
        return true;
      shape(v, object, touched, 0);
      if (v->op == Op::Call && v->args.size() == size_t(parts) &&
          bodyName(v).rfind("make_", 0) == 0) {
        bool ok = true;
        for (Value part : v->args)
          ok = takeOne(part, object, alone, whole) && ok;
        return ok;
      }
      return takeOne(v, object, alone, whole);
    };
    for (auto &a : body.assigns)
      if (!take(a.value))
        return Different;
    for (auto &a : body.accesses)
      if (a.kind != AccessKind::Load && !take(a.value))
        return Different;
    if (!touched.empty() && touched.size() < size_t(parts))
      return Different; // a fourth part that nobody looks at
    for (auto &set : alone)
      if (set != alone[0])
        return Unknown;
    return whole || !alone[0].empty() ? Alike : Unknown;
  }

  /// A store of `make_T(a, b, c, d)` whose parts are one formula over four places.
  bool packed(Value v, int parts) {
    if (!v || v->op != Op::Call || v->args.size() != size_t(parts) ||
        bodyName(v).rfind("make_", 0) != 0)
      return false;
    std::set<std::string> shapes;
    bool loads = false;
    for (Value part : v->args) {
      std::set<int> ks;
      shapes.insert(shape(part, -1, ks, 0));
      loads = loads || anyNode(body.arena, part, [](Value n) { return n->op == Op::Load; });
    }
    return shapes.size() == 1 && loads;
  }

private:
  struct Part {
    int k = 0, object = -1, parts = 0;
  };

  std::string bodyName(Value v) const { return v->op == Op::Call ? body.arena.name(v->value) : ""; }

  bool mentions(Value v, int object) {
    return anyNode(body.arena, v, [&](Value n) {
      auto it = part.find(n);
      return it != part.end() && it->second.object == object;
    });
  }

  bool takeOne(Value v, int object, std::vector<std::set<std::string>> &alone, bool &whole) {
    if (!v || part.count(v))
      return true; // a copy says nothing of how it is used
    std::set<int> ks;
    const std::string form = shape(v, object, ks, 0);
    if (ks.empty())
      return true;
    if (ks.size() == 1) {
      if (size_t(*ks.begin()) < alone.size())
        alone[size_t(*ks.begin())].insert(form);
      return true;
    }
    if (!symmetric(v, object, ks.size()))
      return false;
    whole = whole || ks.size() == alone.size();
    return true;
  }

  /// A sum (product, minimum) over the parts, one term each of the same form.
  bool symmetric(Value v, int object, size_t expected) {
    std::vector<Value> terms;
    flatten(v, v, terms);
    std::map<int, std::multiset<std::string>> of;
    for (Value t : terms) {
      std::set<int> ks;
      std::string form = shape(t, object, ks, 0);
      if (ks.empty())
        continue;
      if (ks.size() > 1) {
        // A function of a symmetric sum, or something that mixes parts.
        if (t->op == Op::Float || t->op == Op::Call || t->op == Op::Select || t->op == Op::Exit) {
          size_t touched = 0;
          bool ok = true;
          for (Value arg : t->args) {
            std::set<int> inner;
            shape(arg, object, inner, 0);
            if (inner.empty())
              continue;
            ++touched;
            ok = ok && arg != v && inner.size() == ks.size() && symmetric(arg, object, ks.size());
          }
          if (ok && touched > 0 && ks.size() == expected)
            return true;
        }
        return false;
      }
      of[*ks.begin()].insert(form);
    }
    for (auto &[k, forms] : of)
      if (forms != of.begin()->second)
        return false;
    return of.size() == expected;
  }

  void flatten(Value v, Value like, std::vector<Value> &out) {
    const bool same = v->op == like->op &&
                      (v->op == Op::Float || v->op == Op::Min || v->op == Op::Max ||
                       (v->op == Op::Call && v->args.size() == 2)) &&
                      v->value == like->value &&
                      !(v->op == Op::Float && v->value != '+' && v->value != '*');
    const bool fused =
        v->op == Op::Call && v->args.size() == 3 && bodyName(v).find("fma") != std::string::npos;
    if (out.size() > 64) {
      out.push_back(v);
    } else if (v->op == Op::Sum) {
      for (Value a : v->args)
        out.push_back(a);
    } else if (same) {
      for (Value a : v->args)
        flatten(a, like, out);
    } else if (fused && (like == v || like->op == Op::Float || like->op == Op::Call)) {
      auto &arena = const_cast<Arena &>(body.arena);
      out.push_back(arena.floating('*', {v->args[0], v->args[1]}));
      flatten(v->args[2], like, out);
    } else
      out.push_back(v);
  }

  /// The formula with the parts of vectors left open; collects which parts of `object` occur.
  std::string shape(Value v, int object, std::set<int> &ks, int depth) {
    auto it = part.find(v);
    if (it != part.end()) {
      if (object < 0 || it->second.object == object)
        ks.insert(it->second.k);
      return "V" + std::to_string(it->second.object);
    }
    if (depth > 24)
      return "...";
    switch (v->op) {
    case Op::Const:
      return std::to_string(v->value);
    case Op::Symbol:
      return v->is(SymbolKind::Phi) || v->is(SymbolKind::Unknown)
                 ? "p"
                 : "s" + std::to_string(int(v->symbol)) + "." + std::to_string(v->value);
    case Op::Load: {
      std::string s = "L";
      for (int o : objectsOf(body.arena, v->args[0]))
        s += std::to_string(o) + ",";
      return s;
    }
    default:
      break;
    }
    std::vector<std::string> args;
    for (size_t i = 0; i < v->args.size(); ++i)
      args.push_back((v->op == Op::Sum ? std::to_string(v->coefficients[i]) + "*" : "") +
                     shape(v->args[i], object, ks, depth + 1));
    // Operands of sums stand in the order in which they were made, which says nothing.
    if (v->op == Op::Sum || v->op == Op::Product ||
        (v->op == Op::Float && (v->value == '+' || v->value == '*')))
      std::sort(args.begin(), args.end());
    std::string s =
        std::to_string(int(v->op)) + "'" + std::to_string(v->op == Op::Field ? 0 : v->value) + "(";
    for (auto &a : args)
      s += a + ",";
    return s + ")";
  }

  const Body &body;
  std::map<Value, Part> part;
};

struct Finding {
  Hit present, unclear;
  std::set<std::pair<unsigned, unsigned>> seen;
};

/// The host hands over an array of scalars where the kernel takes vectors.
bool hostCasts(const Program &program, const Kernel &kernel, const Object &object,
               int64_t partSize) {
  bool found = false;
  const int index = int(&kernel - program.kernels.data());
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &event : host.body->host)
      if (event.kind == HostKind::Launch && event.kernel == index &&
          size_t(object.parameter) < event.objects.size())
        for (int o : event.objects[size_t(object.parameter)]) {
          const Object &buffer = host.body->objects[size_t(o)];
          found = found ||
                  (!buffer.isRecord && partsOf(buffer.elementType) == 1 &&
                   buffer.elementSize == partSize &&
                   !(isByte(buffer.elementType) && !isByte(object.elementType) && partSize > 1));
        }
  });
  return found;
}

/// The loaded word is taken apart by shifts and masks, or handed to an instruction on packed bytes.
bool takenApart(const Body &body, Value load) {
  auto uses = [&](Value v) {
    return v && anyNode(body.arena, v, [&](Value n) {
             if (n->op != Op::And && n->op != Op::Shr && n->op != Op::Div && n->op != Op::Mod &&
                 n->op != Op::Call)
               return false;
             return std::any_of(n->args.begin(), n->args.end(), [&](Value a) { return a == load; });
           });
  };
  for (auto &a : body.assigns)
    if (uses(a.value))
      return true;
  for (auto &a : body.accesses)
    if (uses(a.address) || (a.kind != AccessKind::Load && uses(a.value)))
      return true;
  return false;
}

} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(VectorizedMemoryAccess) {
  using namespace model;
  std::map<const Kernel *, Finding> findings;
  std::vector<const Kernel *> order;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    Parts parts(body);
    std::map<int, Parts::Use> uses;
    if (!findings.count(&kernel))
      order.push_back(&kernel);
    Finding &finding = findings[&kernel];
    auto add = [&](Hit &hit, const Site &site, std::string reason) {
      if (&hit == &finding.present &&
          !finding.seen.insert({site.where.line, site.where.column}).second)
        return;
      if (hit.evidence.empty()) {
        hit.kernel = kernel.name;
        hit.intensity = 0;
        hit.reason = reason;
      }
      ++hit.intensity;
      hit.evidence.push_back({site.where, std::move(reason)});
    };
    for (auto &a : body.accesses) {
      if (a.kind == AccessKind::Atomic || a.space == Space::Local || a.space == Space::Texture ||
          a.field >= 0)
        continue;
      const char *verb = a.kind == AccessKind::Load ? "loads " : "stores ";
      if (a.operation == "asm" || a.operation == "ld.global.nc") {
        if (a.isVector)
          add(finding.present, a, std::string(verb) + "a vector by one instruction in inline PTX");
        continue;
      }
      if (a.object < 0)
        continue;
      const Object &object = body.objects[size_t(a.object)];
      const std::string what = quoted(body, a.object);
      const bool record = object.isRecord && !a.reinterpreted;
      const int count = record ? 1 : a.isVector ? partsOf(a.type) : 1;
      const bool raw =
          isByte(object.elementType) && (object.dynamicShared || object.space == Space::Shared ||
                                         !(isIntegral(a.type) || isIntegerVector(a.type)));
      if (a.reinterpreted && !raw) {
        if (a.size <= object.elementSize)
          continue; // same width, narrower, or a record seen as words
        if (object.isRecord &&
            (!a.isVector || object.elementSize <= 0 || a.size % object.elementSize != 0))
          continue; // several whole records at once, or nothing
        if (isByte(object.elementType) && !a.isVector && object.elementType == "char" &&
            !takenApart(body, a.value))
          continue; // a buffer of raw bytes that holds words
        if (!a.isVector && object.elementSize >= 4 && a.size > 32)
          continue; // a record laid over an array
        add(finding.present, a,
            std::string(verb) + std::to_string(a.size / std::max<int64_t>(object.elementSize, 1)) +
                " elements of " + what + " at once: '" + object.elementType + "' reached as '" +
                a.type + "'");
        continue;
      }
      if (!a.isVector)
        continue;
      const int64_t partSize = a.size / std::max(count, 1);
      const bool pack = count == 1;
      if (pack) {
        add(finding.present, a,
            std::string(verb) + "a pack '" + a.type + "' of " + what + " at once");
        continue;
      }
      if (!uses.count(a.object))
        uses[a.object] = parts.use(a.object, count);
      if (object.parameter >= 0 && uses[a.object] != Parts::Different &&
          hostCasts(program, kernel, object, partSize)) {
        add(finding.present, a,
            std::string(verb) + a.type + " of " + what +
                ", for which the host passes an array of scalars");
        continue;
      }
      const bool half =
          a.type.find("half") != std::string::npos || a.type.find("bfloat") != std::string::npos;
      const bool same = uses[a.object] == Parts::Alike ||
                        (a.kind == AccessKind::Store && parts.packed(a.value, count));
      if (half || (partSize <= 2 && same) || (count == 4 && same))
        add(finding.present, a,
            std::string(verb) + std::to_string(count) + " independent elements of " + what +
                " as '" + a.type + "'");
      else
        add(finding.unclear, a,
            std::string(verb) + "'" + a.type + "' of " + what +
                ", which may be the natural element of the data");
    }
    // memcpy of a few bytes into a variable is a wide load in the source's own words.
    for (auto &call : body.calls) {
      if ((call.name != "memcpy" && call.name != "std::memcpy" &&
           call.name != "__builtin_memcpy") ||
          call.args.size() < 3 || !call.args[2] || !call.args[2]->isConst() || !call.args[0] ||
          !call.args[1])
        continue;
      const int64_t bytes = call.args[2]->value;
      if (bytes != 2 && bytes != 4 && bytes != 8 && bytes != 16)
        continue;
      for (int side = 0; side < 2; ++side) {
        auto objects = objectsOf(body.arena, call.args[size_t(side)]);
        if (objects.size() != 1)
          continue;
        const Object &object = body.objects[size_t(objects[0])];
        if (object.space == Space::Global && !object.isRecord && object.elementSize > 0 &&
            object.elementSize < bytes)
          add(finding.present, call,
              std::string(side ? "loads " : "stores ") +
                  std::to_string(bytes / object.elementSize) + " elements of '" + object.name +
                  "' at once by a copy of constant size");
      }
    }
  });
  for (auto *kernel : order) {
    Finding &finding = findings[kernel];
    if (!finding.present.evidence.empty())
      sink.add(std::move(finding.present));
    else if (!finding.unclear.evidence.empty()) {
      Hit &hit = finding.unclear;
      hit.verdict = Verdict::Unclear;
      hit.confidence = 0.5;
      hit.doubt =
          "the parts of the vector are not treated alike, or there are only two or three of them";
      sink.add(std::move(hit));
    }
  }
}
