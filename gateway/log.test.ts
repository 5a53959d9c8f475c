import { expect, test } from "vitest";
import { createLog } from "./log";

/** The line that is written for the fields, read again. */
function logged(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  createLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(line) }).info(fields, "said");
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
])("hides what is secret %s, and leaves the rest", (_name, fields, shown) => {
  const line = logged({ ms: 3, ...fields });
  expect(line).toMatchObject({ part: "gateway", msg: "said", ms: 3, ...shown });
  expect(JSON.stringify(line)).not.toContain("s3cret");
});

test("tells an error's message and stack", () => {
  expect(logged({ err: new TypeError("broken") })).toMatchObject({
    err: { type: "TypeError", message: "broken", stack: expect.stringContaining("log.test") },
  });
});

test("leaves what it is given as it was", () => {
  const fields = { session: { token: "s3cret" } };
  logged(fields);
  expect(fields).toEqual({ session: { token: "s3cret" } });
});
