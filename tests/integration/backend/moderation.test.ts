import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addCreditEntry } from "../../../backend/commands/credit";
import { chats, messages } from "../../../backend/db/schema/chats";
import { decisions, openDecisions } from "../../../backend/db/schema/decisions";
import { images } from "../../../backend/db/schema/images";
import { contactForms, mails } from "../../../backend/db/schema/mails";
import { notifications } from "../../../backend/db/schema/notifications";
import { publicationEdits } from "../../../backend/db/schema/publicationEdits";
import { publications } from "../../../backend/db/schema/publications";
import { reports } from "../../../backend/db/schema/reports";
import { ratings, reservations, transactionEvents, transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { databaseCode } from "../../../backend/errors";
import { aPublication, aTransaction, aUser, anImage, password, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { useMovedClock } from "../../support/movedClock";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Item {
  kind: string;
  id: number;
  revision: string;
  title: string;
  actions: string[];
  person: { id: number; name: string } | null;
  counterpart: { id: number } | null;
  appeal: string | null;
  content: { name: string; value: string; former: string | null }[];
  pictures: string[];
  former_pictures: string[];
  statements: { author: string; text: string; quote: string | null; picture: string | null }[];
}
interface Queue {
  counts: { kind: string; count: number; oldest_at: string | null }[];
  items: { kind: string; id: number; title: string; person_name: string }[];
}
interface Decision {
  id: number;
  kind: string;
  subject_id: number;
  action: string;
  operator: string | null;
  undo_until: string | null;
}

const minute = 60_000;
const operatorEmails = ["olga@operadores.example", "oscar@operadores.example"] as const;

describe.each(bothDatabases)("moderation on %s", (database) => {
  let backend: TestBackend;
  let operator: User;
  let other: User;
  const { clock, now, start, runJobs } = useMovedClock();
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(backend.db, user, now())).get(user.id) ?? {};

  beforeAll(async () => {
    backend = await start({ database, operatorEmails, moderation: "manual" });
    operator = await aUser(backend.db, { email: operatorEmails[0], name: "Olga", lastName: "Ríos" });
    other = await aUser(backend.db, { email: operatorEmails[1], name: "Óscar", lastName: "Paz" });
  });

  const readQueue = async (kind = "", by = operator) =>
    (await backend.call<Queue>(`/moderation/queue?kind=${kind}`, { headers: await as(by) })).body;
  const waits = async (kind: string, id: number) => (await readQueue(kind)).items.some((item) => item.id === id);
  const readItem = async (kind: string, id: number) =>
    backend.call<{ item: Item }>(`/moderation/items/${kind}/${id}`, { headers: await as(operator) });
  const send = async (by: User, body: Record<string, unknown>, key?: string) =>
    backend.call<{ decision: Decision; errors: string[]; fields?: Record<string, string[]> }>("/moderation/decisions", {
      body,
      headers: { ...(await as(by)), ...(key ? { "idempotency-key": key } : {}) },
    });
  const decide = async (kind: string, id: number, action: string, reason?: string, remedy?: string) => {
    const { revision } = (await readItem(kind, id)).body.item;
    return send(operator, { kind, subject_id: id, revision, action, reason, remedy });
  };
  /** Decides and lets the minute of undoing pass. */
  const carryOut = async (...args: Parameters<typeof decide>) => {
    const answer = await decide(...args);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    clock.ms += 2 * minute;
    await runJobs();
    return answer.body.decision;
  };
  const statusOf = async (id: number) =>
    (await backend.db.select().from(publications).where(eq(publications.id, id)))[0];
  const noticesOf = async (userId: number) =>
    (
      await backend.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)
    ).map(({ type, extra }) => [type, extra.resolution ?? extra.reason ?? null]);
  const mailsTo = async (email: string) =>
    backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  const report = async (publication: Publication, reason = "Parece una estafa") => {
    const reporter = await aUser(backend.db, { verified: true });
    const answer = await backend.call("/reports", {
      body: { publication_id: publication.id, reason },
      headers: await as(reporter),
    });
    expect(answer.status).toBe(201);
    return reporter;
  };

  it("is refused to guests and members at every call", async () => {
    const member = await aUser(backend.db);
    const waiting = await aPublication(backend.db, { status: "waiting", approvedAt: null });
    const calls: [string, { method?: string; body?: unknown }][] = [
      ["/moderation/queue", {}],
      [`/moderation/items/publication/${waiting.id}`, {}],
      ["/moderation/decisions", {}],
      [
        "/moderation/decisions",
        { body: { kind: "publication", subject_id: waiting.id, revision: "0", action: "approve" } },
      ],
      ["/moderation/decisions/1", { method: "DELETE" }],
      ["/moderation/decisions/1/apply", { method: "POST" }],
    ];
    for (const [path, options] of calls) {
      expect([path, (await backend.call(path, options)).status]).toEqual([path, 401]);
      const refused = await backend.call<{ errors: string[] }>(path, { ...options, headers: await as(member) });
      expect([path, refused.status, refused.body.errors]).toEqual([path, 403, ["No tienes permiso para hacer esto."]]);
    }
    expect(await waits("publication", waiting.id)).toBe(true);
    // Their account says so to the operators alone.
    const account = async (user: User) =>
      (await backend.call<{ operator?: boolean }>(`/users?token=${user.token}`, { headers: await as(user) })).body;
    expect([(await account(operator)).operator, (await account(member)).operator]).toEqual([true, undefined]);
  });

  it("counts what waits and shows the oldest first", async () => {
    const older = await aPublication(backend.db, {
      status: "waiting",
      approvedAt: null,
      title: "La más vieja",
      updatedAt: new Date("2020-01-01"),
    });
    const { counts, items } = await readQueue();
    expect(items[0]).toMatchObject({ kind: "publication", id: older.id, title: "La más vieja" });
    expect(counts.find(({ kind }) => kind === "publication")).toMatchObject({
      oldest_at: "2020-01-01T00:00:00.000Z",
      count: items.filter(({ kind }) => kind === "publication").length,
    });
    expect(counts.find(({ kind }) => kind === "claim")).toMatchObject({ count: 0, oldest_at: null });
  });

  it("approves a publication when the minute to undo is over, and notifies its owner", async () => {
    const owner = await aUser(backend.db);
    const { id } = await aPublication(backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
    const decided = await decide("publication", id, "approve");
    expect(decided.body.decision).toMatchObject({ kind: "publication", subject_id: id, operator: "Olga Ríos" });
    await runJobs();
    expect([(await statusOf(id))?.status, await waits("publication", id)]).toEqual(["waiting", false]);
    clock.ms += minute + 1_000;
    await runJobs();
    expect((await statusOf(id))?.status).toBe("Activo");
    expect(await noticesOf(owner.id)).toEqual([[8, null]]);
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("ya está activa"),
    ]);
  });

  it("applies a decision at once where its operator says so", async () => {
    const { id } = await aPublication(backend.db, { status: "waiting", approvedAt: null });
    const { decision } = (await decide("publication", id, "approve")).body;
    const path = `/moderation/decisions/${decision.id}/apply`;
    expect((await backend.call(path, { method: "POST", headers: await as(other) })).status).toBe(404);
    const apply = async () => (await backend.call(path, { method: "POST", headers: await as(operator) })).status;
    expect([await apply(), await apply()]).toEqual([200, 200]);
    await runJobs();
    expect((await statusOf(id))?.status).toBe("Activo");
  });

  it("undoes an own decision within a minute, and never afterwards", async () => {
    const { id } = await aPublication(backend.db, { status: "waiting", approvedAt: null });
    const { decision } = (await decide("publication", id, "return", "No es una foto propia")).body;
    const path = `/moderation/decisions/${decision.id}`;
    const undo = async (by: User) => (await backend.call(path, { method: "DELETE", headers: await as(by) })).status;
    expect(await undo(other)).toBe(404);
    expect([await undo(operator), await undo(operator)]).toEqual([200, 200]);
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await statusOf(id))?.status, await waits("publication", id)]).toEqual(["waiting", true]);

    const second = (await decide("publication", id, "approve")).body.decision;
    clock.ms += 2 * minute;
    const late = await backend.call<{ errors: string[] }>(`/moderation/decisions/${second.id}`, {
      method: "DELETE",
      headers: await as(operator),
    });
    expect([late.status, late.body.errors]).toEqual([409, ["La decisión ya se aplicó y no se puede deshacer"]]);
    await runJobs();
    expect((await statusOf(id))?.status).toBe("Activo");
  });

  it("returns a publication with the reason and what to mend; its owner appeals once, or mends it", async () => {
    const owner = await aUser(backend.db);
    const { id } = await aPublication(backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
    expect((await decide("publication", id, "return")).body.fields).toEqual({
      reason: ["Escribe el motivo de la decisión"],
    });
    await carryOut("publication", id, "return", "La foto no es tuya.", "Sube una propia.");
    const message = "La foto no es tuya. Qué corregir: Sube una propia.";
    expect(await statusOf(id)).toMatchObject({ status: "inactive", reviewReason: message });
    expect((await noticesOf(owner.id)).at(-1)).toEqual([14, message]);
    expect((await mailsTo(owner.email)).at(-1)?.text).toContain(message);

    const appeal = async (text: string, by = owner) =>
      backend.call<{ errors?: string[] }>(`/publications/${id}/appeal`, { body: { text }, headers: await as(by) });
    const stranger = await aUser(backend.db);
    expect([(await appeal("Es mía", stranger)).status, (await appeal("  ")).status]).toEqual([404, 422]);
    expect([(await appeal("La tomé yo")).status, (await appeal("La tomé yo")).status]).toEqual([201, 201]);
    expect((await readItem("publication", id)).body.item.appeal).toBe("La tomé yo");
    await carryOut("publication", id, "return", "Sigue sin ser tuya.");
    expect((await appeal("Otra vez")).status).toBe(409);
    const activated = await backend.call(`/publications/update_status/${id}`, {
      body: { publication_status: 0 },
      headers: await as(owner),
    });
    expect([activated.status, (await statusOf(id))?.status]).toEqual([422, "inactive"]);
    // Mended by an edit, what an operator returned goes to an operator again.
    await backend.db.update(publications).set({ status: "waiting" }).where(eq(publications.id, id));
    await backend.db.execute(
      sql`insert into jobs (kind, subject_id, due_at) values ('review', ${id}, ${now().toISOString()}::timestamptz)`,
    );
    await runJobs();
    expect([(await statusOf(id))?.status, await waits("publication", id)]).toEqual(["waiting", true]);
    await carryOut("publication", id, "approve");
    expect(await statusOf(id)).toMatchObject({ status: "Activo", reviewReason: null, isHeld: false, appeal: null });
  });

  it("shows an edit beside what it changes; a returned one leaves the approved version", async () => {
    const owner = await aUser(backend.db);
    const thing = await aPublication(backend.db, { ownerId: owner.id, title: "Silla de madera" });
    const image = await anImage(backend.db, owner.id);
    const write = async (title: string) =>
      backend.db.insert(publicationEdits).values({
        publicationId: thing.id,
        formHash: title,
        status: "waiting",
        title,
        description: thing.description,
        tags: ["silla"],
        fields: [],
        condition: "Usado",
        usage: "Bueno",
        imageIds: [image.id],
      });
    await write("Silla de oro");
    const { item } = (await readItem("edit", thing.id)).body;
    expect(item.content.find(({ name }) => name === "title")).toEqual({
      name: "title",
      value: "Silla de oro",
      former: "Silla de madera",
    });
    expect([item.pictures.length, item.former_pictures.length]).toEqual([1, 1]);
    expect(item.pictures).not.toEqual(item.former_pictures);
    await carryOut("edit", thing.id, "return", "No es de oro.");
    expect(await statusOf(thing.id)).toMatchObject({ status: "Activo", title: "Silla de madera" });
    expect((await noticesOf(owner.id)).at(-1)).toEqual([14, "No es de oro. Mientras tanto se ve la versión anterior."]);
    const appealed = await backend.call(`/publications/${thing.id}/appeal`, {
      body: { text: "Sí lo es" },
      headers: await as(owner),
    });
    expect([appealed.status, (await readItem("edit", thing.id)).body.item.appeal]).toEqual([201, "Sí lo es"]);
    await carryOut("edit", thing.id, "approve");
    expect((await statusOf(thing.id))?.title).toBe("Silla de oro");
    // Once it is exchanged no operator would review an edit of it.
    await write("Silla de plata");
    await carryOut("edit", thing.id, "return", "No es de plata.");
    await backend.db.update(publications).set({ status: "finished" }).where(eq(publications.id, thing.id));
    const late = await backend.call(`/publications/${thing.id}/appeal`, {
      body: { text: "Sí lo es" },
      headers: await as(owner),
    });
    expect(late.status).toBe(409);
  });

  it("leaves an edit of what is reserved alone", async () => {
    const { publication } = await aTransaction(backend.db, { status: "accepted" });
    await backend.db.insert(publicationEdits).values({
      publicationId: publication.id,
      formHash: "x",
      status: "waiting",
      title: "Otra cosa",
      description: "Otra",
      tags: [],
      fields: [],
      imageIds: [],
    });
    expect((await readItem("edit", publication.id)).status).toBe(404);
  });

  it("releases or hides what was reported", async () => {
    const hidden = await aPublication(backend.db);
    for (let reporters = 0; reporters < 3; reporters++) await report(hidden);
    expect((await statusOf(hidden.id))?.status).toBe("waiting");
    expect((await readItem("publication", hidden.id)).status).toBe(404);
    const { item } = (await readItem("report", hidden.id)).body;
    expect(item.statements.map(({ text }) => text)).toEqual(Array(3).fill("Parece una estafa"));
    await carryOut("report", hidden.id, "release");
    expect((await statusOf(hidden.id))?.status).toBe("Activo");

    const bad = await aPublication(backend.db);
    await report(bad);
    expect((await decide("report", bad.id, "hide")).status).toBe(422);
    const { decision } = (await decide("report", bad.id, "hide", "Vende medicinas.")).body;
    // One that comes later waits on.
    await report(bad, "Es robado");
    clock.ms += 2 * minute;
    await runJobs();
    expect(await statusOf(bad.id)).toMatchObject({
      status: "inactive",
      reviewReason: "Vende medicinas.",
      isHeld: true,
    });
    expect((await noticesOf(bad.ownerId)).at(-1)).toEqual([14, "Vende medicinas."]);
    const open = await backend.db
      .select({ reason: reports.reason })
      .from(reports)
      .where(and(eq(reports.publicationId, bad.id), sql`settled_at is null`));
    expect([decision.action, open]).toEqual(["hide", [{ reason: "Es robado" }]]);
  });

  it("removes a fraud with the credit that it earned, as far as that is still there, and never grants it again", async () => {
    const owner = await aUser(backend.db, { verified: true });
    const publish = async (type: "Producto" | "service") => {
      const thing = await aPublication(backend.db, { ownerId: owner.id, type, status: "waiting", approvedAt: null });
      await carryOut("publication", thing.id, "approve");
      return thing;
    };
    const credit = async () =>
      (
        await backend.call<{ balance: number; data: { kind: string; amount: number; reason: string | null }[] }>(
          "/v1/credit/entries",
          { headers: await as(owner) },
        )
      ).body;
    const [service, product] = [await publish("service"), await publish("Producto")];
    expect(await credit()).toMatchObject({ balance: 11 });
    await report(service);
    expect((await decide("report", service.id, "remove")).status).toBe(422);
    await carryOut("report", service.id, "remove", "Es una estafa.");
    expect(await credit()).toMatchObject({
      balance: 1,
      data: [{ kind: "fraud", amount: -10, reason: "Es una estafa." }, {}, {}],
    });
    const reason = "Retirada por fraude: Es una estafa. Se retiraron también los 10,00 USD de crédito que dio.";
    expect(await statusOf(service.id)).toMatchObject({ status: "inactive", reviewReason: reason, isHeld: true });
    expect((await noticesOf(owner.id)).at(-1)).toEqual([14, reason]);
    await backend.call(`/publications/${service.id}/appeal`, {
      body: { text: "No lo es" },
      headers: await as(owner),
    });
    await carryOut("publication", service.id, "approve");
    expect((await credit()).balance).toBe(1);

    // What was spent meanwhile cannot be taken.
    await backend.db.transaction((tx) => addCreditEntry(tx, { userId: owner.id, amountCents: -70, kind: "payment" }));
    await report(product);
    await carryOut("report", product.id, "remove", "Es robado.");
    expect(await credit()).toMatchObject({ balance: 0, data: [{ kind: "fraud", amount: -0.3 }, {}, {}, {}, {}] });
  });

  it.each(["inactive", "finished"] as const)("removes a fraud also while it is %s", async (status) => {
    const owner = await aUser(backend.db);
    const thing = await aPublication(backend.db, {
      ownerId: owner.id,
      status: "waiting",
      approvedAt: null,
    });
    await carryOut("publication", thing.id, "approve");
    await report(thing);
    await backend.db.update(publications).set({ status }).where(eq(publications.id, thing.id));
    expect(await waits("report", thing.id)).toBe(true);
    await carryOut("report", thing.id, "remove", "Es una estafa.");
    expect([(await statusOf(thing.id))?.status, await waits("report", thing.id)]).toEqual([status, false]);
    const { body } = await backend.call<{ balance: number }>("/v1/credit/entries", { headers: await as(owner) });
    expect(body.balance).toBe(0);
    expect((await noticesOf(owner.id)).at(-1)?.[1]).toContain("Retirada por fraude: Es una estafa.");
  });

  it("drops the release of a reported publication that its owner has changed since", async () => {
    const reported = await aPublication(backend.db, { status: "waiting" });
    await backend.db
      .insert(reports)
      .values({ publicationId: reported.id, reporterId: (await aUser(backend.db)).id, reason: "Es una copia" });
    const { revision } = (await readItem("report", reported.id)).body.item;
    const change = (title: string, milliseconds: number) =>
      backend.db
        .update(publications)
        .set({ title, updatedAt: new Date(now().getTime() + milliseconds) })
        .where(eq(publications.id, reported.id));
    await change("Otra cosa", 5);
    const release = { kind: "report", subject_id: reported.id, revision, action: "release" };
    expect((await send(operator, release)).status).toBe(409);
    expect((await decide("report", reported.id, "release")).status).toBe(201);
    await change("Algo muy distinto", 10);
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await statusOf(reported.id))?.status, await waits("report", reported.id)]).toEqual(["waiting", true]);
  });

  it.each([
    ["complete", "complete", "finished"],
    ["reject", "rejected", "Activo"],
  ] as const)("resolves a claim: %s", async (action, status, publicationStatus) => {
    const claim = await aTransaction(backend.db, {
      status: "claim_interested",
      writtenOffer: "50 USD",
      confirmedAt: new Date("2026-11-03T20:00:00-04:00"),
      updatedAt: new Date(now().getTime() - minute),
    });
    await backend.db
      .insert(ratings)
      .values({ transactionId: claim.id, raterId: claim.owner.id, ratedId: claim.interested.id, stars: 5 });
    await backend.db.insert(messages).values({
      chatId: claim.chatId,
      senderId: claim.owner.id,
      randomId: "a",
      text: "Te la di en la plaza",
    });
    const { item } = (await readItem("claim", claim.id)).body;
    expect([item.person?.id, item.counterpart?.id]).toEqual([claim.interested.id, claim.owner.id]);
    expect(item.statements).toMatchObject([{ text: "Te la di en la plaza" }]);
    const [owner, interested] = [claim.owner, claim.interested].map(({ name, lastName }) => `${name} ${lastName}`);
    expect(Object.fromEntries(item.content.map(({ name, value }) => [name, value.replaceAll("\u00a0", " ")]))).toEqual({
      claim: `${interested} reclama por el cambio con ${owner}: no confirma que se hizo.`,
      claim_answer: "Todavía no ha dado su versión.",
      exchange_state: `Confirmado por ${owner} el 3 de noviembre de 2026, 8:00 p. m. Sin confirmar por ${interested}. Las publicaciones siguen reservadas.`,
      requested: `${owner} trae «${claim.publication.title}»`,
      offered: `${interested} trae «${claim.offered[0]?.title}», «50 USD»`,
      history: expect.stringMatching(new RegExp(`^[^\n]+: ${interested} propuso el cambio$`)),
    });
    expect((await decide("claim", claim.id, action)).status).toBe(422);
    await carryOut("claim", claim.id, action, "Vimos las fotos de la entrega.");
    const [after] = await backend.db.select().from(transactions).where(eq(transactions.id, claim.id));
    expect(after).toMatchObject({ status, closedBy: "system", closeReason: "operator" });
    expect((await statusOf(claim.publication.id))?.status).toBe(publicationStatus);
    expect(await backend.db.select().from(reservations).where(eq(reservations.transactionId, claim.id))).toEqual([]);
    for (const party of [claim.owner, claim.interested]) {
      expect((await noticesOf(party.id)).at(-1)).toEqual([16, "Vimos las fotos de la entrega."]);
      expect((await mailsTo(party.email)).map(({ text }) => text).join()).toContain("Vimos las fotos de la entrega.");
    }
    const repeated = await send(operator, {
      kind: "claim",
      subject_id: claim.id,
      revision: item.revision,
      action,
      reason: "Otra vez",
    });
    expect(repeated.status).toBe(409);
  });

  it("shows operators alone what happened in the words of who claims, and the pictures of the chat", async () => {
    const { id, owner, interested, chatId } = await aTransaction(backend.db, {
      status: "confirmed_owner",
      confirmedAt: now(),
      updatedAt: new Date(now().getTime() - minute),
    });
    const image = await anImage(backend.db, interested.id);
    await backend.db.insert(messages).values({ chatId, senderId: interested.id, randomId: "foto", imageId: image.id });
    const claim = async (reason?: unknown) =>
      backend.call<{ fields?: Record<string, string[]> }>(`/v1/transactions/${id}`, {
        method: "PUT",
        body: { status: "claim_interested", id, from_chat: true, reason },
        headers: await as(interested),
      });
    const [blank, long] = [await claim("  "), await claim("x".repeat(501))];
    expect([blank.status, blank.body.fields]).toEqual([422, { reason: ["Cuenta qué pasó"] }]);
    expect([long.status, long.body.fields]).toEqual([422, { reason: ["Cuéntalo en 500 caracteres o menos"] }]);
    expect((await claim(" Llegó rota ")).status).toBe(200);
    expect((await claim("Otra cosa")).status).toBe(200);

    const { item } = (await readItem("claim", id)).body;
    expect(item.content.find(({ name }) => name === "claim_reason")?.value).toBe("Llegó rota");
    expect(item.statements.map(({ picture }) => picture)).toEqual([expect.stringContaining(`/uploads/${image.id}/`)]);
    const seen = await backend.call(`/transactions/${id}`, { headers: await as(owner) });
    expect(JSON.stringify(seen.body)).toContain('"kind":"claim"');
    expect(JSON.stringify(seen.body)).not.toContain("rota");
  });

  it("takes no rating for a confirmation where it is kept who has confirmed", async () => {
    const claim = await aTransaction(backend.db, { status: "claim_interested" });
    await backend.db
      .insert(ratings)
      .values({ transactionId: claim.id, raterId: claim.owner.id, ratedId: claim.interested.id, stars: 1 });
    const [owner, interested] = [claim.owner, claim.interested].map(({ name, lastName }) => `${name} ${lastName}`);
    const keep = (kind: "accepted" | "confirmed" | "claim", actor: "owner" | "interested") =>
      backend.db.insert(transactionEvents).values({ transactionId: claim.id, kind, actor });
    const state = async () =>
      (await readItem("claim", claim.id)).body.item.content.find(({ name }) => name === "exchange_state")?.value;
    await keep("accepted", "owner");
    await keep("claim", "interested");
    expect(await state()).toBe(`Sin confirmar por ${owner} ni ${interested}. Las publicaciones siguen reservadas.`);
    await keep("confirmed", "owner");
    expect(await state()).toContain(`Confirmado por ${owner}`);
  });

  it("reads the conversation of a claim alone", async () => {
    const { id } = await aTransaction(backend.db, { status: "accepted" });
    expect((await readItem("claim", id)).status).toBe(404);
    expect(await backend.db.select().from(chats).where(eq(chats.transactionId, id))).toHaveLength(1);
  });

  it("suspends a person, who cannot sign in until restored", async () => {
    const bad = await aUser(backend.db);
    const thing = await aPublication(backend.db, { ownerId: bad.id });
    const session = await as(bad);
    const suspend = (reason: string) =>
      send(operator, { kind: "person", subject_id: bad.id, revision: "0", action: "suspend", reason });
    const undone = (await suspend("Me equivoqué de persona.")).body.decision;
    await backend.call(`/moderation/decisions/${undone.id}`, { method: "DELETE", headers: await as(operator) });
    const answer = await suspend("Estafó a tres personas.");
    expect(answer.status).toBe(201);
    clock.ms += 2 * minute;
    await runJobs();
    const signIn = () =>
      backend.call<{ reactivation_token?: string }>("/auth/sign_in", { body: { email: bad.email, password } });
    const refused = await signIn();
    expect([refused.status, refused.body.reactivation_token]).toEqual([401, undefined]);
    expect((await backend.call("/chats", { headers: session })).status).toBe(401);
    expect(
      (await backend.call<{ publication: { title: null } }>(`/publications/${thing.id}`)).body.publication.title,
    ).toBe(null);
    expect((await mailsTo(bad.email)).at(-1)?.text).toContain("Estafó a tres personas.");
    expect((await readItem("suspension", bad.id)).body.item.statements).toMatchObject([
      { author: "Olga Ríos", text: "Estafó a tres personas." },
    ]);
    // No operator has suspended an account that is inactive for another reason.
    const gone = await aUser(backend.db);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, gone.id));
    expect([(await readItem("suspension", gone.id)).status, await waits("suspension", gone.id)]).toEqual([404, false]);
    await carryOut("suspension", bad.id, "restore", "Lo aclaró.");
    expect((await signIn()).status).toBe(200);
    expect((await mailsTo(bad.email)).at(-1)?.text).toContain("Levantamos la suspensión");
  });

  it("removes a reported person's photo, and tells why; without one there is nothing to remove", async () => {
    const [reporter, shown] = [await aUser(backend.db), await aUser(backend.db)];
    const imageId = `avatar-${shown.id}`;
    await backend.db.insert(images).values({ id: imageId, width: 750, height: 750 });
    await backend.db.update(users).set({ avatarId: imageId }).where(eq(users.id, shown.id));
    const reportPerson = async () =>
      backend.call("/person_reports", {
        body: { user_id: shown.id, reason: "Su foto es ofensiva" },
        headers: await as(reporter),
      });
    expect((await reportPerson()).status).toBe(201);
    expect((await readItem("person", shown.id)).body.item.actions).toEqual(["dismiss", "remove_photo", "suspend"]);
    expect((await decide("person", shown.id, "remove_photo")).body.fields).toHaveProperty("reason");
    await carryOut("person", shown.id, "remove_photo", "Muestra un arma.");
    expect(await waits("person", shown.id)).toBe(false);
    const [row] = await backend.db.select().from(users).where(eq(users.id, shown.id));
    expect([row?.avatarId, row?.active]).toEqual([null, true]);
    expect(await backend.db.select().from(images).where(eq(images.id, imageId))).toEqual([]);
    expect(await noticesOf(shown.id)).toEqual([[9, null]]);
    expect((await mailsTo(shown.email)).map(({ text }) => text).join()).toContain("Muestra un arma.");
  });

  it("lets a suspended person appeal once for each suspension, wherever they sign in", async () => {
    interface Refusal {
      suspension?: { reason: string; appeal_token: string | null };
    }
    const bad = await aUser(backend.db);
    const suspend = async (reason: string) => {
      await send(operator, { kind: "person", subject_id: bad.id, revision: "0", action: "suspend", reason });
      clock.ms += 2 * minute;
      await runJobs();
    };
    const signIn = async (given = password) =>
      (await backend.call<Refusal>("/auth/sign_in", { body: { email: bad.email, password: given } })).body.suspension;
    const appeal = async (token: string | null | undefined, text: string) =>
      (await backend.call("/appeal_suspension", { body: { token, text } })).status;
    await suspend("Estafó a tres personas.");
    expect(await signIn("Otra#2026")).toBe(undefined);
    const first = await signIn();
    expect(first).toEqual({ reason: "Estafó a tres personas.", appeal_token: expect.any(String) as string });
    expect(await waits("appeal", bad.id)).toBe(false);
    expect([await appeal("de-nadie", "No fui yo"), await appeal(first?.appeal_token, " ")]).toEqual([404, 422]);
    const sent = await Promise.all([1, 2].map(() => appeal(first?.appeal_token, "No fui yo")));
    expect([sent, await appeal(first?.appeal_token, "Otra cosa")]).toEqual([[200, 200], 409]);
    expect(await signIn()).toEqual({ reason: "Estafó a tres personas.", appeal_token: null });

    const { items, counts } = await readQueue();
    expect(items.filter(({ id, kind }) => id === bad.id && kind === "appeal")).toHaveLength(1);
    expect(counts.find(({ kind }) => kind === "appeal")?.count).toBe(1);
    expect((await readItem("appeal", bad.id)).body.item).toMatchObject({
      appeal: "No fui yo",
      statements: [{ text: "Estafó a tres personas." }],
      actions: ["restore", "uphold"],
    });
    await carryOut("appeal", bad.id, "uphold", "Las pruebas son claras.");
    expect((await mailsTo(bad.email)).at(-1)?.text).toContain("Las pruebas son claras.");
    expect([await waits("appeal", bad.id), (await signIn())?.appeal_token]).toEqual([false, null]);

    await carryOut("suspension", bad.id, "restore", "Lo aclaró.");
    expect(await signIn()).toBe(undefined);
    await suspend("Otra vez.");
    expect(await appeal((await signIn())?.appeal_token, "Tampoco")).toBe(200);
    // Two operators read the same case, each in another list.
    const both = await Promise.all(["suspension", "appeal"].map((kind) => readItem(kind, bad.id)));
    const [asSuspension, asAppeal] = both.map(({ body }) => ({ subject_id: bad.id, revision: body.item.revision }));
    const outcomes = await Promise.all([
      send(operator, { ...asSuspension, kind: "suspension", action: "restore", reason: "Lo aclaró." }),
      send(other, { ...asAppeal, kind: "appeal", action: "uphold", reason: "Las pruebas son claras." }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect([await waits("suspension", bad.id), await waits("appeal", bad.id)]).toEqual([false, false]);
    const decided = outcomes.findIndex(({ status }) => status === 201);
    const undone = await backend.call(`/moderation/decisions/${outcomes[decided]?.body.decision.id}`, {
      method: "DELETE",
      headers: await as(decided === 0 ? operator : other),
    });
    expect([undone.status, await waits("suspension", bad.id), await waits("appeal", bad.id)]).toEqual([
      200,
      true,
      true,
    ]);
    await carryOut("appeal", bad.id, "restore", "Tenía razón.");
    expect([await signIn(), await waits("appeal", bad.id)]).toEqual([undefined, false]);
    await suspend("Y otra vez.");
    const third = await signIn();
    expect([third?.appeal_token, await waits("appeal", bad.id)]).toEqual([expect.any(String), false]);
    expect(await waits("suspension", bad.id)).toBe(true);
  });

  it("answers a message of the contact page by mail, or closes it", async () => {
    const write = async (subject: string) => {
      const [form] = await backend.db
        .insert(contactForms)
        .values({ name: "Pedro", email: "pedro@example.com", subject, message: "¿Cómo publico?" })
        .returning();
      return form?.id ?? 0;
    };
    const [asked, spam] = [await write("Ayuda"), await write("Gane dinero")];
    expect((await readItem("contact", asked)).body.item.statements).toMatchObject([
      { author: "Pedro (pedro@example.com)", text: "¿Cómo publico?" },
    ]);
    await carryOut("contact", asked, "answer", "Con el botón Publicar.");
    await carryOut("contact", spam, "close");
    const [mail, ...more] = await mailsTo("pedro@example.com");
    expect([mail?.subject, more]).toEqual(["Re: Ayuda", []]);
    expect(mail?.text).toContain("Con el botón Publicar.");
    expect([await waits("contact", asked), await waits("contact", spam)]).toEqual([false, false]);
  });

  it("lets one of many operators decide, whatever they decide", async () => {
    const { id } = await aPublication(backend.db, { status: "waiting", approvedAt: null });
    const { revision } = (await readItem("publication", id)).body.item;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(index % 2 ? operator : other, {
          kind: "publication",
          subject_id: id,
          revision,
          action: index % 3 ? "approve" : "return",
          reason: "No",
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(409)]);
    const rows = await backend.db
      .select()
      .from(decisions)
      .where(and(eq(decisions.kind, "publication"), eq(decisions.subjectId, id)));
    expect(rows).toHaveLength(1);
  });

  it("stores a decision once, however often it is sent", async () => {
    const { id } = await aPublication(backend.db, { status: "waiting", approvedAt: null });
    const { revision } = (await readItem("publication", id)).body.item;
    const body = { kind: "publication", subject_id: id, revision, action: "approve" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(operator, body, "clave")));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body: { decision } }) => decision.id)).size).toBe(1);
  });

  it("refuses another decision under the key of an earlier one", async () => {
    const about = async () => {
      const { id } = await aPublication(backend.db, { status: "waiting", approvedAt: null });
      const { revision } = (await readItem("publication", id)).body.item;
      return { kind: "publication", subject_id: id, revision, action: "approve" };
    };
    const [one, two, three] = [await about(), await about(), await about()];
    expect((await send(operator, one, "llave")).status).toBe(201);
    for (const body of [two, { ...one, action: "return", reason: "No" }])
      expect((await send(operator, body, "llave")).status).toBe(409);
    const together = await Promise.all([two, three].map((body) => send(operator, body, "a la vez")));
    expect(together.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("refuses what was read in an earlier version, and drops a decision that its item has outrun", async () => {
    const thing = await aPublication(backend.db, { status: "waiting", approvedAt: null });
    const touch = () =>
      backend.db
        .update(publications)
        .set({ title: "Otra cosa", updatedAt: new Date(now().getTime() + 5) })
        .where(eq(publications.id, thing.id));
    const { revision } = (await readItem("publication", thing.id)).body.item;
    await touch();
    const stale = await send(operator, {
      kind: "publication",
      subject_id: thing.id,
      revision,
      action: "approve",
    });
    expect([stale.status, stale.body.errors]).toEqual([
      409,
      ["Esto cambió mientras lo revisabas. Vuelve a leerlo antes de decidir"],
    ]);
    const decided = await decide("publication", thing.id, "approve");
    await touch();
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await statusOf(thing.id))?.status, await waits("publication", thing.id)]).toEqual(["waiting", true]);
    const trail = await backend.call<{ decisions: (Decision & { undone_id: number | null })[] }>(
      "/moderation/decisions",
      { headers: await as(operator) },
    );
    expect(trail.body.decisions[0]).toMatchObject({
      action: "lapse",
      operator: null,
      undone_id: decided.body.decision.id,
    });
  });

  it("refuses operators who decide about themselves", async () => {
    const own = await aPublication(backend.db, { ownerId: operator.id, status: "waiting", approvedAt: null });
    const claim = await aTransaction(backend.db, { status: "claim_owner", interested: operator });
    for (const [kind, subject_id, action] of [
      ["publication", own.id, "approve"],
      ["claim", claim.id, "complete"],
    ] as const) {
      const { revision } = (
        await backend.call<{ item: Item }>(`/moderation/items/${kind}/${subject_id}`, { headers: await as(other) })
      ).body.item;
      expect((await send(operator, { kind, subject_id, revision, action, reason: "Por mí" })).status).toBe(403);
    }
    const suspension = { kind: "person", subject_id: operator.id, revision: "0", action: "suspend", reason: "Yo" };
    expect((await send(operator, suspension)).status).toBe(403);
  });

  it("hides from operators what waits about themselves, and who reported it", async () => {
    const own = await aPublication(backend.db, { ownerId: operator.id });
    await report(own);
    const reporter = await aUser(backend.db);
    await backend.db.insert(reports).values({ userId: operator.id, reporterId: reporter.id, reason: "Me amenaza" });
    const claim = await aTransaction(backend.db, { status: "claim_owner", interested: operator });
    for (const [kind, id] of [
      ["report", own.id],
      ["person", operator.id],
      ["claim", claim.id],
    ] as const) {
      const [mine, theirs] = [await readQueue(kind), await readQueue(kind, other)];
      expect([kind, mine.items.some((item) => item.id === id), (await readItem(kind, id)).status]).toEqual([
        kind,
        false,
        403,
      ]);
      expect(theirs.items.some((item) => item.id === id)).toBe(true);
      expect(mine.counts.find((entry) => entry.kind === kind)?.count).toBe(mine.items.length);
    }
  });

  it("refuses unknown kinds, actions of other kinds and unknown items", async () => {
    const { id } = await aPublication(backend.db, { status: "waiting", approvedAt: null });
    const { revision } = (await readItem("publication", id)).body.item;
    const base = { kind: "publication", subject_id: id, revision, action: "approve" };
    for (const [change, status] of [
      [{ kind: "planet" }, 422],
      [{ action: "complete" }, 422],
      [{ action: "return", reason: "x".repeat(1_001) }, 422],
      [{ subject_id: 2_000_000_000 }, 409],
      [{ kind: "claim", action: "complete", reason: "Sí" }, 409],
    ] as const)
      expect([change, (await send(operator, { ...base, ...change })).status]).toEqual([change, status]);
    expect((await backend.call("/moderation/items/planet/1", { headers: await as(operator) })).status).toBe(422);
  });

  it("keeps an audit trail that cannot be changed", async () => {
    const { db } = backend;
    const before = await db.select().from(decisions);
    expect(before.length).toBeGreaterThan(0);
    const attempts = [
      () => db.update(decisions).set({ reason: "Otra" }),
      () => db.delete(decisions),
      () => db.execute(sql`truncate decisions cascade`),
    ];
    for (const attempt of attempts) {
      const refused = await Promise.resolve(attempt()).catch((error: unknown) => error);
      expect(databaseCode(refused)).toBe("P0001");
    }
    expect(await db.select().from(decisions)).toEqual(before);
    // Nothing is left between decided and done.
    clock.ms += 2 * minute;
    await runJobs();
    expect(await db.select().from(openDecisions)).toEqual([]);
    expect((await db.select().from(users).where(eq(users.id, operator.id)))[0]?.active).toBe(true);
  });
});
