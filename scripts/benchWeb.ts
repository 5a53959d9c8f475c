import { chromium } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "./browser.mjs";
import { findFreePort } from "./freePort";
import { newestPublication, startProduct } from "./product";
import { ensureInstalled } from "./steps.mjs";

/**
 * `npm run bench:web`: Lighthouse on a slow phone (150 ms, 1.6 Mbps, a CPU four times slower, all of it applied and not
 * reckoned) on the demo town: medians of three. Once as it is and, for what is rendered on the server, once without
 * that. Ends with status 1 when accessibility, best practices or SEO are below 100 or the server's HTML does not halve
 * the largest paint.
 *
 * `--only /,/login` these pages; `--runs 3` of each, whose median counts.
 */

const { values } = parseArgs({ options: { only: { type: "string" }, runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);
const chosen = values.only?.split(",");
const minutes = 60_000;
const perfectScores = ["accessibility", "best-practices", "seo"] as const;
/** The slow phone and its network are Lighthouse's own. */
const config = {
  extends: "lighthouse:default",
  settings: {
    onlyCategories: ["performance", ...perfectScores],
    throttlingMethod: "devtools",
    locale: "es",
    maxWaitForLoad: 1.5 * minutes,
  },
};

/** What is read of its result. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}
type Lighthouse = (url: string, flags: object, config: object) => Promise<{ lhr: LighthouseResult } | undefined>;

interface Measured {
  scores: Record<string, number>;
  kilobytes: number;
  fcp: number;
  lcp: number;
  tbt: number;
  issues: string[];
}

const lighthouseFolder = join(import.meta.dirname, "lighthouse");
await ensureInstalled(lighthouseFolder);
const lighthouse = (
  (await import(join(lighthouseFolder, "node_modules/lighthouse/core/index.js"))) as { default: Lighthouse }
).default;
const dataFolder = await mkdtemp(join(tmpdir(), "truequea-bench-"));
const debugPort = await findFreePort();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debugPort}`],
});
let isGood = true;
try {
  const rendered = await measureAll({}, ["/", "/wall", "publication", "/login"]);
  const plain = await measureAll({ RENDERING: "off" }, ["/wall", "publication"]);
  for (const [page, { lcp }] of plain) {
    const ratio = (rendered.get(page)?.lcp ?? Infinity) / lcp;
    console.log(`${page}: largest paint ${ratio.toFixed(2)} of the one without rendering on the server (at most 0.50)`);
    if (!(ratio <= 0.5)) isGood = false;
  }
  for (const [page, { scores, issues }] of rendered) {
    if (perfectScores.every((name) => scores[name] === 100)) continue;
    isGood = false;
    console.log(`${page}: ${issues.join("; ")}`);
  }
} finally {
  await browser.close();
  await rm(dataFolder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function measureAll(settings: Record<string, string>, pages: string[]): Promise<Map<string, Measured>> {
  const product = await startProduct(dataFolder, settings);
  console.log(`\n${settings.RENDERING === "off" ? "without" : "with"} rendering on the server`);
  console.log(row("page", ["perf", "a11y", "best", "seo", "kB", "FCP s", "LCP s", "TBT ms"]));
  const found = new Map<string, Measured>();
  try {
    for (const page of pages.filter((name) => !chosen || chosen.includes(name))) {
      const path = page === "publication" ? await newestPublication(product.url) : page;
      const results: Measured[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await measure(product.url + path));
      // A page whose network never rests for long has no blocking time in that run.
      const median = (select: (one: Measured) => number) => {
        const known = results.map(select).filter((value) => !Number.isNaN(value));
        return known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? NaN;
      };
      const score = (name: string) => median(({ scores }) => scores[name] ?? 0);
      const summary: Measured = {
        scores: Object.fromEntries(["performance", ...perfectScores].map((name) => [name, score(name)])),
        kilobytes: median(({ kilobytes }) => kilobytes),
        fcp: median(({ fcp }) => fcp),
        lcp: median(({ lcp }) => lcp),
        tbt: median(({ tbt }) => tbt),
        issues: [...new Set(results.flatMap(({ issues }) => issues))],
      };
      found.set(page, summary);
      console.log(
        row(page, [
          ...["performance", ...perfectScores].map((name) => String(summary.scores[name])),
          summary.kilobytes.toFixed(0),
          seconds(summary.fcp),
          seconds(summary.lcp),
          summary.tbt.toFixed(0),
        ]),
      );
    }
  } finally {
    await product.stop();
  }
  return found;
}

async function measure(url: string): Promise<Measured> {
  const result = await lighthouse(url, { port: debugPort, output: "json", logLevel: "error" }, config);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { categories, audits } = result.lhr;
  const number = (name: string) => audits[name]?.numericValue ?? NaN;
  const issues = perfectScores.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    kilobytes: number("total-byte-weight") / 1000,
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    issues,
  };
}

function row(name: string, cells: string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(8)).join("");
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
