import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comments } from "../../../backend/db/schema/comments";
import { messages } from "../../../backend/db/schema/chats";
import { notifications } from "../../../backend/db/schema/notifications";
import { reports } from "../../../backend/db/schema/reports";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { transactions } from "../../../backend/db/schema/transactions";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { BuiltTransaction, Publication, User } from "../../support/builders";
import { identifierOf, openCable } from "../../support/cableClient";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** In every record that names the blocker or what is theirs. */
const mark = /Bernarda|Xilofono/i;

describe.each(bothDatabases)("blocking on %s", (database) => {
  let backend: TestBackend;
  let blocker: User;
  let blocked: User;
  let stranger: User;
  let thing: Publication;
  let elsewhere: Publication;
  let swapped: BuiltTransaction;
  let proposed: BuiltTransaction;
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(backend.db, user)).get(user.id) ?? {};
  const read = async (path: string, user: User) => backend.call(path, { headers: await as(user) });
  const setBlock = async (by: User, user: User, method = "PUT") =>
    backend.call<{ errors?: string[] }>(`/blocks/${user.id}`, { method, headers: await as(by) });

  beforeAll(async () => {
    backend = await startBackend({ database });
    const { db } = backend;
    blocker = await aUser(db, { name: "Bernarda", lastName: "Bello" });
    blocked = await aUser(db);
    stranger = await aUser(db);
    thing = await aPublication(db, { ownerId: blocker.id, title: "Xilofono sonoro" });
    elsewhere = await aPublication(db, { title: "Otra cosa" });
    await db.insert(savedPublications).values({ userId: blocked.id, publicationId: thing.id });
    swapped = await aTransaction(db, {
      publication: await aPublication(db, { ownerId: blocker.id, title: "Xilofono viejo", status: "finished" }),
      interested: blocked,
      status: "complete",
      completedAt: new Date(),
    });
    proposed = await aTransaction(db, { publication: thing, owner: blocker, interested: blocked });
    await db.insert(messages).values({
      chatId: proposed.chatId,
      senderId: blocker.id,
      randomId: "a",
      text: "Soy Bernarda",
    });
    await db.insert(comments).values({
      publicationId: elsewhere.id,
      authorId: blocker.id,
      recipientId: elsewhere.ownerId,
      text: "Pregunta Bernarda",
    });
    await db.insert(notifications).values({ userId: blocked.id, type: 2, transactionId: proposed.id });
  });
  afterAll(() => backend.stop());

  /** Everything that names the blocker to the blocked, and whether strangers read it as well. */
  const paths = (): [string, boolean][] => [
    ["/wall", true],
    ["/search_publications?tags=xilofono", true],
    ["/search_publications?tags=bicicleta&search_by=trade", true],
    ["/search_publications_by_values?left=50&right=50", true],
    ["/search_publications_by_category?category=1", true],
    [`/find_pub_ids?ids=${thing.id}`, true],
    [`/find_pub_ids?ids=${thing.id}&status=any`, true],
    [`/publications/${thing.id}`, true],
    [`/publications?user_id=${blocker.id}`, true],
    [`/users/${blocker.id}`, true],
    [`/publications/${elsewhere.id}`, true],
    [`/publications/${elsewhere.id}/similar`, true],
    ["/search_suggestions?text=xilo", true],
    [`/find_comments_publications?publication_id=${elsewhere.id}`, true],
    ["/publications_saveds", false],
    ["/chats", false],
    ["/requests", false],
    ["/v1/requests", false],
    [`/transactions/${proposed.id}`, false],
    [`/transactions/show_by_publication/${thing.id}`, true],
    ["/notifications", false],
  ];

  it("shows the blocked user nothing more of the blocker on any path, and all others everything", async () => {
    for (const [path, isPublic] of paths()) {
      expect([path, mark.test((await read(path, blocked)).text)]).toEqual([path, true]);
      expect([path, mark.test((await read(path, stranger)).text)]).toEqual([path, isPublic]);
    }
    expect([(await setBlock(blocker, blocked)).status, (await setBlock(blocker, blocked)).status]).toEqual([200, 200]);
    for (const [path, isPublic] of paths()) {
      const { status, text } = await read(path, blocked);
      expect([path, status < 500, mark.test(text)]).toEqual([path, true, false]);
      expect([path, mark.test((await read(path, stranger)).text)]).toEqual([path, isPublic]);
    }
    // As if there were none: not another answer that would give it away.
    for (const path of [`/publications/${thing.id}`, `/users/${blocker.id}`, `/transactions/${proposed.id}`]) {
      const unknown = path.replace(/\d+$/, "2000000000");
      expect((await read(path, blocked)).text).toBe((await read(unknown, blocked)).text);
    }
    const account = await read(`/users?token=${blocked.token}`, blocked);
    expect(account.body).toMatchObject({ view_notifications: 0 });
  });

  it("lets the blocked one reach the blocker on no path", async () => {
    const calls: [string, string, unknown][] = [
      ["POST", "/v1/transactions", { publication_id: thing.id, tags: "Algo", publication_interesteds_ids: [] }],
      ["PUT", `/v1/transactions/${proposed.id}`, { status: "rejected" }],
      ["PUT", "/ranke_user", { transaction_id: swapped.id, rank: 0, remark: "Mala persona" }],
      ["POST", `/chats/${swapped.chatId}/messages`, { random_id: "b", message: "Hola" }],
      ["POST", "/comments_publications", { publication_id: thing.id, father_comment_id: 0, comment: "¿Sigue?" }],
      ["POST", "/publications_saveds", { publication_id: thing.id }],
      ["POST", "/reports", { publication_id: thing.id, reason: "Porque sí" }],
    ];
    const before = await backend.db.select().from(notifications).where(eq(notifications.userId, blocker.id));
    for (const [method, path, body] of calls) {
      const { status, text } = await backend.call(path, { method, body, headers: await as(blocked) });
      expect([path, status, mark.test(text)]).toEqual([path, expect.toSatisfy((s) => s === 404 || s === 422), false]);
    }
    const cable = openCable(backend.url, { headers: await as(blocked) });
    await cable.find((frame) => frame.type === "welcome");
    const chat = identifierOf("MessageChannel", { chat_id: swapped.chatId, user_id: blocked.id });
    const questions = identifierOf("CommentChannel", { publication_id: thing.id });
    for (const identifier of [chat, questions]) {
      cable.subscribe(identifier);
      await cable.find((frame) => frame.type === "reject_subscription" && frame.identifier === identifier);
      expect(JSON.stringify(cable.messages(identifier))).not.toMatch(mark);
    }
    cable.close();
    expect(await backend.db.select().from(notifications).where(eq(notifications.userId, blocker.id))).toEqual(before);
  });

  it("ends open proposals without a word, and keeps the history of the blocker", async () => {
    const [ended] = await backend.db.select().from(transactions).where(eq(transactions.id, proposed.id));
    expect(ended).toMatchObject({ status: "rejected", closedBy: "owner" });
    const rows = await backend.db.select().from(notifications).where(eq(notifications.userId, blocked.id));
    expect(rows).toHaveLength(1);
    expect((await read("/v1/requests", blocker)).text).toContain(thing.title);
    // Nor can the blocker write to the one they have blocked.
    expect((await read("/chats", blocker)).body).toEqual([]);
  });

  it("is listed, shown in the profile and taken back by the blocker alone", async () => {
    expect((await read("/blocks", blocker)).body).toMatchObject([{ id: blocked.id }]);
    expect((await read("/blocks", blocked)).body).toEqual([]);
    expect((await read(`/users/${blocked.id}`, blocker)).body).toMatchObject({ blocked: true });
    expect((await read(`/users/${blocked.id}`, stranger)).body).toMatchObject({ blocked: false });
    await setBlock(blocked, blocker, "DELETE");
    expect((await read(`/users/${blocker.id}`, blocked)).status).toBe(404);
    for (let times = 0; times < 2; times++) expect((await setBlock(blocker, blocked, "DELETE")).status).toBe(200);
    expect((await read(`/users/${blocker.id}`, blocked)).text).toMatch(mark);
  });

  it("sends a blocked subscriber no questions by the blocker or about their publications", async () => {
    const { db } = backend;
    const [asker, listener, reader] = [await aUser(db), await aUser(db), await aUser(db)];
    const owner = await aUser(db);
    const [elsewhere, own] = [await aPublication(db), await aPublication(db, { ownerId: owner.id })];
    const follow = async (user: User) => {
      const cable = openCable(backend.url, { headers: await as(user) });
      await cable.find((frame) => frame.type === "welcome");
      for (const { id } of [elsewhere, own]) {
        const identifier = identifierOf("CommentChannel", { publication_id: id });
        cable.subscribe(identifier);
        await cable.find((frame) => frame.type === "confirm_subscription" && frame.identifier === identifier);
      }
      return cable;
    };
    const [hears, sees] = [await follow(listener), await follow(reader)];
    await setBlock(asker, listener);
    await setBlock(owner, listener);
    const ask = async (user: User, publication: Publication, comment: string) =>
      backend.call("/comments_publications", {
        body: { publication_id: publication.id, father_comment_id: 0, comment },
        headers: await as(user),
      });
    await ask(asker, elsewhere, "De la que bloquea");
    await ask(reader, own, "En lo de la que bloquea");
    await ask(reader, elsewhere, "De otra persona");
    const carries = (text: string) => (frame: { message?: unknown }) =>
      JSON.stringify(frame.message ?? "").includes(text);
    for (const text of ["De la que bloquea", "En lo de la que bloquea"]) await sees.find(carries(text));
    await hears.find(carries("De otra persona"));
    expect(JSON.stringify(hears.frames)).not.toContain("que bloquea");
    for (const cable of [hears, sees]) cable.close();
  });

  it("is refused to guests, of oneself, of unknown people and during an agreed exchange", async () => {
    expect((await backend.call(`/blocks/${blocked.id}`, { method: "PUT" })).status).toBe(401);
    expect((await setBlock(blocker, blocker)).status).toBe(422);
    expect((await setBlock(blocker, { ...blocked, id: 2_000_000_000 })).status).toBe(404);
    const agreed = await aTransaction(backend.db, { status: "accepted" });
    const refused = await setBlock(agreed.interested, agreed.owner);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ["Tienen un cambio en marcha: complétalo o cancélalo antes de bloquear"],
    ]);
  });

  it("and a report of a person or of a received message reach the operators once", async () => {
    const { owner, interested, chatId } = await aTransaction(backend.db);
    const [said] = await backend.db
      .insert(messages)
      .values({ chatId, senderId: owner.id, randomId: "c", text: "Te voy a buscar" })
      .returning();
    const send = async (by: User, body: Record<string, unknown>) =>
      backend.call<{ id: number }>("/person_reports", { body, headers: await as(by) });
    const insult = { user_id: owner.id, message_id: said?.id, reason: "Me amenaza" };
    const [first, again] = [await send(interested, insult), await send(interested, insult)];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await send(interested, { user_id: owner.id, reason: "Acosa" })).status).toBe(201);
    for (const [by, body, status] of [
      [stranger, insult, 404],
      [interested, { ...insult, user_id: stranger.id }, 404],
      [owner, { user_id: owner.id, reason: "Yo" }, 422],
      [interested, { user_id: owner.id, reason: " " }, 422],
      [interested, { user_id: 2_000_000_000, reason: "Nadie" }, 404],
    ] as const)
      expect([body, (await send(by, body)).status]).toEqual([body, status]);
    expect(await backend.db.select().from(reports).where(eq(reports.userId, owner.id))).toHaveLength(2);
  });
});
