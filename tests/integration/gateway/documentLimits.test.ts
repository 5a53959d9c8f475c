import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const signIn = (alias: string) =>
  `${alias}: signIn(input: {email: "a@example.com", password: "x"}) { errors { code } }`;

const oversizedDocuments: [name: string, query: string][] = [
  ["101 aliases", `{ ${Array.from({ length: 101 }, (_, index) => `a${index}: viewer { id }`).join(" ")} }`],
  [
    "21 aliases below the root",
    `{ viewer { ${Array.from({ length: 21 }, (_, index) => `a${index}: id`).join(" ")} } }`,
  ],
  ["3,000 repeated fields", `{ ${"viewer { id } ".repeat(3_000)} }`],
  ["240 repeated fields, within the tokens", `{ ${"viewer { id } ".repeat(240)} }`],
  ["900 repeated leaves", `{ viewer { ${"id ".repeat(900)} } }`],
  ["30 directives", `{ viewer { id ${"@include(if: true) ".repeat(30)} } }`],
  [
    "depth 12",
    "{ transactions(tab: RECEIVED) { items { publication { viewerProposal { transaction { publication { viewerProposal { transaction { publication { cover { sources { url } } } } } } } } } } } }",
  ],
  ["a fragment cycle", "{ viewer { ...A } } fragment A on Viewer { id ...B } fragment B on Viewer { id ...A }"],
  [
    "400 doubling fragments",
    `{ viewer { ...F0 } } ${Array.from({ length: 400 }, (_, index) => `fragment F${index} on Viewer { a: id ...F${index + 1} ...F${index + 1} }`).join(" ")} fragment F400 on Viewer { id }`,
  ],
  [
    "doubling fragments, within the tokens",
    `{ ...F0 } ${Array.from({ length: 14 }, (_, index) => `fragment F${index} on Query { a${index}: viewer { id } ...F${index + 1} b${index}: wall { pageInfo { endCursor } } ...F${index + 1} }`).join(" ")} fragment F14 on Query { viewer { id } }`,
  ],
  ["5,000 times the same variable", `query (${"$a: Int ".repeat(5_000)}) { viewer { id } }`],
  [
    "circular introspection",
    "{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }",
  ],
  [
    "a field that calls itself __schema to hide what is below it",
    "{ ...__schema } fragment __schema on Query { transactions(tab: RECEIVED) { items { publication { viewerProposal { transaction { publication { viewerProposal { transaction { publication { cover { sources { url } } } } } } } } } } } }",
  ],
  ["1,001 tokens", `{ ${Array.from({ length: 999 }, () => "viewer").join(" ")} }`],
  [
    "more than can be asked for at once",
    "{ chats(tab: PROPOSALS, first: 100) { items { transaction { offeredPublications { images { sources { url width } } interests owner { picture { sources { url } } } } viewerGives { publications { images { sources { url } } } } } messages(last: 100) { items { id picture { sources { url } } } } } } }",
  ],
  [
    "15 sign-ins under aliases",
    `mutation { ${Array.from({ length: 15 }, (_, index) => signIn(`a${index}`)).join(" ")} }`,
  ],
  ["two sign-ins in two operations", `mutation A { ${signIn("a")} } mutation B { ${signIn("b")} }`],
  [
    "a sign-in beside a registration, in a fragment",
    `mutation { ${signIn("a")} ...More } fragment More on Mutation { confirmEmail(input: {token: "x"}) { confirmed } }`,
  ],
];

describe.each(["http", "websocket"] as const)("limits of a document over %s", (transport) => {
  let upstream: ScriptedUpstream;
  let gateway: TestGateway;
  let socket: RawSocket;

  beforeAll(async () => {
    upstream = await startUpstream((_call, response) => json(response, {}, 404));
    gateway = await startGateway(upstream.url);
    socket = new RawSocket(gateway.wsUrl);
    await socket.init();
  });

  afterAll(async () => {
    socket.close();
    await gateway.stop();
    await upstream.stop();
  });

  const codesOf = async (query: string, id: string): Promise<(string | undefined)[]> => {
    if (transport === "websocket") {
      const frame = await socket.run(id, query);
      return frame.type === "error"
        ? (frame.payload as { extensions: { code: string } }[]).map((error) => error.extensions.code)
        : ["executed"];
    }
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ query }),
    });
    const body = (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
    expect(response.status).toBe(400);
    return body.data === undefined ? (body.errors ?? []).map((error) => error.extensions.code) : ["executed"];
  };

  it.each(oversizedDocuments)("refuses before execution: %s", async (name, query) => {
    const codes = await codesOf(query, name);
    expect(new Set(codes)).toEqual(new Set(["BAD_USER_INPUT"]));
    expect(upstream.calls).toEqual([]);
  });
});

describe("production", () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway("http://127.0.0.1:9", { NODE_ENV: "production" });
  });

  afterAll(() => gateway.stop());

  it("hides the schema on both transports: no introspection, no suggestions, no sandbox", async () => {
    const socket = new RawSocket(gateway.wsUrl);
    await socket.init();
    const ask = async (query: string) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      const frame = await socket.run(crypto.randomUUID(), query);
      expect(response.headers.get("x-powered-by")).toBeNull();
      expect(frame.type).toBe("error");
      return `${await response.text()} ${JSON.stringify(frame.payload)}`;
    };
    expect(await ask(getIntrospectionQuery())).not.toContain('"types"');
    expect(await ask('{ __type(name: "Viewer") { name } }')).not.toContain('"name":"Viewer"');
    expect(await ask("{ viewe { id } }")).not.toContain("Did you mean");
    socket.close();
    const page = await fetch(`${gateway.url}/graphql`, { headers: { accept: "text/html" } });
    expect([page.status, page.headers.get("content-type")]).toEqual([400, "application/json; charset=utf-8"]);
  });
});
