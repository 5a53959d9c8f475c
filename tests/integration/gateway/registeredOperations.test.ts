import { ApolloClient, ApolloLink } from "@apollo/client";
import { Kind, getIntrospectionQuery, print } from "graphql";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { of } from "rxjs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mock } from "vitest";
import { WebSocket } from "ws";
import { createHash } from "node:crypto";
import { approximatePoint } from "../../../rules/placeGrid";
import { precompileGraphql } from "../../../web/build/precompileGraphql";
import { createAppClient } from "../../../web/src/apollo/client";
import { createCache } from "../../../web/src/apollo/cache";
import { errorCodes } from "../../../web/src/apollo/errors";
import { fragmentRegistry } from "../../../web/src/apollo/fragmentRegistry";
import { toast, toastStore } from "../../../web/src/components/ui/toast";
import { clientDefinitions } from "../../support/clientOperations";
import { GraphqlClient } from "../../support/graphqlClient";
import { RawSocket } from "../../support/rawSocket";
import { recordedReplies, startRecordedUpstream } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const client = clientDefinitions();
const { documents, manifest } = buildClient();
const registered = new Map(Object.entries(manifest));
const operationOf = ({ definitions }: DocumentNode) => definitions[0] as OperationDefinitionNode & { hash?: string };
const documentOf = (name: string) => documents.get(name) ?? expect.fail(`the client has no operation ${name}`);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const hashFor = (name: string) => operationOf(documentOf(name)).hash ?? "";
const textFor = (name: string) => registered.get(hashFor(name)) ?? "";
const extensionsFor = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { errors { message } } }';

/** The documents that the build writes into the client, and the file that it writes for the gateway. */
function buildClient() {
  const plugin = precompileGraphql() as unknown as {
    config(config: object, env: { command: string; isSsrBuild: boolean }): void;
    transform(code: string, id: string): { code: string };
    generateBundle(this: { emitFile(file: { fileName: string; source: string }): void }): void;
  };
  plugin.config({}, { command: "build", isSsrBuild: false });
  const files = new Map<string, string>();
  plugin.generateBundle.call({ emitFile: ({ fileName, source }) => void files.set(fileName, source) });
  return {
    documents: new Map(
      client.operations.map((operation) => {
        const { code } = plugin.transform(`gql\`${print(operation)}\``, "/web/src/one.ts");
        return [operation.name?.value ?? "", JSON.parse(code.slice(1, -1)) as DocumentNode] as const;
      }),
    ),
    manifest: JSON.parse(files.get(".vite/persisted-documents.json") ?? "") as Record<string, string>,
  };
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}
const outcomeOf = ({ data, errors }: Answer) =>
  errors?.map(({ extensions }) => extensions.code).join() ?? (data && "data");

async function post(url: string, body: object) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

async function get(
  url: string,
  name: string,
  { variables = {}, search = "", ...headers }: { variables?: object; search?: string; [header: string]: unknown } = {},
) {
  const extensions = JSON.stringify(extensionsFor(hashFor(name)));
  const parameters = new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions });
  const response = await fetch(`${url}/graphql?${search}${parameters}`, {
    headers: { "apollo-require-preflight": "true", ...(headers as Record<string, string>) },
  });
  return { status: response.status, headers: response.headers, ...((await response.json()) as Answer) };
}

/** What comes of the same request over HTTP and over a socket. */
async function askBoth({ url, wsUrl }: TestGateway, body: object) {
  const { errors } = await post(url, body);
  const socket = new RawSocket(wsUrl);
  await socket.init();
  socket.send({ type: "subscribe", id: "1", payload: Object.assign({ query: "" }, body) });
  const { type, payload } = await socket.next(({ id }) => id === "1");
  socket.close();
  return { overHttp: errors, overSocket: type === "error" ? payload : type };
}

let upstream: RecordedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startRecordedUpstream();
  gateway = await startGateway(upstream.url, {}, {}, registered);
});
afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

