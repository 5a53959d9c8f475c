import { beforeAll, describe, expect, it } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { idsOf, railsServers, text, useRailsServer, valueAt } from "../../support/rails/railsFixture";
import { password } from "../../support/rails/store";
import { RawSocket } from "../../support/rawSocket";

describe.each(railsServers)("live, a server that %s, and answers only what was recorded", (_name, options) => {
  const fixture = useRailsServer(options);
  const { ask, done, follow, joined } = fixture;
  beforeAll(async () => {
    await done(fixture.ana, "SignIn", { email: "ana@example.com", password });
    await done(fixture.luis, "SignIn", { email: "luis@example.com", password });
  });

  it("carries a transaction from proposal to completion, live", async () => {
    const anasNews = await follow<"notificationReceived">(fixture.ana, "NotificationReceived", { after: "3" });
    const anasChats = await follow<"chatChanged">(fixture.ana, "ChatChanged");
    const luisChats = await follow<"chatChanged">(fixture.luis, "ChatChanged");
    const luisExchanges = await follow<"transactionChanged">(fixture.luis, "TransactionChanged");
    await joined("ana@example.com", "NotificationChannel");
    await joined("ana@example.com", "ChatChannel");
    await joined("luis@example.com", "ChatChannel");
    await joined("luis@example.com", "RequestChannel");

    const proposal = await done(fixture.luis, "CreateProposal", {
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
      await ask(fixture.luis, "CreateProposal", {
        input: { publicationId: "4", offeredPublicationIds: ["2"], writtenOffer: "efectivo" },
      }),
      "createProposal",
    );
    expect(valueAt(again, "transaction", "id") ?? valueAt(again, "errors", 0, "message")).toMatch(
      /^(2|Ya tienes una propuesta.*)$/,
    );
    expect(fixture.rails.store.transactions).toHaveLength(2);
    expect(
      valueAt(
        await done(fixture.luis, "UpdateProposal", {
          transactionId: "2",
          offeredPublicationIds: ["2", "3"],
          writtenOffer: "y efectivo",
        }),
        "transaction",
        "offeredPublications",
      ),
    ).toHaveLength(2);

    const anasTalk = await follow<"messageAdded">(fixture.ana, "MessageAdded", { chatId: "2" });
    await joined("ana@example.com", '"chat_id":2');
    expect(
      valueAt(
        await done(fixture.luis, "SendMessage", { chatId: "2", randomId: "r-1", text: "¿Sigue disponible?" }),
        "message",
      ),
    ).toMatchObject({ chatId: "2", isOwn: true });
    expect((await anasTalk.next()).messageAdded).toMatchObject({ randomId: "r-1", text: "¿Sigue disponible?" });
    await anasChats.next(({ chatChanged }) => chatChanged.chat?.id === "2" && chatChanged.chat.unreadCount === 1);
    expect(valueAt(await done(fixture.ana, "MarkChatRead", { chatId: "2" }), "chat")).toEqual({
      id: "2",
      unreadCount: 0,
    });
    expect(valueAt(await ask(fixture.ana, "Messages", { chatId: "2" }), "chat", "messages", "items")).toMatchObject([
      { randomId: "r-1", isOwn: false },
    ]);

    const change = (client: GraphqlClient, to: string, rating?: number) =>
      done(client, "ChangeTransactionStatus", { transactionId: "2", to, ...(rating !== undefined && { rating }) });
    const notHis = valueAt(
      await ask(fixture.luis, "ChangeTransactionStatus", { input: { transactionId: "2", to: "ACCEPTED" } }),
      "changeTransactionStatus",
    );
    expect(valueAt(notHis, "errors")).toMatchObject([{ code: "FORBIDDEN" }]);
    expect(valueAt(await change(fixture.ana, "ACCEPTED"), "transaction")).toMatchObject({
      status: "ACCEPTED",
      viewerRole: "OWNER",
    });
    await luisExchanges.next(({ transactionChanged }) => transactionChanged.status === "ACCEPTED");
    expect(valueAt(await ask(fixture.luis, "Chats"), "inProgress", "items")).toMatchObject([
      { id: "2", transaction: { status: "ACCEPTED" } },
    ]);
    expect(valueAt(await ask(fixture.luis, "Requests", { tab: "IN_PROGRESS" }), "transactions", "items")).toMatchObject(
      [{ id: "2", viewerRole: "INTERESTED" }],
    );
    expect(valueAt(await ask(fixture.luis, "ProfileCard"), "viewer")).toMatchObject({ inProgressCount: 1 });
    await change(fixture.ana, "CONFIRMED_OWNER", 5);
    await change(fixture.ana, "CONFIRMED_OWNER", 5);
    expect(valueAt(await change(fixture.luis, "COMPLETE", 4), "transaction", "status")).toBe("COMPLETE");
    expect([
      fixture.rails.personOf("luis@example.com").ratings,
      fixture.rails.personOf("ana@example.com").ratings,
    ]).toEqual([[5], [4]]);
    await luisChats.next(({ chatChanged }) => chatChanged.kind === "REMOVED");
    await anasChats.next(({ chatChanged }) => chatChanged.kind === "REMOVED");
    expect(valueAt(await ask(fixture.ana, "Requests", { tab: "HISTORY" }), "transactions", "items")).toMatchObject([
      { id: "2", status: "COMPLETE", viewerRole: "OWNER" },
    ]);
    expect(idsOf(valueAt(await ask(fixture.ana, "Wall"), "wall", "items"))).toContain("change-2");
    await ask(fixture.ana, "Notifications");
    await done(fixture.ana, "MarkNotificationRead", { id: "1" });
    await done(fixture.ana, "MarkNotificationToasted", { id: "1" });
    for (const stream of [anasNews, anasChats, luisChats, luisExchanges, anasTalk]) expect(stream.errors).toEqual([]);
  });

  it.each(["restart", "dropSilently", "cut"] as const)(
    "misses nothing after a %s of the cable and reconnects with the newest token",
    async (how) => {
      const exchange = fixture.rails.store.transactions[0];
      if (!exchange) throw new Error("no exchange");
      const news = await follow<"notificationReceived">(fixture.ana, "NotificationReceived", {
        after: String(fixture.rails.store.notifications.length),
      });
      const talk = await follow<"messageAdded">(fixture.ana, "MessageAdded", { chatId: "1" });
      await joined("ana@example.com", "NotificationChannel");
      await joined("ana@example.com", '"chat_id":1');
      fixture.rails.tokens.advance(6_000);
      await ask(fixture.ana, "Session");
      const upgrades = fixture.rails.cable.upgrades.length;
      fixture.rails.cable[how]();
      fixture.rails.store.notify(1, 8, "approved_publication", () => ({ publication: { id: 1, title: "Teléfono" } }));
      fixture.rails.write(exchange, 2, `durante ${how}`, `gap-${how}`);
      const missed = String(fixture.rails.store.notifications.length - 1);
      await news.next(({ notificationReceived }) => notificationReceived.id === missed);
      await talk.next(({ messageAdded }) => messageAdded.randomId === `gap-${how}`);
      expect(news.events.filter(({ notificationReceived }) => notificationReceived.id === missed)).toHaveLength(1);
      await joined("ana@example.com", '"chat_id":1');
      fixture.rails.write(exchange, 2, "después", `after-${how}`);
      await talk.next(({ messageAdded }) => messageAdded.randomId === `after-${how}`);
      expect(talk.events.map(({ messageAdded }) => messageAdded.randomId).filter((id) => id?.endsWith(how))).toEqual([
        `gap-${how}`,
        `after-${how}`,
      ]);
      const tokens = fixture.rails.cable.upgrades
        .slice(upgrades)
        .filter(({ headers }) => headers.uid === "ana@example.com")
        .map(({ headers }) => headers["access-token"]);
      expect(tokens.at(-1)).toBe(fixture.rails.tokens.newestOf(1));
    },
  );

  it("keeps secrets out of every address", () => {
    const secrets = /access-token|uid=|client=/;
    expect(fixture.rails.cable.upgrades.map(({ url }) => url).filter((url) => secrets.test(url))).toEqual([]);
    expect(fixture.rails.calls.map(({ path }) => path).filter((path) => secrets.test(path))).toEqual([]);
  });

  it("keeps such a client signed in while its token is replaced behind a socket", async () => {
    const held = fixture.rails.tokens.issue(2, "luis@example.com");
    const before = fixture.rails.cable.upgrades.length;
    const sockets = [new RawSocket(fixture.gateway.wsUrl), new RawSocket(fixture.gateway.wsUrl)];
    for (const socket of sockets) {
      await socket.init(held);
      fixture.rails.tokens.advance(6_000);
      expect((await socket.run("1", text("LiveCounts"))).payload).toMatchObject({ data: { viewer: { id: "2" } } });
      fixture.rails.tokens.advance(6_000);
      socket.send({ type: "subscribe", id: "2", payload: { query: text("ChatChanged") } });
      await joined("luis@example.com", "ChatChannel");
    }
    fixture.rails.tokens.advance(6_000);
    const response = await fetch(`${fixture.gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...held },
      body: JSON.stringify({ query: text("Session") }),
    });
    expect(await response.json()).toMatchObject({ data: { viewer: { id: "2" } } });
    expect(response.headers.get("access-token") ?? held["access-token"]).toBe(fixture.rails.tokens.newestOf(2));
    expect(fixture.rails.cable.upgrades.slice(before)).toHaveLength(1);
    for (const socket of sockets) socket.close();
  });

  it("requests each missing call only once", () => {
    const missing = fixture.missingCalls();
    expect(new Set(missing).size).toBe(missing.length);
  });
});
