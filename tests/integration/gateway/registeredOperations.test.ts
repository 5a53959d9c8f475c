import { ApolloClient, ApolloLink } from "@apollo/client";
import { Kind, getIntrospectionQuery, print } from "graphql";
import { of } from "rxjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCache } from "../../../web/src/apollo/cache";
import { fragmentRegistry } from "../../../web/src/apollo/fragmentRegistry";
import { GraphqlClient } from "../../support/graphqlClient";
import { RawSocket } from "../../support/rawSocket";
import {
  client,
  documents,
  extensionsFor,
  get,
  hashFor,
  hashOf,
  operationOf,
  outcomeOf,
  post,
  registered,
  textFor,
  useRegisteredGateway,
} from "../../support/registeredOperations";
import type { Answer } from "../../support/registeredOperations";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

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

const servers = useRegisteredGateway();

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
    const byText = await post(servers.gateway.url, { query: textFor("Wall") });
    expect(outcomeOf(byText)).toBe("data");
    expect(await post(servers.gateway.url, { extensions: extensionsFor(hashFor("Wall")) })).toEqual(byText);
    expect(await get(servers.gateway.url, "Wall")).toMatchObject(byText);
  });

  it("is answered by its hash over a socket", async () => {
    const socket = new RawSocket(servers.gateway.wsUrl);
    await socket.init();
    const payload = { query: "", extensions: extensionsFor(hashFor("Wall")) };
    socket.send({ type: "subscribe", id: "1", payload });
    expect(await socket.next(({ id }) => id === "1")).toMatchObject({ type: "next", payload: { data: {} } });
    socket.close();
  });

  it("does not run as a mutation by GET", async () => {
    expect((await get(servers.gateway.url, "SignOut")).status).toBe(405);
  });

  it("is not taken from a page of another site", async () => {
    const { status } = await get(servers.gateway.url, "Wall", { "apollo-require-preflight": "" });
    expect(status).toBe(400);
  });
});

describe("an unknown hash", () => {
  const query = "query Mine { wall { canOrderByDistance } }";

  it("is known once its text was sent with it", async () => {
    const extensions = extensionsFor(hashOf(query));
    expect(await post(servers.gateway.url, { extensions })).toEqual({
      errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
    });
    expect(outcomeOf(await post(servers.gateway.url, { query: "{ __typename }", extensions }))).toBe("BAD_USER_INPUT");
    expect(outcomeOf(await post(servers.gateway.url, { query, extensions }))).toBe("data");
    expect(outcomeOf(await post(servers.gateway.url, { extensions }))).toBe("data");
    const socket = new RawSocket(servers.gateway.wsUrl);
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
    const closed = await startGateway(servers.upstream.url, { OPERATIONS: "registered" }, {}, registered);
    const errors = [{ message: expect.stringContaining(message) as string, extensions: { code: "BAD_USER_INPUT" } }];
    for (const asked of [servers.gateway, closed])
      expect(await askBoth(asked, body)).toEqual({ overHttp: errors, overSocket: errors });
    await closed.stop();
  });

  const named = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } });
  it.each([
    ["a number", { extensions: named(5) }, "PersistedQueryNotFound"],
    ["a number, with a text", { query: textFor("Wall"), extensions: named(5) }, "provided sha does not match"],
    ["not there, nor a text", { query: "" }, "GraphQL operations must contain a non-empty"],
  ])("is refused alike over HTTP and over a socket: %s", async (_name, body, message) => {
    const { overHttp, overSocket } = await askBoth(servers.gateway, body);
    expect(overHttp).toEqual([expect.objectContaining({ message: expect.stringContaining(message) as string })]);
    expect(overSocket).toEqual(overHttp);
  });

  it("may come with a blank text over HTTP as it has to over a socket", async () => {
    expect(outcomeOf(await post(servers.gateway.url, { query: "", extensions: extensionsFor(hashFor("Wall")) }))).toBe(
      "data",
    );
  });
});

describe("where only registered operations are taken", () => {
  let closed: TestGateway;
  const refused = "OPERATION_NOT_REGISTERED";
  const foreign = "query Foreign { wall { canOrderByDistance } }";

  beforeAll(async () => {
    closed = await startGateway(servers.upstream.url, { OPERATIONS: "registered" }, {}, registered);
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
    servers.upstream.calls.length = 0;
    const errors = [{ message: "Hay una versión nueva. Recarga la página.", extensions: { code: refused } }];
    expect(await askBoth(closed, body)).toEqual({ overHttp: errors, overSocket: errors });
    expect(servers.upstream.calls).toEqual([]);
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
    await expect(startGateway(servers.upstream.url, { OPERATIONS: "registered" })).rejects.toThrow(/needs a build/);
  });
});