describe("the file that the build writes", () => {
  it("has each operation letter by letter as Apollo Client sends it", async () => {
    const definitions = [...client.fragments.values()];
    fragmentRegistry.register({ kind: Kind.DOCUMENT, definitions });
    const sent: string[] = [];
    const link = new ApolloLink(({ query }) => {
      sent.push(print(query));
      return of({ data: {} });
    });
    const apollo = new ApolloClient({ cache: createCache(), link });
    for (const document of documents.values()) {
      const { operation } = operationOf(document);
      const fetchPolicy = "no-cache";
      if (operation === "query") await apollo.query({ query: document, fetchPolicy });
      else if (operation === "mutation") await apollo.mutate({ mutation: document, fetchPolicy });
      else apollo.subscribe({ query: document, fetchPolicy }).subscribe({});
    }
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.toSorted()).toEqual([...registered.values()].sort());
    for (const [hash, text] of registered) expect(hash).toBe(hashOf(text));
  });

  it("makes requests a quarter as long", () => {
    const lengthOf = (body: object) => JSON.stringify(body).length;
    const names = [...documents.keys()];
    const byText = names.map((name) => lengthOf({ operationName: name, variables: {}, query: textFor(name) }));
    const byHash = names.map((name) =>
      lengthOf({ operationName: name, variables: {}, extensions: extensionsFor(hashFor(name)) }),
    );
    expect(Math.max(...byHash)).toBeLessThan(200);
    expect(sumOf(byHash)).toBeLessThan(sumOf(byText) / 3);
  });
});

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("a registered operation", () => {
  it("is answered by its hash as by its text", async () => {
    const byText = await post(gateway.url, { query: textFor("Wall") });
    expect(outcomeOf(byText)).toBe("data");
    expect(await post(gateway.url, { extensions: extensionsFor(hashFor("Wall")) })).toEqual(byText);
    expect(await get(gateway.url, "Wall")).toMatchObject(byText);
  });

  it("is answered by its hash over a socket", async () => {
    const socket = new RawSocket(gateway.wsUrl);
    await socket.init();
    const payload = { query: "", extensions: extensionsFor(hashFor("Wall")) };
    socket.send({ type: "subscribe", id: "1", payload });
    expect(await socket.next(({ id }) => id === "1")).toMatchObject({ type: "next", payload: { data: {} } });
    socket.close();
  });

  it("does not run as a mutation by GET", async () => {
    expect((await get(gateway.url, "SignOut")).status).toBe(405);
  });

  it("is not taken from a page of another site", async () => {
    const { status } = await get(gateway.url, "Wall", { "apollo-require-preflight": "" });
    expect(status).toBe(400);
  });
});

describe("an unknown hash", () => {
  const query = "query Mine { wall { canOrderByDistance } }";

  it("is known once its text was sent with it", async () => {
    const extensions = extensionsFor(hashOf(query));
    expect(await post(gateway.url, { extensions })).toEqual({
      errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
    });
    expect(outcomeOf(await post(gateway.url, { query: "{ __typename }", extensions }))).toBe("BAD_USER_INPUT");
    expect(outcomeOf(await post(gateway.url, { query, extensions }))).toBe("data");
    expect(outcomeOf(await post(gateway.url, { extensions }))).toBe("data");
    const socket = new RawSocket(gateway.wsUrl);
    await socket.init();
    socket.send({ type: "subscribe", id: "1", payload: { query: "", extensions } });
    expect(await socket.next(({ id }) => id === "1")).toMatchObject({ type: "next" });
    socket.close();
  });
});

