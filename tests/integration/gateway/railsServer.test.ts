import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clientOperations } from "../../support/clientOperations";
import { RailsServer } from "../../support/rails/server";
import type { RailsOptions } from "../../support/rails/context";
import { password } from "../../support/rails/store";
import { RawSocket } from "../../support/rawSocket";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import { expectNoExistenceLeak } from "../../support/existenceLeak";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";
import type { Stream } from "../../support/subscribe";

/** Real servers: the most lenient, the strictest, and one with the quirks of the cable. */
const servers: [name: string, options: RailsOptions][] = [
  ["keeps tokens, checks nothing", {}],
  [
    "rotates tokens, checks the Origin, quotes strings, writes decimals as text, works in any order",
    { rotatesTokens: true, checksOrigin: true, quotesStrings: true, decimalsAsText: true, isUnordered: true },
  ],
  ["answers no subprotocol and pings slowly", { hidesSubprotocol: true, pingMs: 5_000, checksOrigin: true }],
];

const operations = new Map(clientOperations());
const text = (name: string) => {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`the client has no ${name}`);
  return operation;
};

/** The value at a path of an answer. */
function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (inner as Record<string | number, unknown> | null | undefined)?.[name],
    value,
  );
}
const idsOf = (items: unknown) => (items as { id: string }[]).map(({ id }) => id);

interface EventRecord {
  id: string;
  status?: string;
  type?: string;
  kind?: string;
  randomId?: string;
  text?: string;
  chat?: { id: string; unreadCount: number; transaction: { status: string } };
}
type LiveEvent<Field extends string> = Record<Field, EventRecord>;

