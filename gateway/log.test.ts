import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createLog, writeByTurns } from "./log";
import type { Logger } from "./log";

/** The line that is written for the fields, read again. */
function logged(fields: object, logOf = (log: Logger) => log): Record<string, unknown> {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(line) });
  logOf(log).info(fields, "said");
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? "") as Record<string, unknown>;
}

test.each([
  ["by itself", { token: "s3cret" }, { token: "[hidden]" }],
  ["in a part", { session: { uid: "s3cret", id: 4 } }, { session: { uid: "[hidden]", id: 4 } }],
  [
    "among headers",
    { request: { headers: { cookie: "s3cret", accept: "*/*" } } },
    { request: { headers: { cookie: "[hidden]", accept: "*/*" } } },
  ],
  ["in an error", { err: Object.assign(new Error("broken"), { token: "s3cret" }) }, { err: { token: "[hidden]" } }],
  [
    "in an error by another name",
    { failure: Object.assign(new Error("broken"), { request: { headers: { uid: "s3cret" } } }) },
    { failure: { message: "broken", request: { headers: { uid: "[hidden]" } } } },
  ],
  [
    "in an error of a part",
    { call: { failure: Object.assign(new Error("broken"), { token: "s3cret" }) } },
    { call: { failure: { message: "broken", token: "[hidden]" } } },
  ],
])("hides what is secret %s, and leaves the rest", (_name, fields, shown) => {
  const line = logged({ ms: 3, ...fields });
  expect(line).toMatchObject({ part: "gateway", msg: "said", ms: 3, ...shown });
  expect(JSON.stringify(line)).not.toContain("s3cret");
});

test("hides what is secret in all lines of a child, and of its child", () => {
  const fields = { requestId: "r1", session: { uid: "s3cret" }, failure: new Error("broken") };
  const shown = { requestId: "r1", session: { uid: "[hidden]" }, failure: { message: "broken" } };
  const line = logged({ ms: 3 }, (log) => log.child(fields).child({ token: "s3cret" }));
  expect(line).toMatchObject({ part: "gateway", ms: 3, ...shown, token: "[hidden]" });
  expect(JSON.stringify(line)).not.toContain("s3cret");
});

test("leaves what says itself how it is written as it is", () => {
  class Place {
    latitude = 10.5;
    toJSON() {
      return "near";
    }
  }
  expect(logged({ at: new Date(0), place: new Place() })).toMatchObject({
    at: "1970-01-01T00:00:00.000Z",
    place: "near",
  });
});

test("writes the lines of one turn together, and an error at once", async () => {
  const written: string[] = [];
  const log = createLog({ LOG_LEVEL: "info" }, writeByTurns({ write: (text) => written.push(text) }));
  const said = () => written.map((text) => text.match(/(?<="msg":")\w+/g));
  log.info("one");
  log.child({ requestId: "r1" }).info("two");
  expect(said()).toEqual([]);
  await new Promise(setImmediate);
  expect(said()).toEqual([["one", "two"]]);
  log.info("three");
  log.child({ requestId: "r1" }).error("four");
  expect(said()).toEqual([
    ["one", "two"],
    ["three", "four"],
  ]);
  log.info("five");
  await new Promise(setImmediate);
  expect(said().slice(2)).toEqual([["five"]]);
});

test.each([
  ["its exit", "process.exit(0);", ["one", "three"]],
  ["an uncaught error", "throw new Error('broken');", ["one", "three"]],
  [
    "a signal",
    "process.once('SIGTERM', () => { log.info('two'); process.exit(0); }); process.kill(process.pid, 'SIGTERM'); await new Promise((done) => setTimeout(done, 5_000));",
    ["one", "two", "three"],
  ],
])("loses no line at the end of the process by %s", (_name, end, said) => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "--import",
      "tsx",
      "--input-type=module",
      "--eval",
      `import { createLog } from "./log.ts";
       const log = createLog({ LOG_LEVEL: "info" });
       process.on("exit", () => log.info("three"));
       log.info("one");
       ${end}`,
    ],
    { cwd: fileURLToPath(new URL(".", import.meta.url)), encoding: "utf8" },
  );
  expect(stdout.match(/(?<="msg":")\w+/g)).toEqual(said);
});

test("writes an error's message and stack", () => {
  expect(logged({ err: new TypeError("broken") })).toMatchObject({
    err: { type: "TypeError", message: "broken", stack: expect.stringContaining("log.test") },
  });
});

test("writes an error that holds itself", () => {
  const err = new Error("broken");
  expect(logged({ err: Object.assign(err, { call: { err } }) })).toMatchObject({
    err: { call: { err: { message: "broken" } } },
  });
});

test("leaves what it is given as it was", () => {
  const fields = { session: { token: "s3cret" } };
  logged(fields);
  expect(fields).toEqual({ session: { token: "s3cret" } });
});