describe("a hash that is not right", () => {
  const wrongHash = extensionsFor(hashOf("{ __typename }"));
  const version = (number: number) => ({ persistedQuery: { version: number, sha256Hash: hashFor("Wall") } });

  it.each([
    ["that of another text", { query: textFor("Wall"), extensions: wrongHash }, "provided sha does not match query"],
    ["none", { query: textFor("Wall"), extensions: { persistedQuery: { version: 1 } } }, "provided sha does not match"],
    ["of another version", { extensions: version(2) }, "Unsupported persisted query version"],
    ["of another version, with its text", { query: textFor("Wall"), extensions: version(2) }, "Unsupported persisted"],
  ])("is refused alike over HTTP and over a socket, wherever that is: %s", async (_name, body, message) => {
    const closed = await startGateway(upstream.url, { OPERATIONS: "registered" }, {}, registered);
    const errors = [{ message: expect.stringContaining(message) as string, extensions: { code: "BAD_USER_INPUT" } }];
    for (const asked of [gateway, closed])
      expect(await askBoth(asked, body)).toEqual({ overHttp: errors, overSocket: errors });
    await closed.stop();
  });

  it.each([
    ["no text", { extensions: { persistedQuery: { version: 1, sha256Hash: 5 } } }, "PersistedQueryNotFound"],
    ["not there, nor a text", { query: "" }, "GraphQL operations must contain a non-empty"],
  ])("is refused alike over HTTP and over a socket: %s", async (_name, body, message) => {
    const { overHttp, overSocket } = await askBoth(gateway, body);
    expect(overHttp).toEqual([expect.objectContaining({ message: expect.stringContaining(message) as string })]);
    expect(overSocket).toEqual(overHttp);
  });

  it("may come with a blank text over HTTP as it has to over a socket", async () => {
    expect(outcomeOf(await post(gateway.url, { query: "", extensions: extensionsFor(hashFor("Wall")) }))).toBe("data");
  });
});

