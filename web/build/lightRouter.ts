import type { ESTree, Plugin } from "vite";

/** What only the data and framework modes do: where the declarative mode has a part of it, and what is left there. */
const MODES: [part: RegExp, left: string][] = [
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, "[false, null, null];"],
  [/return shouldPrefetch && !isAbsolute \? .*$/m, "return link;"],
  [/,\s*"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/, ""],
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, "return useNavigateUnstable();"],
  [/(?<=let isTransitioning = )routerState != null &&[^;]*;/, "false;"],
  // Boundaries of errors and of what is still loading are ours.
  [
    /^function _renderMatches\([^]*?^\}$/m,
    `function _renderMatches(matches, parentMatches = []) {
      return matches && matches.reduceRight((outlet, { route }, index) => {
        const value = { outlet, matches: parentMatches.concat(matches.slice(0, index + 1)), isDataRoute: false };
        return React2.createElement(RouteContext.Provider, { value, children: route.element || outlet });
      }, null);
    }`,
  ],
  [/^RenderErrorBoundary\.contextType = .*$/m, ""],
];

/** Patterns are those of our routes, and each is tried again and again. */
const COMPILE = /^function compilePath\(path, caseSensitive = false, end = true\) \{$/m;
const REMEMBERED_COMPILE = `const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = [path, caseSensitive, end].join(" ");
  if (!compiledPaths.has(key)) compiledPaths.set(key, compilePathAnew(path, caseSensitive, end));
  return compiledPaths.get(key);
}
function compilePathAnew(path, caseSensitive, end) {`;

/**
 * Makes the unused parts of react-router tree-shakeable: display names and unmarked component factories would keep its
 * data and framework modes (forms, fetchers, prefetching) in the first load, and so would links and routes, which look
 * for them at every rendering. Patterns are compiled once. What it says to developers, it says to them alone.
 */
export function lightRouter(): Plugin {
  return {
    name: "light-router",
    apply: "build",
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return null;
      let light = code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
        .replaceAll(/^var (\w+) = class extends (React\d*\.Component) \{/gm, "class $1 extends $2 {")
        .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false")
        .replaceAll(/^function (warning|warningOnce)\([^]*?^\}$/gm, "function $1() {}");
      if (code.includes("function _renderMatches("))
        for (const [part, left] of [...MODES, [COMPILE, REMEMBERED_COMPILE] as const]) {
          if (!part.test(light)) this.error(`${id}: ${part.source} is no part of it any more`);
          light = light.replace(part, left);
        }
      const messages = callsIn(this.parse(light)).flatMap(messageOf);
      for (const { start, end } of messages.toSorted((a, b) => b.start - a.start))
        light = light.slice(0, start) + light.slice(end);
      return { code: light, map: null };
    },
  };
}

/** The message of an invariant, and all arguments of a warning. */
function messageOf({ callee, arguments: given }: ESTree.CallExpression): { start: number; end: number }[] {
  const [first, last] = [given[0], given.at(-1)];
  if (callee.type !== "Identifier" || !first || !last) return [];
  if (callee.name === "invariant" && first !== last) return [{ start: first.end, end: last.end }];
  return /^warning(?:Once)?$/.test(callee.name) ? [{ start: first.start, end: last.end }] : [];
}

function callsIn(node: unknown): ESTree.CallExpression[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(callsIn);
  return (node as ESTree.Node).type === "CallExpression" ? [node as ESTree.CallExpression, ...inside] : inside;
}
