import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chats, messages } from "../../../../backend/db/schema/chats";
import { ratings, reservations, transactionEvents, transactions } from "../../../../backend/db/schema/transactions";
import { aTransaction, anImage } from "../../../support/builders";
import { minute, setUpModeration } from "../../../support/moderationFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("claims before operators on %s", (database) => {
  const fixture = setUpModeration(database);
  const { now, as, readItem, send, decide, carryOut, publicationRow, notificationsOf, mailsTo } = fixture;

  it.each([
    ["complete", "complete", "finished"],
    ["reject", "rejected", "Activo"],
  ] as const)("resolves a claim: %s", async (action, status, publicationStatus) => {
    const claim = await aTransaction(fixture.backend.db, {
      status: "claim_interested",
      writtenOffer: "50 USD",
      complementCents: 2_000,
      complementPayer: "interested",
      confirmedAt: new Date("2026-11-03T20:00:00-04:00"),
      updatedAt: new Date(now().getTime() - minute),
    });
    await fixture.backend.db
      .insert(ratings)
      .values({ transactionId: claim.id, raterId: claim.owner.id, ratedId: claim.interested.id, stars: 5 });
    await fixture.backend.db.insert(messages).values({
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
      offered: `${interested} trae «${claim.offered[0]?.title}», «50 USD», 20 USD`,
      history: expect.stringMatching(new RegExp(`^[^\n]+: ${interested} propuso el cambio$`)),
    });
    expect((await decide("claim", claim.id, action)).status).toBe(422);
    await carryOut("claim", claim.id, action, "Vimos las fotos de la entrega.");
    const [after] = await fixture.backend.db.select().from(transactions).where(eq(transactions.id, claim.id));
    expect(after).toMatchObject({ status, closedBy: "system", closeReason: "operator" });
    expect((await publicationRow(claim.publication.id))?.status).toBe(publicationStatus);
    expect(
      await fixture.backend.db.select().from(reservations).where(eq(reservations.transactionId, claim.id)),
    ).toEqual([]);
    for (const party of [claim.owner, claim.interested]) {
      expect((await notificationsOf(party.id)).at(-1)).toEqual([16, "Vimos las fotos de la entrega."]);
      expect((await mailsTo(party.email)).map(({ text }) => text).join()).toContain("Vimos las fotos de la entrega.");
    }
    const repeated = await send(fixture.operator, {
      kind: "claim",
      subject_id: claim.id,
      revision: item.revision,
      action,
      reason: "Otra vez",
    });
    expect(repeated.status).toBe(409);
  });

  it("shows only operators the claimant's own words and the pictures of the chat", async () => {
    const { id, owner, interested, chatId } = await aTransaction(fixture.backend.db, {
      status: "confirmed_owner",
      confirmedAt: now(),
      updatedAt: new Date(now().getTime() - minute),
    });
    const image = await anImage(fixture.backend.db, interested.id);
    await fixture.backend.db
      .insert(messages)
      .values({ chatId, senderId: interested.id, randomId: "foto", imageId: image.id });
    const claim = async (reason?: unknown) =>
      fixture.backend.call<{ fields?: Record<string, string[]> }>(`/v1/transactions/${id}`, {
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
    const seen = await fixture.backend.call(`/transactions/${id}`, { headers: await as(owner) });
    expect(JSON.stringify(seen.body)).toContain('"kind":"claim"');
    expect(JSON.stringify(seen.body)).not.toContain("rota");
  });

  it("does not take a rating for a confirmation where confirmations are stored", async () => {
    const claim = await aTransaction(fixture.backend.db, { status: "claim_interested" });
    await fixture.backend.db
      .insert(ratings)
      .values({ transactionId: claim.id, raterId: claim.owner.id, ratedId: claim.interested.id, stars: 1 });
    const [owner, interested] = [claim.owner, claim.interested].map(({ name, lastName }) => `${name} ${lastName}`);
    const keep = (kind: "accepted" | "confirmed" | "claim", actor: "owner" | "interested") =>
      fixture.backend.db.insert(transactionEvents).values({ transactionId: claim.id, kind, actor });
    const state = async () =>
      (await readItem("claim", claim.id)).body.item.content.find(({ name }) => name === "exchange_state")?.value;
    await keep("accepted", "owner");
    await keep("claim", "interested");
    expect(await state()).toBe(`Sin confirmar por ${owner} ni ${interested}. Las publicaciones siguen reservadas.`);
    await keep("confirmed", "owner");
    expect(await state()).toContain(`Confirmado por ${owner}`);
  });

  it("reads the conversation of a claim alone", async () => {
    const { id } = await aTransaction(fixture.backend.db, { status: "accepted" });
    expect((await readItem("claim", id)).status).toBe(404);
    expect(await fixture.backend.db.select().from(chats).where(eq(chats.transactionId, id))).toHaveLength(1);
  });
});
