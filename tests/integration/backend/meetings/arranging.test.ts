import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { findPublicPlace } from "../../../../backend/catalogue/meetingPlaces";
import { jobs } from "../../../../backend/db/schema/jobs";
import { meetings } from "../../../../backend/db/schema/meetings";
import { transactions } from "../../../../backend/db/schema/transactions";
import { users } from "../../../../backend/db/schema/users";
import { aUser } from "../../../support/builders";
import { at, fridayAtThree, monday, publicPlace, useMeetings } from "../../../support/meetingFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("arranging a meeting on %s", (database) => {
  const fixture = useMeetings(database);
  const { call, setClock, runJobs, anExchange, propose, answer, meetingOf, anAgreedMeeting, notificationsTo, mailsTo } =
    fixture;
  beforeEach(() => setClock(monday, "10:00"));
  const eventsOf = async (exchange: Awaited<ReturnType<typeof anExchange>>) =>
    (
      await call<{ events: { kind: string; by: string; place: object }[] }>(
        exchange.owner,
        `/transactions/${exchange.id}`,
      )
    ).body.events.map(({ kind, by }) => [kind, by]);

  it("lists public places for members", async () => {
    const { body } = await call<{ meeting_places: object[] }>(await aUser(fixture.backend.db), "/v1/meeting_places");
    expect(body.meeting_places).toContainEqual(
      expect.objectContaining({ id: "ccs-sambil", kind: "mall", city: "Caracas" }),
    );
    expect((await fixture.backend.call("/v1/meeting_places")).status).toBe(401);
  });

  it("lists the police posts of a city first, and knows the page that each is from", async () => {
    const { body } = await call<{ meeting_places: { id: string; kind: string; city: string }[] }>(
      await aUser(fixture.backend.db),
      "/v1/meeting_places",
    );
    const ofCaracas = body.meeting_places.filter(({ city }) => city === "Caracas").map(({ id }) => id);
    expect(ofCaracas.slice(0, 3)).toEqual(["ccs-polichacao", "ccs-pnb-san-martin", "ccs-sambil"]);
    const posts = body.meeting_places.filter(({ kind }) => kind === "police");
    for (const { id } of posts)
      expect([id, findPublicPlace(id)]).toMatchObject([
        id,
        { source: "page", page: expect.stringMatching(/^https?:\/\//) as string },
      ]);
  });

  it("is proposed, agreed to and cancelled, and notifies the other party each time", async () => {
    const exchange = await anExchange();
    const { owner, interested } = exchange;
    expect(await meetingOf(owner, exchange)).toBeNull();
    const proposed = await propose(interested, exchange, { place: { ...publicPlace, name: "Mi casa" } });
    expect(proposed.status).toBe(201);
    const meeting = await meetingOf(owner, exchange);
    expect(meeting).toMatchObject({
      proposer_id: interested.id,
      state: "proposed",
      starts_at: fridayAtThree,
      place: { public_place_id: "ccs-sambil", name: "Centro Comercial Sambil Caracas" },
    });
    const id = meeting?.id ?? 0;
    const tooSoon = await answer(interested, id, "accept");
    expect([tooSoon.status, tooSoon.body.errors]).toEqual([
      409,
      ["Espera a que la otra persona responda tu propuesta"],
    ]);
    for (const time of [1, 2]) expect([time, (await answer(owner, id, "accept")).status]).toEqual([time, 200]);
    expect((await meetingOf(interested, exchange))?.state).toBe("agreed");
    for (const time of [1, 2]) expect([time, (await answer(interested, id, "cancel")).status]).toEqual([time, 200]);
    expect((await meetingOf(owner, exchange))?.state).toBe("cancelled");
    expect([await notificationsTo(owner), await notificationsTo(interested)]).toEqual([
      ["proposed", "cancelled"],
      ["agreed"],
    ]);
    expect(await eventsOf(exchange)).toEqual([
      ["meeting_proposed", "interested"],
      ["meeting_agreed", "owner"],
      ["meeting_cancelled", "interested"],
    ]);
    await runJobs();
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toContain("propone dónde y cuándo encontrarse");
    expect(mail?.text).toContain("Centro Comercial Sambil Caracas, Av. Libertador, Chacao: viernes, 19 de febrero");
    expect(mail?.text).toContain(`https://truequea.example/encuentro/${exchange.id}`);
  });

  it("is replaced by another proposal, and refuses an acceptance of the former one", async () => {
    const exchange = await anAgreedMeeting();
    const { owner, interested, meetingId } = exchange;
    const other = await propose(interested, exchange, {
      place: { name: " Panadería  La Estrella ", latitude: 10.5, longitude: -66.9 },
    });
    expect(other.body.transaction.meeting).toMatchObject({
      state: "proposed",
      place: { public_place_id: null, name: "Panadería La Estrella", address: null, latitude: 10.5 },
    });
    const late = await answer(owner, meetingId, "cancel");
    expect([late.status, late.body.errors]).toEqual([409, ["Este encuentro ya cambió: mira cómo quedó"]]);
    expect((await answer(owner, meetingId, "accept")).status).toBe(409);
    expect(await notificationsTo(owner)).toEqual(["agreed", "changed"]);
    expect((await meetingOf(owner, exchange))?.state).toBe("proposed");
  });

  it("stores the same request once, and refuses its id for another meeting", async () => {
    const exchange = await anExchange();
    const key = randomUUID();
    for (const time of [1, 2])
      expect([time, (await propose(exchange.owner, exchange, {}, key)).status]).toEqual([time, 201]);
    const other = await propose(exchange.owner, exchange, { starts_at: at("2027-02-20", "09:00").toISOString() }, key);
    expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([409, ["idempotency_key"]]);
    expect(
      await fixture.backend.db.select().from(meetings).where(eq(meetings.transactionId, exchange.id)),
    ).toHaveLength(1);
    expect(await notificationsTo(exchange.interested)).toEqual(["proposed"]);
  });

  it("leaves one live meeting where both propose at once", async () => {
    const exchange = await anExchange();
    const { owner, interested } = exchange;
    const both = await Promise.all(
      [owner, interested, owner, interested].map((user, index) =>
        propose(user, exchange, { starts_at: at("2027-02-19", `1${index}:00`).toISOString() }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const rows = await fixture.backend.db.select().from(meetings).where(eq(meetings.transactionId, exchange.id));
    expect(rows.map(({ state }) => state).sort()).toEqual(["proposed", "replaced", "replaced", "replaced"]);
    const second = { ...rows[0], id: undefined, requestId: null, state: "agreed" as const };
    const insert = fixture.backend.db.insert(meetings).values(second as typeof meetings.$inferInsert);
    await expect(insert).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  it("says what is wrong, with its field", async () => {
    const exchange = await anExchange();
    const { owner } = exchange;
    const refusals: [Record<string, unknown>, Record<string, string[]>][] = [
      [{ starts_at: "mañana" }, { starts_at: ["Elige el día y la hora"] }],
      [{ starts_at: at(monday, "09:59").toISOString() }, { starts_at: ["Esa hora ya pasó: elige otra"] }],
      [
        { starts_at: at("2027-03-18", "10:00").toISOString() },
        { starts_at: ["Elige un día dentro de los próximos 30 días"] },
      ],
      [{ place: {} }, { place: ["Elige dónde se encuentran"] }],
      [{ place: { public_place_id: "la-luna" } }, { place: ["Elige dónde se encuentran"] }],
      [{ place: { name: "   " } }, { place: ["Elige dónde se encuentran"] }],
      [{ place: { name: "Plaza", latitude: 91, longitude: 0 } }, { place: ["La ubicación no es válida"] }],
      [{ place: { name: "x".repeat(121) } }, { place: ["El nombre del lugar no puede tener más de 120 caracteres"] }],
    ];
    for (const [changes, fields] of refusals) {
      const { status, body } = await propose(owner, exchange, changes);
      expect([changes, status, body.fields]).toEqual([changes, 422, fields]);
    }
    expect(await meetingOf(owner, exchange)).toBeNull();
  });

  it("is closed to strangers, and for an exchange that is not agreed or has ended", async () => {
    const exchange = await anAgreedMeeting();
    const stranger = await aUser(fixture.backend.db);
    const refused = [
      await propose(stranger, exchange),
      await answer(stranger, exchange.meetingId, "accept"),
      await answer(stranger, exchange.meetingId, "cancel"),
      await answer(stranger, 999_999, "cancel"),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const proposal = await anExchange({ status: "active" });
    expect((await propose(proposal.owner, proposal)).status).toBe(422);

    const cancelled = await call(exchange.owner, `/v1/transactions/${exchange.id}`, {
      method: "PUT",
      body: { status: "rejected" },
    });
    expect(cancelled.status).toBe(200);
    expect((await meetingOf(exchange.owner, exchange))?.state).toBe("ended");
    expect((await propose(exchange.owner, exchange)).status).toBe(422);
    // The cancellation of the exchange says it.
    expect(await notificationsTo(exchange.interested)).toEqual(["proposed"]);
  });

  it("ends with an exchange whose publication is archived, and sends no reminder", async () => {
    const exchange = await anAgreedMeeting();
    const archived = await call(exchange.owner, `/publications/update_status/${exchange.publicationId}`, {
      body: { publication_status: 1 },
    });
    expect(archived.status).toBe(200);
    expect((await meetingOf(exchange.interested, exchange))?.state).toBe("ended");
    await setClock("2027-02-18", "09:00");
    expect(await notificationsTo(exchange.interested)).toEqual(["proposed"]);
    await setClock(monday, "10:00");
  });

  it("cannot be agreed to once its hour has passed, and is over once it was", async () => {
    const exchange = await anExchange();
    const proposed = await propose(exchange.owner, exchange, { starts_at: at(monday, "12:00").toISOString() });
    await setClock(monday, "12:00");
    const late = await answer(exchange.interested, proposed.body.transaction.meeting?.id ?? 0, "accept");
    expect([late.status, late.body.errors]).toEqual([409, ["Esa hora ya pasó: elige otra"]]);

    await setClock(monday, "10:00");
    const agreed = await anAgreedMeeting({ starts_at: at(monday, "12:00").toISOString() });
    await setClock(monday, "13:00");
    await propose(agreed.interested, agreed);
    const rows = await fixture.backend.db.select().from(meetings).where(eq(meetings.transactionId, agreed.id));
    expect(rows.map(({ state }) => state).sort()).toEqual(["over", "proposed"]);
  });

  it("keeps an agreed exchange from expiring before it", async () => {
    const exchange = await anAgreedMeeting({ starts_at: at("2027-03-16", "15:00").toISOString() });
    const old = at("2027-02-14", "10:00");
    await fixture.backend.db
      .update(transactions)
      .set({ updatedAt: old, remindersSent: 2 })
      .where(eq(transactions.id, exchange.id));
    await fixture.backend.db
      .insert(jobs)
      .values({ kind: "expire", subjectId: exchange.id, dueAt: at("2027-03-16", "14:00") });
    const statusNow = async () =>
      (await fixture.backend.db.select().from(transactions).where(eq(transactions.id, exchange.id)))[0]?.status;
    await setClock("2027-03-17", "14:59");
    expect(await statusNow()).toBe("accepted");
    await setClock("2027-03-17", "15:00");
    expect(await statusNow()).toBe("rejected");
  });

  it("is refused with a person whose account is not active", async () => {
    const exchange = await anExchange();
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, exchange.interested.id));
    const refused = await propose(exchange.owner, exchange);
    expect([refused.status, refused.body.errors]).toEqual([422, ["La cuenta de la otra persona no está activa"]]);
  });
});