describe("what guests share, asked for by GET", () => {
  let sharing: TestGateway;
  const cacheControlOf = async (...[name, options]: [name: string, options?: Parameters<typeof get>[2]]) =>
    (await get(sharing.url, name, options)).headers.get("cache-control");
  const shared = "public, max-age=0, s-maxage=600";

  beforeEach(async () => {
    // As long as a test takes, on any machine.
    sharing = await startGateway(upstream.url, {}, { SHARED_ANSWER_MS: 600_000 }, registered);
  });
  afterEach(() => sharing.stop());

  it("may be kept on its way, and says by what", async () => {
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await get(sharing.url, "Wall", { search: "place=&", cookie: "tq_session=stale" });
      expect(headers.get("cache-control")).toBe(shared);
      expect(headers.get("vary")).toBe("accept, accept-encoding");
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it("is asked of the backend no more once it was asked for twice", async () => {
    upstream.calls.length = 0;
    for (let time = 0; time < 4; time += 1) await get(sharing.url, "Wall");
    expect(upstream.callNames().filter((name) => name === "GET /wall")).toHaveLength(2);
  });

  it("is that of a guest at the place in its address, whatever the cookies say", async () => {
    const luis = new GraphqlClient(sharing.url);
    await luis.data(SIGN_IN);
    upstream.calls.length = 0;
    const cookie = `${luis.cookie}; tq_pos=9.5,-66.5`;
    expect(await cacheControlOf("Wall", { search: "place=7.0001,-66.5&", cookie })).toBe(shared);
    const { latitude } = approximatePoint({ latitude: 7.0001, longitude: -66.5 });
    const asked = upstream.calls.find(({ path }) => path.includes("/wall"))?.headers;
    expect([asked?.["latitude"], asked?.["access-token"]]).toEqual([String(latitude), undefined]);
  });

  it.each([
    ["without a place in the address", "Wall", {}],
    ["where the place is in a cookie", "Wall", { cookie: "tq_pos=7.0001,-66.5" }],
    ["where it counts as a view", "PublicationDetail", { variables: { id: "1" }, search: "place=&" }],
    ["for robots", "Wall", { "user-agent": "Googlebot/2.1", search: "place=&" }],
    ["with a mistake", "Person", { variables: {}, search: "place=&" }],
  ])("is not kept %s", async (_name, name, options) => {
    expect(await cacheControlOf(name, options)).toBe("no-store");
  });

  it("is not kept for a member, who asks with a session and has the answer of a member", async () => {
    const luis = new GraphqlClient(sharing.url);
    await luis.data(SIGN_IN);
    expect(await cacheControlOf("Wall", { cookie: luis.cookie })).toBe("no-store");
    const asked = upstream.calls.findLast(({ path }) => path.includes("/wall"));
    expect(asked?.headers["access-token"]).toBeDefined();
  });

  it("is not kept as a failure, for whoever waited for it", async () => {
    const askForWall = () => get(sharing.url, "Wall", { search: "place=&" });
    await askForWall();
    upstream.answer("GET /wall", { status: 500, body: {} });
    const answers = await Promise.all(Array.from({ length: 5 }, askForWall));
    expect(answers.map(outcomeOf)).toEqual(Array.from({ length: 5 }, () => "UPSTREAM_UNAVAILABLE"));
    expect(new Set(answers.map(({ headers }) => headers.get("cache-control")))).toEqual(new Set(["no-store"]));
    upstream.answer("GET /wall", recordedReplies["GET /wall"] ?? {});
  });

  it("is not kept where sharing is switched off", async () => {
    const { headers } = await get(gateway.url, "Wall", { search: "place=&" });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("where only registered operations are taken", () => {
  let closed: TestGateway;
  const refused = "OPERATION_NOT_REGISTERED";
  const foreign = "query Foreign { wall { canOrderByDistance } }";

  beforeAll(async () => {
    closed = await startGateway(upstream.url, { OPERATIONS: "registered" }, {}, registered);
  });
  afterAll(() => closed.stop());

  it.each([
    ["a text of its own", { query: foreign }],
    ["a text with its hash", { query: foreign, extensions: extensionsFor(hashOf(foreign)) }],
    ["an unknown hash", { extensions: extensionsFor(hashOf(foreign)) }],
    ["introspection", { query: getIntrospectionQuery() }],
    ["what cannot be read", { query: "{{{" }],
    ["a text under a registered hash", { query: foreign, extensions: extensionsFor(hashFor("Wall")) }],
    ["a hash that is no text", { extensions: { persistedQuery: { version: 1, sha256Hash: 5 } } }],
    ["nothing at all", { query: "" }],
  ])("refuses over HTTP and over a socket: %s", async (_name, body) => {
    upstream.calls.length = 0;
    const errors = [{ message: "Hay una versión nueva. Recarga la página.", extensions: { code: refused } }];
    expect(await askBoth(closed, body)).toEqual({ overHttp: errors, overSocket: errors });
    expect(upstream.calls).toEqual([]);
  });

  it("refuses by GET and with files, too", async () => {
    const search = new URLSearchParams({ query: foreign });
    const response = await fetch(`${closed.url}/graphql?${search}`, {
      headers: { "apollo-require-preflight": "true" },
    });
    expect(outcomeOf((await response.json()) as Answer)).toBe(refused);
    const picture = { name: "a.png", type: "image/png", bytes: Buffer.from("x") };
    const upload = "mutation ($picture: Upload!) { updateProfilePhoto(input: { picture: $picture }) { __typename } }";
    const { errors } = await new GraphqlClient(closed.url).run(upload, { picture: null }, { picture });
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual([refused]);
  });

  it("answers what is registered, by hash and by text", async () => {
    expect(outcomeOf(await post(closed.url, { query: textFor("Wall") }))).toBe("data");
    expect(outcomeOf(await post(closed.url, { extensions: extensionsFor(hashFor("Wall")) }))).toBe("data");
    expect(outcomeOf(await get(closed.url, "Wall"))).toBe("data");
  });

  it("does not start without a built client", async () => {
    await expect(startGateway(upstream.url, { OPERATIONS: "registered" })).rejects.toThrow(/needs a build/);
  });
});

describe("the web client", () => {
  interface Sent {
    method: string;
    url: URL;
    body: Record<string, unknown>;
  }
  let sent: Sent[];
  let reload: Mock<() => void>;
  const clientOf = ({ url }: TestGateway) =>
    createAppClient({
      origin: url,
      fetch: (input, init) => {
        const address = new URL(String(input));
        const body = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
        sent.push({ method: init?.method ?? "", url: address, body });
        return fetch(input, init);
      },
    });
  const ask = (of: TestGateway, name: string, variables = {}) =>
    clientOf(of).client.query({ query: documentOf(name), variables, fetchPolicy: "no-cache" });

  beforeEach(() => {
    sent = [];
    reload = vi.fn<() => void>();
    fragmentRegistry.register({ kind: Kind.DOCUMENT, definitions: [...client.fragments.values()] });
    vi.stubGlobal("document", { cookie: "" });
    // Apollo warns that what was asked for cannot be read here.
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("asks as a guest for what guests share by GET, with the place in the address", async () => {
    vi.stubGlobal("document", { cookie: "tq_pos=7.0001,-66.5" });
    expect((await ask(gateway, "Wall")).data).toBeDefined();
    const { latitude, longitude } = approximatePoint({ latitude: 7.0001, longitude: -66.5 });
    expect(sent).toMatchObject([{ method: "GET", body: {} }]);
    expect(sent[0]?.url.searchParams.get("place")).toBe(`${latitude},${longitude}`);
    expect(sent[0]?.url.searchParams.get("query")).toBeNull();
  });

  it.each([
    ["as a member", "tq_here=mark", "Wall"],
    ["for what counts as a view", "", "PublicationDetail"],
  ])("asks by POST %s, without the text", async (_name, cookie, name) => {
    vi.stubGlobal("document", { cookie });
    await ask(gateway, name, { id: "1" }).catch(() => undefined);
    expect(sent).toMatchObject([{ method: "POST" }]);
    expect(sent[0]?.url.search).toBe("");
    expect(sent[0]?.body["extensions"]).toEqual(extensionsFor(hashFor(name)));
    expect(sent[0]?.body["query"]).toBeUndefined();
  });

  it("sends the text to a gateway of another build once, which then knows it", async () => {
    const other = await startGateway(upstream.url);
    for (let time = 0; time < 2; time += 1) expect((await ask(other, "Wall")).data).toBeDefined();
    await other.stop();
    expect(sent.map(({ method, body }) => [method, "query" in body])).toEqual([
      ["GET", false],
      ["POST", true],
      ["GET", false],
    ]);
    expect(sent[1]?.url.search).toBe("");
  });

  it("reloads its page once where another build takes nothing else, and then offers to", async () => {
    const other = await startGateway(
      upstream.url,
      { OPERATIONS: "registered" },
      {},
      new Map([["x", "{ __typename }"]]),
    );
    const stored = new Map<string, string>();
    vi.stubGlobal("location", { reload });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    for (let time = 0; time < 2; time += 1)
      await expect(ask(other, "Wall")).rejects.toThrow("Hay una versión nueva. Recarga la página.");
    await other.stop();
    await vi.waitFor(() =>
      expect(toastStore.getState()).toMatchObject([
        { text: "Hay una versión nueva", isPersistent: true, action: { label: "Actualizar" } },
      ]),
    );
    expect(reload).toHaveBeenCalledTimes(1);
    toastStore.getState()[0]?.action?.run();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    toast.dismiss("new-version");
  });

  it.each([
    ["the hash", registered, [""]],
    ["the hash, then the text where that is unknown", new Map<string, string>(), ["", textFor("ChatChanged")]],
  ])("sends over its socket %s", async (_name, known, expected) => {
    const other = await startGateway(upstream.url, {}, {}, known);
    const texts: unknown[] = [];
    class RecordedSocket extends WebSocket {
      override send(data: string) {
        const { type, payload } = JSON.parse(data) as { type: string; payload?: { query: string } };
        if (type === "subscribe") texts.push(payload?.query);
        super.send(data);
      }
    }
    vi.stubGlobal("WebSocket", RecordedSocket);
    vi.stubGlobal("location", new URL(other.url));
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    const app = clientOf(other);
    const failure = await new Promise((resolve) => {
      app.client
        .subscribe({ query: documentOf("ChatChanged"), fetchPolicy: "no-cache" })
        .subscribe({ next: ({ error }) => resolve(error), error: resolve });
    });
    // Guests have no chats; the operation is understood.
    expect(errorCodes(failure)).toEqual(["UNAUTHENTICATED"]);
    expect(texts).toEqual(expected);
    app.dispose();
    await other.stop();
  });
});
