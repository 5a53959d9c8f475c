import { expect, test } from "vitest";
import { SharedAnswers } from "./sharedAnswers";

function fixture(lifetimeMs = 1_000) {
  const time = { now: 0 };
  return { time, answers: new SharedAnswers(lifetimeMs, () => time.now) };
}
const answerOf = (text: string) => ({ bytes: Buffer.from(text), contentType: "application/json", operation: "Wall" });
/** Asked for twice: only then it is kept. */
function share(answers: SharedAnswers, key: string, text: string) {
  answers.begin(key)(answerOf(text));
  answers.begin(key)(answerOf(text));
}
const textOf = async (found: ReturnType<SharedAnswers["find"]>) => (await found)?.bytes.toString() ?? null;

test("keeps an answer for its time only", async () => {
  const { time, answers } = fixture();
  share(answers, "a", "first");
  time.now = 999;
  expect(await textOf(answers.find("a"))).toBe("first");
  expect(answers.find("b")).toBeNull();
  time.now = 1_000;
  expect(answers.find("a")).toBeNull();
});

test("keeps nothing that was asked for once, or long ago", () => {
  const { time, answers } = fixture();
  answers.begin("a")(answerOf("first"));
  expect(answers.find("a")).toBeNull();
  for (const now of [1_000, 2_000]) {
    time.now = now;
    answers.begin("another")(answerOf("x"));
  }
  answers.begin("a")(answerOf("second"));
  expect(answers.find("a")).toBeNull();
});

test("lets others wait for the next answer once a key was shared", async () => {
  const { time, answers } = fixture();
  share(answers, "a", "first");
  time.now = 1_000;
  const land = answers.begin("a");
  const waiting = textOf(answers.find("a"));
  land(answerOf("second"));
  expect(await waiting).toBe("second");
  expect(await textOf(answers.find("a"))).toBe("second");
});

test("lets nobody wait for what may not be shared", async () => {
  const { time, answers } = fixture();
  const land = answers.begin("a");
  expect(answers.find("a")).toBeNull();
  land(null);
  share(answers, "b", "first");
  time.now = 1_000;
  const failing = answers.begin("b");
  const waiting = textOf(answers.find("b"));
  failing(null);
  expect(await waiting).toBeNull();
  expect(answers.find("b")).toBeNull();
});

test("forgets everything after a change, also what was being read before it", async () => {
  const { answers } = fixture();
  share(answers, "a", "first");
  const land = answers.begin("a");
  const waiting = textOf(answers.find("a"));
  answers.clear();
  expect(answers.find("a")).toBeNull();
  land(answerOf("stale"));
  expect(answers.find("a")).toBeNull();
  expect(await waiting).toBe("first");
});

test("keeps no answer beyond its bounds", () => {
  const { answers } = fixture();
  share(answers, "large", "x".repeat(300 * 1_024));
  expect(answers.find("large")).toBeNull();
  for (let count = 0; count < 100; count += 1) share(answers, String(count), "x".repeat(250 * 1_024));
  expect(answers.find("0")).toBeNull();
  expect(answers.find("99")).not.toBeNull();
});
