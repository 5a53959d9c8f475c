import { expect, test } from "vitest";
import type { Page } from "./renderer";
import { SharedPages } from "./sharedPages";

function fixture() {
  const time = { now: 0 };
  return { time, pages: new SharedPages(1_000, () => time.now) };
}
const pageOf = (text: string, status = 200, location: string | null = null): Page => ({
  status,
  location,
  opening: "<html>",
  rest: text,
});
/** What a visit sees at once, or the promise of what it waits for. */
const see = (pages: SharedPages, key: string, render: () => Promise<Page | null>) => {
  const shared = pages.take(key, render);
  return "kept" in shared ? shared.kept.bytes(null).then(String) : shared.coming.then(({ page }) => page?.rest ?? null);
};
const keep = (pages: SharedPages, key: string, text: string) => see(pages, key, async () => pageOf(text));
const nothing = async () => null;

test("keeps a page whole, compressed as each reader accepts it", async () => {
  const { pages } = fixture();
  await keep(pages, "a", "<p>");
  const shared = pages.take("a", nothing);
  if (!("kept" in shared)) throw new Error("not kept");
  const sizes = new Set((await Promise.all([shared.kept.bytes("br"), shared.kept.bytes("gzip")])).map(String));
  expect([String(await shared.kept.bytes(null)), sizes.size]).toEqual(["<html><p>", 2]);
});

test("answers a stale page while it is rendered anew, and none that is older than two lifetimes", async () => {
  const { time, pages } = fixture();
  await keep(pages, "a", "first");
  time.now = 1_000;
  let land = (_page: Page | null) => {};
  const slow = () => new Promise<Page | null>((resolve) => (land = resolve));
  const begun = Array.from({ length: 100 }, () => pages.take("a", slow)).filter(({ hasBegun }) => hasBegun);
  expect(begun).toHaveLength(1);
  expect(await see(pages, "a", nothing)).toBe("<html>first");
  time.now = 2_000;
  const waiting = see(pages, "a", nothing);
  land(pageOf("second"));
  expect(await waiting).toBe("second");
  // Its age is that of what was read for it.
  expect(await see(pages, "a", nothing)).toBe("<html>second");
  time.now = 3_000;
  expect(await see(pages, "a", nothing)).toBeNull();
});

test("hands those who wait for a page one that is compressed once for all of them", async () => {
  const { pages } = fixture();
  const waiting = Array.from({ length: 3 }, () => pages.take("a", async () => pageOf("<p>")));
  const kept = await Promise.all(waiting.map((shared) => ("coming" in shared ? shared.coming : null)));
  expect(new Set(kept.map((rendered) => rendered?.kept)).size).toBe(1);
  expect(await kept[0]?.kept?.bytes(null).then(String)).toBe("<html><p>");
});

test("keeps no failure, no redirect and no page of a server's error", async () => {
  const { pages } = fixture();
  await see(pages, "a", nothing);
  await see(pages, "b", async () => pageOf("", 301, "/wall"));
  await see(pages, "c", async () => pageOf("", 500));
  const found = ["a", "b", "c"].map((key) => "kept" in pages.take(key, nothing));
  expect(found).toEqual([false, false, false]);
});

test("forgets after a change what was read before it, for those who ask after it", async () => {
  const { pages } = fixture();
  let land = (_page: Page | null) => {};
  const before = see(pages, "a", () => new Promise((resolve) => (land = resolve)));
  pages.clear();
  const after = keep(pages, "a", "fresh");
  land(pageOf("old"));
  expect([await before, await after]).toEqual(["old", "fresh"]);
  expect(await see(pages, "a", nothing)).toBe("<html>fresh");
});

test("keeps no more than its memory holds", async () => {
  const { pages } = fixture();
  await keep(pages, "huge", "x".repeat(600 * 1_024));
  expect("kept" in pages.take("huge", nothing)).toBe(false);
  for (let count = 0; count < 100; count += 1) await keep(pages, String(count), "x".repeat(400 * 1_024));
  expect(["0", "99"].map((key) => "kept" in pages.take(key, nothing))).toEqual([false, true]);
});
