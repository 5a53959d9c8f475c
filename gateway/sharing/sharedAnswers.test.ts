import { afterEach, expect, test, vi } from "vitest";
import { SharedAnswers } from "./sharedAnswers";

function fixture(lifetimeMs = 1_000) {
  const time = { now: 0 };
  return { time, answers: new SharedAnswers(lifetimeMs, 5_000, () => time.now) };
}
const answerOf = (text: string) => ({
  bytes: Buffer.from(text),
  encoding: null,
  status: 200,
  contentType: "application/json",
  cacheControl: "no-store",
  operation: "Wall",
  code: "OK",
});
type Found = Awaited<ReturnType<SharedAnswers["find"]>>;
const textOf = (found: Found) => (typeof found === "function" || !found ? null : found.bytes.toString());

afterEach(() => void vi.useRealTimers());
/** Fetches, or fails where there is an answer. */
async function begin(answers: SharedAnswers, key: string) {
  const found = await answers.find(key);
  if (typeof found !== "function") throw new Error("there is an answer");
  return found;
}
/** Asked for twice: only then it is kept. */
async function share(answers: SharedAnswers, key: string, text: string) {
  for (let time = 0; time < 2; time += 1) (await begin(answers, key))(answerOf(text), "everyone");
}
/** The text that is kept; null where the caller fetches, which then fails. */
async function kept(answers: SharedAnswers, key: string) {
  const found = await answers.find(key);
  if (typeof found === "function") found(null, "none");
  return textOf(found);
}
/** Those who ask at once: what each of them got, in the order in which they got it. */
function askMany(answers: SharedAnswers, key: string, count: number) {
  const found: Found[] = [];
  const all = Array.from({ length: count }, async () => found.push(await answers.find(key)));
  return { found, all: Promise.all(all), leaders: () => found.filter((one) => typeof one === "function") };
}
/** All that is ready to run has run. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test("keeps an answer for its time only", async () => {
  const { time, answers } = fixture();
  await share(answers, "a", "first");
  time.now = 999;
  expect(await kept(answers, "a")).toBe("first");
  expect(await kept(answers, "b")).toBeNull();
  time.now = 1_000;
  expect(await kept(answers, "a")).toBeNull();
});

test("keeps nothing that was asked for once, or long ago", async () => {
  const { time, answers } = fixture();
  (await begin(answers, "a"))(answerOf("first"), "everyone");
  time.now = 2_000;
  (await begin(answers, "a"))(answerOf("second"), "everyone");
  expect(textOf(await answers.find("a"))).toBeNull();
});

test("lets others wait for the next answer once a key was shared", async () => {
  const { time, answers } = fixture();
  await share(answers, "a", "first");
  time.now = 999;
  await kept(answers, "a");
  time.now = 1_998;
  const land = await begin(answers, "a");
  const waiting = askMany(answers, "a", 10);
  land(answerOf("second"), "everyone");
  await waiting.all;
  expect(waiting.found.map(textOf)).toEqual(Array.from({ length: 10 }, () => "second"));
  expect(await kept(answers, "a")).toBe("second");
});

test("lets others wait as soon as an answer has turned out to be public", async () => {
  const { answers } = fixture();
  (await begin(answers, "a"))(answerOf("first"), "everyone");
  const land = await begin(answers, "a");
  const waiting = askMany(answers, "a", 10);
  await settled();
  expect(waiting.found).toEqual([]);
  land(answerOf("second"), "everyone");
  await waiting.all;
  expect(waiting.leaders()).toEqual([]);
});

test("lets no reader wait for what was never shared", async () => {
  const { answers } = fixture();
  for (let time = 0; time < 3; time += 1) (await begin(answers, "a"))(answerOf("own"), "none");
  const all = askMany(answers, "a", 3);
  await all.all;
  expect(all.leaders()).toHaveLength(3);
});

test("hands a failure to those who wait, and does not keep it", async () => {
  const { answers } = fixture();
  (await begin(answers, "a"))(answerOf("first"), "everyone");
  const land = await begin(answers, "a");
  const waiting = askMany(answers, "a", 10);
  land(answerOf("failure"), "waiting");
  await waiting.all;
  expect(waiting.found.map(textOf)).toEqual(Array.from({ length: 10 }, () => "failure"));
  expect(await kept(answers, "a")).toBeNull();
});

test("lets one at a time take over from an answer that may not be shared", async () => {
  const { answers } = fixture();
  (await begin(answers, "a"))(answerOf("first"), "everyone");
  const land = await begin(answers, "a");
  const waiting = askMany(answers, "a", 10);
  land(answerOf("own"), "none");
  await settled();
  expect(waiting.found).toHaveLength(1);
  const [next] = waiting.found;
  if (typeof next === "function") next(answerOf("second"), "everyone");
  await waiting.all;
  expect(waiting.leaders()).toHaveLength(1);
});

test("lets no reader wait longer than the backend may take, and no later one for what has not come by then", async () => {
  const { answers } = fixture();
  (await begin(answers, "a"))(answerOf("first"), "everyone");
  vi.useFakeTimers();
  const land = await begin(answers, "a");
  const waiting = askMany(answers, "a", 3);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(waiting.found).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.found).toEqual([null, null, null]);
  const next = askMany(answers, "a", 3);
  await vi.advanceTimersByTimeAsync(0);
  const [leader] = next.leaders();
  expect(next.found).toEqual([leader]);
  if (typeof leader === "function") leader(answerOf("next"), "everyone");
  await next.all;
  expect(next.found.slice(1).map(textOf)).toEqual(["next", "next"]);
  land(null, "none");
});

test("counts all that one has waited for", async () => {
  const { answers } = fixture();
  (await begin(answers, "a"))(answerOf("first"), "everyone");
  vi.useFakeTimers();
  const land = await begin(answers, "a");
  const waiting = askMany(answers, "a", 2);
  await vi.advanceTimersByTimeAsync(3_000);
  land(null, "none");
  // One of them takes over and does not come back either.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waiting.leaders()).toHaveLength(1);
  expect(waiting.found).toContain(null);
  expect(vi.getTimerCount()).toBe(0);
});

test("forgets after a change what was read before it, and lets one request read it again", async () => {
  const { answers } = fixture();
  (await begin(answers, "a"))(answerOf("first"), "everyone");
  const land = await begin(answers, "a");
  const before = askMany(answers, "a", 3);
  answers.clear();
  const after = askMany(answers, "a", 10);
  await settled();
  expect(after.leaders()).toHaveLength(1);
  land(answerOf("stale"), "everyone");
  await before.all;
  expect(before.found.map(textOf)).toEqual(["stale", "stale", "stale"]);
  expect(after.found).toHaveLength(1);
  const [leader] = after.leaders();
  if (typeof leader === "function") leader(answerOf("fresh"), "everyone");
  await after.all;
  expect(after.found.slice(1).map(textOf)).toEqual(Array.from({ length: 9 }, () => "fresh"));
});

test("keeps no answer beyond its bounds", async () => {
  const { answers } = fixture();
  await share(answers, "large", "x".repeat(300 * 1_024));
  expect(await kept(answers, "large")).toBeNull();
  for (let count = 0; count < 100; count += 1) await share(answers, String(count), "x".repeat(250 * 1_024));
  expect(await kept(answers, "0")).toBeNull();
  expect(await kept(answers, "99")).not.toBeNull();
});
