import { Kind } from "graphql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mock } from "vitest";
import { WebSocket } from "ws";
import { approximatePoint } from "../../../rules/placeGrid";
import { createAppClient } from "../../../web/src/apollo/client";
import { errorCodes } from "../../../web/src/apollo/errors";
import { fragmentRegistry } from "../../../web/src/apollo/fragmentRegistry";
import { toast, toastStore } from "../../../web/src/components/ui/toast";
import { GraphqlClient } from "../../support/graphqlClient";
import { recordedReplies } from "../../support/recordedUpstream";
import {
  client,
  documentOf,
  extensionsFor,
  get,
  hashFor,
  outcomeOf,
  registered,
  textFor,
  useRegisteredGateway,
} from "../../support/registeredOperations";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { errors { message } } }';

const servers = useRegisteredGateway();

describe("what guests share, asked for by GET", () => {
  let sharing: TestGateway;
  const cacheControlOf = async (...[name, options]: [name: string, options?: Parameters<typeof get>[2]]) =>
    (await get(sharing.url, name, options)).headers.get("cache-control");
  const shared = "public, max-age=0, s-maxage=600";

  beforeEach(async () => {
    // As long as a test takes, on any machine.
    sharing = await startGateway(servers.upstream.url, {}, { SHARED_ANSWER_MS: 600_000 }, registered);
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
    servers.upstream.calls.length = 0;
    for (let time = 0; time < 4; time += 1) await get(sharing.url, "Wall");
    expect(servers.upstream.callNames().filter((name) => name === "GET /wall")).toHaveLength(2);
  });

  it("is that of a guest at the place in its address, whatever the cookies say", async () => {
    const luis = new GraphqlClient(sharing.url);
    await luis.data(SIGN_IN);
    servers.upstream.calls.length = 0;
    const cookie = `${luis.cookie}; tq_pos=9.5,-66.5`;
    expect(await cacheControlOf("Wall", { search: "place=7.0001,-66.5&", cookie })).toBe(shared);
    const { latitude } = approximatePoint({ latitude: 7.0001, longitude: -66.5 });
    const asked = servers.upstream.calls.find(({ path }) => path.includes("/wall"))?.headers;
    expect([asked?.["latitude"], asked?.["access-token"]]).toEqual([String(latitude), undefined]);
  });

  it.each([
    ["without a place in the address", "Wall", {}],
    ["where the place is in a cookie", "Wall", { cookie: "tq_pos=7.0001,-66.5" }],
    ["where the place is none", "Wall", { search: "place=abc&" }],
    ["where the place is off the globe", "Wall", { search: "place=100,200&" }],
    ["where it counts as a view", "PublicationDetail", { variables: { id: "1" }, search: "place=&" }],
    ["for robots", "Wall", { "user-agent": "Googlebot/2.1", search: "place=&" }],
    ["with a mistake", "Person", { variables: {}, search: "place=&" }],
  ])("is not kept %s", async (_name, name, options) => {
    expect(await cacheControlOf(name, options)).toBe("no-store");
  });

  it("is not shared with a member, who gets their own answer", async () => {
    const luis = new GraphqlClient(sharing.url);
    await luis.data(SIGN_IN);
    expect(await cacheControlOf("Wall", { cookie: luis.cookie })).toBe("no-store");
    const asked = servers.upstream.calls.findLast(({ path }) => path.includes("/wall"));
    expect(asked?.headers["access-token"]).toBeDefined();
  });

  it("is not kept as a failure for the callers that waited for it", async () => {
    const askForWall = () => get(sharing.url, "Wall", { search: "place=&" });
    await askForWall();
    servers.upstream.answer("GET /wall", { status: 500, body: {} });
    const answers = await Promise.all(Array.from({ length: 5 }, askForWall));
    expect(answers.map(outcomeOf)).toEqual(Array.from({ length: 5 }, () => "UPSTREAM_UNAVAILABLE"));
    expect(new Set(answers.map(({ headers }) => headers.get("cache-control")))).toEqual(new Set(["no-store"]));
    servers.upstream.answer("GET /wall", recordedReplies["GET /wall"] ?? {});
  });

  it("is not kept where sharing is switched off", async () => {
    const { headers } = await get(servers.gateway.url, "Wall", { search: "place=&" });
    expect(headers.get("cache-control")).toBe("no-store");
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
  const ask = (server: TestGateway, name: string, variables = {}) =>
    clientOf(server).client.query({ query: documentOf(name), variables, fetchPolicy: "no-cache" });

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
    expect((await ask(servers.gateway, "Wall")).data).toBeDefined();
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
    await ask(servers.gateway, name, { id: "1" }).catch(() => undefined);
    expect(sent).toMatchObject([{ method: "POST" }]);
    expect(sent[0]?.url.search).toBe("");
    expect(sent[0]?.body["extensions"]).toEqual(extensionsFor(hashFor(name)));
    expect(sent[0]?.body["query"]).toBeUndefined();
  });

  it("sends the text to a gateway of another build once, which then knows it", async () => {
    const other = await startGateway(servers.upstream.url);
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
      servers.upstream.url,
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
        { text: "Hay una versión nueva.", isPersistent: true, action: { label: "Actualizar" } },
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
    const other = await startGateway(servers.upstream.url, {}, {}, known);
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
