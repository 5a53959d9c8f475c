import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: ScriptedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((_call, response) => json(response, {}, 404));
  gateway = await startGateway(upstream.url);
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

const query = "query Q($id: ID!) { publication(id: $id) { id } }";
const operation = (variables: string) => `{"query":${JSON.stringify(query)},"variables":${variables}}`;

const malformed: [name: string, body: string | Buffer, status?: number][] = [
  ["truncated JSON", '{"query":"{ viewer'],
  ["null", "null"],
  ["an empty list", "[]"],
  ["an empty text", '""'],
  ["nothing", ""],
  ["query as a number", '{"query":1}'],
  ["variables as a text", '{"query":"{ viewer { id } }","variables":"x"}'],
  ["a key twice", '{"query":"{ viewer { id } }","query":"{ viewer { email } }"}'],
  ["a key twice, escaped", '{"query":"{ viewer { id } }","quer\\u0079":"{ viewer { email } }"}'],
  ["a key twice inside", operation('{"id":"1","id":"2"}')],
  ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["a byte order mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{"query":"{ viewer { id } }"}')])],
  ["__proto__ in variables", operation('{"id":"1","__proto__":{"admin":true}}')],
  ["constructor in variables", operation('{"id":"1","constructor":{"prototype":{"admin":true}}}')],
  ["a number beyond all", operation('{"id":9e999}')],
  ["an object for a scalar", operation('{"id":{"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":{"i":{"j":1}}}}}}}}}}}')],
  ["deep nesting", operation(`${"[".repeat(5_000)}${"]".repeat(5_000)}`)],
  ["a batch", '[{"query":"{ viewer { id } }"}]'],
  ["an unknown operation name", '{"query":"query A { viewer { id } }","operationName":"B"}'],
  ["more than 100 KiB", JSON.stringify({ query: `{ viewer { id } } # ${"x".repeat(150_000)}` }), 413],
];

const leaks = /node_modules|at \w+ \(|\.ts:|\.js:|SyntaxError|127\.0\.0\.1|Error:/;

describe("a malformed request", () => {
  it.each(malformed)("is refused as JSON with a documented code: %s", async (_name, body, status = 400) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json" },
      body: body as BodyInit,
    });
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^application\/(graphql-response\+)?json/);
    expect(text).not.toMatch(leaks);
    const { errors } = JSON.parse(text) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe(status === 413 ? "PAYLOAD_TOO_LARGE" : "BAD_USER_INPUT");
  });

  it("is refused over the socket, too", async () => {
    const socket = new RawSocket(gateway.wsUrl);
    await socket.init();
    const values = ["\u0000", "\ud800", { a: { b: 1 } }, Number.NaN];
    for (const [index, id] of values.entries()) {
      const frame = await socket.run(String(index), query, { id });
      expect(JSON.stringify(frame.payload)).toContain("BAD_USER_INPUT");
    }
    socket.close();
  });

  it("does not reach the backend", () => {
    expect(upstream.calls).toEqual([]);
  });

  it("gets JSON for other content types and methods, too", async () => {
    const xml = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/xml", "apollo-require-preflight": "1" },
      body: "<a/>",
    });
    expect([xml.status, xml.headers.get("content-type")]).toEqual([400, "application/json; charset=utf-8"]);
    const put = await fetch(`${gateway.url}/graphql`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ viewer { id } }"}',
    });
    expect(put.status).toBe(405);
    const nowhere = await fetch(`${gateway.url}/graphql/nowhere`, { headers: { accept: "application/json" } });
    expect(await nowhere.json()).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
  });
});