describe.each(servers)("a server that %s, and answers only what was recorded", (_name, options) => {
  let rails: RailsServer;
  let gateway: TestGateway;
  let ana: GraphqlClient;
  let luis: GraphqlClient;
  const streams: Stream<never>[] = [];

  beforeAll(async () => {
    rails = await new RailsServer(options).start();
    gateway = await startGateway(rails.url);
    ana = new GraphqlClient(gateway.url);
    luis = new GraphqlClient(gateway.url);
  });

  afterEach(async () => {
    await Promise.all(streams.splice(0).map((stream) => stream.stop()));
  });

  afterAll(async () => {
    await gateway.stop();
    await rails.stop();
  });

  /** Runs one operation of the web client, after the rotation window, so that rotating servers rotate each time. */
  const ask = async (client: GraphqlClient, name: string, variables: Record<string, unknown> = {}) => {
    rails.tokens.advance(6_000);
    const answer = await client.run(text(name), variables);
    expect({ name, variables, errors: answer.errors }).toEqual({ name, variables, errors: [] });
    return answer.data;
  };
  const done = async (client: GraphqlClient, name: string, input: Record<string, unknown>) => {
    const payload = Object.values((await ask(client, name, { input })) ?? {})[0];
    expect(valueAt(payload, "errors")).toEqual([]);
    return payload;
  };
  const follow = async <Field extends string>(
    client: GraphqlClient,
    name: string,
    variables: Record<string, unknown> = {},
  ) => {
    const stream = await subscribe<LiveEvent<Field>>(client, text(name), variables);
    streams.push(stream as unknown as Stream<never>);
    return stream;
  };
  const joined = async (userEmail: string, channel: string) =>
    await expect.poll(() => rails.cable.isSubscribed(rails.personOf(userEmail).id, channel)).toBe(true);

  it("signs users in", async () => {
    const wrong = await ana.run(text("SignIn"), { input: { email: "ana@example.com", password: "x" } });
    expect(wrong.data).toMatchObject({
      signIn: {
        viewer: null,
        errors: [{ code: "UNAUTHENTICATED", message: "Credenciales inválidas, intente de nuevo" }],
      },
    });
    expect(valueAt(await done(ana, "SignIn", { email: "ana@example.com", password }), "viewer")).toMatchObject({
      id: "1",
      signInCount: 4,
    });
    await done(luis, "SignIn", { email: "luis@example.com", password });
    expect(valueAt(await ask(ana, "Session"), "viewer")).toMatchObject({
      id: "1",
      email: "ana@example.com",
      unreadChatCount: 1,
      unreadNotificationCount: 1,
      user: { reputation: 4.5, state: "Distrito Capital" },
    });
  });

  it("shows guests public data", async () => {
    const guest = new GraphqlClient(gateway.url);
    const wall = valueAt(await ask(guest, "Wall"), "wall");
    expect(idsOf(valueAt(wall, "items")).slice(0, 2)).toEqual(["banner-1", "publication-12"]);
    const next = await ask(guest, "Wall", { after: valueAt(wall, "pageInfo", "endCursor") });
    expect(
      valueAt(await ask(guest, "Wall", { after: valueAt(next, "wall", "pageInfo", "endCursor") }), "wall"),
    ).toMatchObject({
      items: [],
      pageInfo: { hasNextPage: false },
    });
    const found = valueAt(
      await ask(guest, "SearchResults", { input: { mode: "WANT", terms: ["laptop", "mesa"] } }),
      "search",
    );
    // The paid one, which such a server also counts, is not among them.
    expect([valueAt(found, "page", "total"), idsOf(valueAt(found, "sponsored")).length]).toEqual([1, 1]);
    expect(valueAt(await ask(guest, "PublicationDetail", { id: "4" }), "publication")).toMatchObject({
      title: "Laptop usada",
      price: { amount: 10_000 },
      viewerProposal: null,
    });
    expect(valueAt(await ask(guest, "PublicationDetail", { id: "999" }), "publication")).toBeNull();
    for (const name of ["CategoryBrowser", "PublishingCategories", "RegistrationCountries", "RecentPublications"])
      await ask(guest, name);
    expect(valueAt(await ask(guest, "OwnerFigures", { id: "2" }), "user")).toMatchObject({ activePublicationCount: 6 });
    expect(valueAt(await ask(guest, "Person", { id: "2" }), "user")).toMatchObject({
      firstName: "Luis",
      city: "Caracas",
      isActive: true,
      completedExchangeCount: 1,
    });
    // The list of a user's publications was never recorded.
    expect(await ask(guest, "PersonPublications", { userId: "2", page: 1 })).toEqual({ userPublications: null });
  });

  it("fills every screen of signed-in users", async () => {
    for (const client of [ana, luis]) {
      for (const name of [
        "LiveCounts",
        "UserMenu",
        "ProfileCard",
        "TransactionCounts",
        "Chats",
        "Notifications",
        "MoreNotifications",
        "Wall",
      ])
        await ask(client, name);
      for (const tab of ["RECEIVED", "IN_PROGRESS", "HISTORY"]) await ask(client, "Requests", { tab });
      for (const id of ["1", "4", "999"]) await ask(client, "PublicationDetail", { id });
      for (const id of ["1", "99"]) await ask(client, "ConversationScreen", { id });
      for (const id of ["1", "99"]) await ask(client, "OpenedTransaction", { id });
      await ask(client, "ProposalScreen", { id: "4" });
      await ask(client, "MoreChats", { tab: "PROPOSALS" });
    }
    // The server of this test has no credit.
    expect(valueAt(await ask(ana, "CreditPanel", { page: 1 }), "viewer")).toMatchObject({ credit: null });
    expect(valueAt(await ask(ana, "OwnProfile"), "viewer", "user")).toMatchObject({ completedExchangeCount: 1 });
    expect(valueAt(await ask(ana, "PersonalData"), "viewer")).toMatchObject({
      email: "ana@example.com",
      personalData: { country: "Venezuela" },
    });
    const own = await ask(ana, "OwnPublications", { kind: "ACTIVE", page: 1 });
    expect([idsOf(valueAt(own, "ownPublications", "items")), valueAt(own, "ownPublications", "inactiveCount")]).toEqual(
      [["1", "4", "5", "8", "10", "12"], null],
    );
    expect(await ask(ana, "OwnPublications", { kind: "INACTIVE", page: 1 })).toEqual({ ownPublications: null });
    expect(valueAt(await ask(ana, "Requests", { tab: "RECEIVED" }), "transactions", "items")).toMatchObject([
      {
        id: "1",
        status: "ACTIVE",
        viewerRole: "OWNER",
        counterpart: { firstName: "Luis" },
        viewerGives: { publications: [{ id: "1" }] },
        viewerReceives: { text: "algo más", publications: [{ id: "2" }] },
      },
    ]);
    expect(idsOf(valueAt(await ask(luis, "ProposalScreen", { id: "4" }), "viewer", "activePublications"))).toEqual([
      "2",
      "3",
      "6",
      "7",
      "9",
      "11",
    ]);
    expect(valueAt(await ask(luis, "PublicationDetail", { id: "1" }), "publication", "viewerProposal")).toEqual({
      state: "CAN_UPDATE",
      reason: null,
      chatId: "1",
    });
    expect(valueAt(await ask(ana, "PublicationDetail", { id: "1" }), "publication", "viewerProposal")).toMatchObject({
      state: "DISABLED",
      reason: "OWN_PUBLICATION",
    });
    expect(valueAt(await ask(luis, "PublicationDetail", { id: "4" }), "publication", "viewerProposal")).toMatchObject({
      state: "CAN_PROPOSE",
    });
    expect(valueAt(await ask(luis, "ConversationScreen", { id: "99" }), "chat")).toBeNull();
  });

  it("saves and removes a publication", async () => {
    for (let time = 0; time < 2; time += 1)
      expect(valueAt(await done(ana, "SavePublication", { publicationId: "3" }), "publication", "isSaved")).toBe(true);
    expect(await ask(ana, "SavedPublications", { page: 1 })).toMatchObject({
      savedPublications: { items: [{ publication: { id: "3", isSaved: true } }], page: { total: 1 } },
    });
    for (let time = 0; time < 2; time += 1)
      expect(valueAt(await done(ana, "UnsavePublication", { publicationId: "3" }), "publication", "isSaved")).toBe(
        false,
      );
    expect(rails.store.saved).toEqual([]);
  });

  it("carries a transaction from proposal to completion, live", async () => {
    const anasNews = await follow<"notificationReceived">(ana, "NotificationReceived", { after: "3" });
    const anasChats = await follow<"chatChanged">(ana, "ChatChanged");
    const luisChats = await follow<"chatChanged">(luis, "ChatChanged");
    const luisExchanges = await follow<"transactionChanged">(luis, "TransactionChanged");
    await joined("ana@example.com", "NotificationChannel");
    await joined("ana@example.com", "ChatChannel");
    await joined("luis@example.com", "ChatChannel");
    await joined("luis@example.com", "RequestChannel");

    const proposal = await done(luis, "CreateProposal", {
      publicationId: "4",
      offeredPublicationIds: ["2"],
      writtenOffer: "efectivo",
    });
    expect(valueAt(proposal, "transaction")).toMatchObject({
      status: "ACTIVE",
      chatId: "2",
      writtenOffer: "efectivo",
      publication: { viewerProposal: { state: "CAN_UPDATE" } },
    });
    await anasNews.next(
      ({ notificationReceived }) => notificationReceived.type === "NEW_CHANGE" && Number(notificationReceived.id) > 3,
    );
    await anasChats.next(({ chatChanged }) => chatChanged.kind === "CREATED");
    const again = valueAt(
      await ask(luis, "CreateProposal", {
        input: { publicationId: "4", offeredPublicationIds: ["2"], writtenOffer: "efectivo" },
      }),
      "createProposal",
    );
    expect(valueAt(again, "transaction", "id") ?? valueAt(again, "errors", 0, "message")).toMatch(
      /^(2|Ya tienes una propuesta.*)$/,
    );
    expect(rails.store.transactions).toHaveLength(2);
    expect(
      valueAt(
        await done(luis, "UpdateProposal", {
          transactionId: "2",
          offeredPublicationIds: ["2", "3"],
          writtenOffer: "y efectivo",
        }),
        "transaction",
        "offeredPublications",
      ),
    ).toHaveLength(2);

    const anasTalk = await follow<"messageAdded">(ana, "MessageAdded", { chatId: "2" });
    await joined("ana@example.com", '"chat_id":2');
    expect(
      valueAt(await done(luis, "SendMessage", { chatId: "2", randomId: "r-1", text: "¿Sigue disponible?" }), "message"),
    ).toMatchObject({ chatId: "2", isOwn: true });
    expect((await anasTalk.next()).messageAdded).toMatchObject({ randomId: "r-1", text: "¿Sigue disponible?" });
    await anasChats.next(({ chatChanged }) => chatChanged.chat?.id === "2" && chatChanged.chat.unreadCount === 1);
    expect(valueAt(await done(ana, "MarkChatRead", { chatId: "2" }), "chat")).toEqual({ id: "2", unreadCount: 0 });
    expect(valueAt(await ask(ana, "Messages", { chatId: "2" }), "chat", "messages", "items")).toMatchObject([
      { randomId: "r-1", isOwn: false },
    ]);

    const change = (client: GraphqlClient, to: string, rating?: number) =>
      done(client, "ChangeTransactionStatus", { transactionId: "2", to, ...(rating !== undefined && { rating }) });
    const notHis = valueAt(
      await ask(luis, "ChangeTransactionStatus", { input: { transactionId: "2", to: "ACCEPTED" } }),
      "changeTransactionStatus",
    );
    expect(valueAt(notHis, "errors")).toMatchObject([{ code: "FORBIDDEN" }]);
    expect(valueAt(await change(ana, "ACCEPTED"), "transaction")).toMatchObject({
      status: "ACCEPTED",
      viewerRole: "OWNER",
    });
    await luisExchanges.next(({ transactionChanged }) => transactionChanged.status === "ACCEPTED");
    expect(valueAt(await ask(luis, "Chats"), "inProgress", "items")).toMatchObject([
      { id: "2", transaction: { status: "ACCEPTED" } },
    ]);
    expect(valueAt(await ask(luis, "Requests", { tab: "IN_PROGRESS" }), "transactions", "items")).toMatchObject([
      { id: "2", viewerRole: "INTERESTED" },
    ]);
    expect(valueAt(await ask(luis, "ProfileCard"), "viewer")).toMatchObject({ inProgressCount: 1 });
    await change(ana, "CONFIRMED_OWNER", 5);
    await change(ana, "CONFIRMED_OWNER", 5);
    expect(valueAt(await change(luis, "COMPLETE", 4), "transaction", "status")).toBe("COMPLETE");
    expect([rails.personOf("luis@example.com").ratings, rails.personOf("ana@example.com").ratings]).toEqual([[5], [4]]);
    await luisChats.next(({ chatChanged }) => chatChanged.kind === "REMOVED");
    await anasChats.next(({ chatChanged }) => chatChanged.kind === "REMOVED");
    expect(valueAt(await ask(ana, "Requests", { tab: "HISTORY" }), "transactions", "items")).toMatchObject([
      { id: "2", status: "COMPLETE", viewerRole: "OWNER" },
    ]);
    expect(idsOf(valueAt(await ask(ana, "Wall"), "wall", "items"))).toContain("change-2");
    await ask(ana, "Notifications");
    await done(ana, "MarkNotificationRead", { id: "1" });
    await done(ana, "MarkNotificationToasted", { id: "1" });
    for (const stream of [anasNews, anasChats, luisChats, luisExchanges, anasTalk]) expect(stream.errors).toEqual([]);
  });

  it.each(["restart", "dropSilently", "cut"] as const)(
    "misses nothing after a %s of the cable and reconnects with the newest token",
    async (how) => {
      const exchange = rails.store.transactions[0];
      if (!exchange) throw new Error("no exchange");
      const news = await follow<"notificationReceived">(ana, "NotificationReceived", {
        after: String(rails.store.notifications.length),
      });
      const talk = await follow<"messageAdded">(ana, "MessageAdded", { chatId: "1" });
      await joined("ana@example.com", "NotificationChannel");
      await joined("ana@example.com", '"chat_id":1');
      rails.tokens.advance(6_000);
      await ask(ana, "Session");
      const upgrades = rails.cable.upgrades.length;
      rails.cable[how]();
      rails.store.notify(1, 8, "approved_publication", () => ({ publication: { id: 1, title: "Teléfono" } }));
      rails.write(exchange, 2, `durante ${how}`, `gap-${how}`);
      const missed = String(rails.store.notifications.length - 1);
      await news.next(({ notificationReceived }) => notificationReceived.id === missed);
      await talk.next(({ messageAdded }) => messageAdded.randomId === `gap-${how}`);
      expect(news.events.filter(({ notificationReceived }) => notificationReceived.id === missed)).toHaveLength(1);
      await joined("ana@example.com", '"chat_id":1');
      rails.write(exchange, 2, "después", `after-${how}`);
      await talk.next(({ messageAdded }) => messageAdded.randomId === `after-${how}`);
      expect(talk.events.map(({ messageAdded }) => messageAdded.randomId).filter((id) => id?.endsWith(how))).toEqual([
        `gap-${how}`,
        `after-${how}`,
      ]);
      const tokens = rails.cable.upgrades
        .slice(upgrades)
        .filter(({ headers }) => headers.uid === "ana@example.com")
        .map(({ headers }) => headers["access-token"]);
      expect(tokens.at(-1)).toBe(rails.tokens.newestOf(1));
    },
  );

  it("keeps secrets out of every address", () => {
    const secrets = /access-token|uid=|client=/;
    expect(rails.cable.upgrades.map(({ url }) => url).filter((url) => secrets.test(url))).toEqual([]);
    expect(rails.calls.map(({ path }) => path).filter((path) => secrets.test(path))).toEqual([]);
  });

  it("serves clients with session headers and returns the newest ones", async () => {
    let held = rails.tokens.issue(1, "ana@example.com");
    const run = async (name: string, variables: Record<string, unknown> = {}) => {
      rails.tokens.advance(6_000);
      const response = await fetch(`${gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...held },
        body: JSON.stringify({ query: text(name), variables }),
      });
      for (const header of ["access-token", "expiry"])
        held = { ...held, ...(response.headers.has(header) && { [header]: response.headers.get(header) ?? "" }) };
      const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
      expect({ name, errors }).toEqual({ name, errors: undefined });
      return data;
    };
    expect(valueAt(await run("Session"), "viewer")).toMatchObject({ id: "1", email: "ana@example.com" });
    expect(valueAt(await run("Chats"), "proposals", "items", 0)).toMatchObject({ counterpart: { id: "2" } });
    expect(
      valueAt(await run("ConversationScreen", { id: "1" }), "chat", "messages", "items", "length"),
    ).toBeGreaterThan(0);
    await run("PublicationDetail", { id: "4" });
    expect(valueAt(await run("SavePublication", { input: { publicationId: "3" } }), "savePublication")).toMatchObject({
      publication: { isSaved: true },
    });
  });

  it("keeps such a client signed in while its token is replaced behind a socket", async () => {
    const held = rails.tokens.issue(2, "luis@example.com");
    const before = rails.cable.upgrades.length;
    const sockets = [new RawSocket(gateway.wsUrl), new RawSocket(gateway.wsUrl)];
    for (const socket of sockets) {
      await socket.init(held);
      rails.tokens.advance(6_000);
      expect((await socket.run("1", text("LiveCounts"))).payload).toMatchObject({ data: { viewer: { id: "2" } } });
      rails.tokens.advance(6_000);
      socket.send({ type: "subscribe", id: "2", payload: { query: text("ChatChanged") } });
      await joined("luis@example.com", "ChatChannel");
    }
    rails.tokens.advance(6_000);
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...held },
      body: JSON.stringify({ query: text("Session") }),
    });
    expect(await response.json()).toMatchObject({ data: { viewer: { id: "2" } } });
    expect(response.headers.get("access-token") ?? held["access-token"]).toBe(rails.tokens.newestOf(2));
    expect(rails.cable.upgrades.slice(before)).toHaveLength(1);
    for (const socket of sockets) socket.close();
  });

  it("reveals nothing to a stranger", async () => {
    const eva = new GraphqlClient(gateway.url);
    await done(eva, "SignIn", { email: "eva@example.com", password });
    await expectNoExistenceLeak(
      eva,
      { chat: "1", transaction: "1", notification: "1" },
      { chat: "98", transaction: "98", notification: "98" },
    );
    expect(rails.store.transactions[0]?.messages.map((message) => message.random_id)).not.toContain("stranger-1");
  });

  it("signs users out although the server has no sign-out", async () => {
    await done(luis, "SignOut", {}).catch(() => {});
    await ask(luis, "SignOut");
    expect(valueAt(await ask(luis, "Session"), "viewer")).toBeNull();
    expect(luis.cookie).toBe("");
  });

  it("requests each missing call only once", () => {
    const missing = rails
      .callNames()
      .filter((call) => /requests|active_publications|find_pub_ids|validate_token|show_by_publication/.test(call));
    expect(missing.length).toBe(new Set(missing.map((call) => call.replace(/\d+$/, ""))).size);
  });
});
