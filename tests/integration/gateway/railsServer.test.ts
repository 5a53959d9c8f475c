import { describe, expect, it } from "vitest";
import { expectNoExistenceLeak } from "../../support/existenceLeak";
import { GraphqlClient } from "../../support/graphqlClient";
import { idsOf, railsServers, text, useRailsServer, valueAt } from "../../support/rails/railsFixture";
import { password } from "../../support/rails/store";

describe.each(railsServers)("a server that %s, and answers only what was recorded", (_name, options) => {
  const fixture = useRailsServer(options);
  const { ask, done } = fixture;

  it("signs users in", async () => {
    const wrong = await fixture.ana.run(text("SignIn"), { input: { email: "ana@example.com", password: "x" } });
    expect(wrong.data).toMatchObject({
      signIn: {
        viewer: null,
        errors: [{ code: "UNAUTHENTICATED", message: "Credenciales inválidas, intente de nuevo" }],
      },
    });
    expect(valueAt(await done(fixture.ana, "SignIn", { email: "ana@example.com", password }), "viewer")).toMatchObject({
      id: "1",
      signInCount: 4,
    });
    await done(fixture.luis, "SignIn", { email: "luis@example.com", password });
    expect(valueAt(await ask(fixture.ana, "Session"), "viewer")).toMatchObject({
      id: "1",
      email: "ana@example.com",
      unreadChatCount: 1,
      unreadNotificationCount: 1,
      user: { reputation: 4.5, state: "Distrito Capital" },
    });
  });

  it("shows guests public data", async () => {
    const guest = new GraphqlClient(fixture.gateway.url);
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
    for (const client of [fixture.ana, fixture.luis]) {
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
    expect(valueAt(await ask(fixture.ana, "CreditPanel", { page: 1 }), "viewer")).toMatchObject({ credit: null });
    expect(valueAt(await ask(fixture.ana, "OwnProfile"), "viewer", "user")).toMatchObject({
      completedExchangeCount: 1,
    });
    expect(valueAt(await ask(fixture.ana, "PersonalData"), "viewer")).toMatchObject({
      email: "ana@example.com",
      personalData: { country: "Venezuela" },
    });
    const own = await ask(fixture.ana, "OwnPublications", { kind: "ACTIVE", page: 1 });
    expect([idsOf(valueAt(own, "ownPublications", "items")), valueAt(own, "ownPublications", "inactiveCount")]).toEqual(
      [["1", "4", "5", "8", "10", "12"], null],
    );
    expect(await ask(fixture.ana, "OwnPublications", { kind: "INACTIVE", page: 1 })).toEqual({ ownPublications: null });
    expect(valueAt(await ask(fixture.ana, "Requests", { tab: "RECEIVED" }), "transactions", "items")).toMatchObject([
      {
        id: "1",
        status: "ACTIVE",
        viewerRole: "OWNER",
        counterpart: { firstName: "Luis" },
        viewerGives: { publications: [{ id: "1" }] },
        viewerReceives: { text: "algo más", publications: [{ id: "2" }] },
      },
    ]);
    expect(
      idsOf(valueAt(await ask(fixture.luis, "ProposalScreen", { id: "4" }), "viewer", "activePublications")),
    ).toEqual(["2", "3", "6", "7", "9", "11"]);
    expect(valueAt(await ask(fixture.luis, "PublicationDetail", { id: "1" }), "publication", "viewerProposal")).toEqual(
      {
        state: "CAN_UPDATE",
        reason: null,
        chatId: "1",
      },
    );
    expect(
      valueAt(await ask(fixture.ana, "PublicationDetail", { id: "1" }), "publication", "viewerProposal"),
    ).toMatchObject({
      state: "DISABLED",
      reason: "OWN_PUBLICATION",
    });
    expect(
      valueAt(await ask(fixture.luis, "PublicationDetail", { id: "4" }), "publication", "viewerProposal"),
    ).toMatchObject({
      state: "CAN_PROPOSE",
    });
    expect(valueAt(await ask(fixture.luis, "ConversationScreen", { id: "99" }), "chat")).toBeNull();
  });

  it("saves and removes a publication", async () => {
    for (let time = 0; time < 2; time += 1)
      expect(
        valueAt(await done(fixture.ana, "SavePublication", { publicationId: "3" }), "publication", "isSaved"),
      ).toBe(true);
    expect(await ask(fixture.ana, "SavedPublications", { page: 1 })).toMatchObject({
      savedPublications: { items: [{ publication: { id: "3", isSaved: true } }], page: { total: 1 } },
    });
    for (let time = 0; time < 2; time += 1)
      expect(
        valueAt(await done(fixture.ana, "UnsavePublication", { publicationId: "3" }), "publication", "isSaved"),
      ).toBe(false);
    expect(fixture.rails.store.saved).toEqual([]);
  });

  it("serves clients with session headers and returns the newest ones", async () => {
    let held = fixture.rails.tokens.issue(1, "ana@example.com");
    const run = async (name: string, variables: Record<string, unknown> = {}) => {
      fixture.rails.tokens.advance(6_000);
      const response = await fetch(`${fixture.gateway.url}/graphql`, {
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

  it("reveals nothing to a stranger", async () => {
    const eva = new GraphqlClient(fixture.gateway.url);
    await done(eva, "SignIn", { email: "eva@example.com", password });
    await expectNoExistenceLeak(
      eva,
      { chat: "1", transaction: "1", notification: "1" },
      { chat: "98", transaction: "98", notification: "98" },
    );
    expect(fixture.rails.store.transactions[0]?.messages.map((message) => message.random_id)).not.toContain(
      "stranger-1",
    );
  });

  it("signs users out although the server has no sign-out", async () => {
    await done(fixture.luis, "SignOut", {}).catch(() => {});
    await ask(fixture.luis, "SignOut");
    expect(valueAt(await ask(fixture.luis, "Session"), "viewer")).toBeNull();
    expect(fixture.luis.cookie).toBe("");
  });

  it("requests each missing call only once", () => {
    const missing = fixture.missingCalls();
    expect(new Set(missing).size).toBe(missing.length);
  });
});
