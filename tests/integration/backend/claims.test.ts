import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { claimStatements } from "../../../backend/db/schema/claims";
import { mails } from "../../../backend/db/schema/mails";
import { meetings } from "../../../backend/db/schema/meetings";
import { premiumTerms } from "../../../backend/db/schema/premiumTerms";
import { secureExchanges } from "../../../backend/db/schema/secureExchanges";
import { transactionEvents } from "../../../backend/db/schema/transactions";
import { venues, venueShifts } from "../../../backend/db/schema/venues";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { useMovedClock } from "../../support/movedClock";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { aForm, aPhoto, asFile } from "../../support/uploads";

interface Answer {
  data: { status: string; claim_statements: string[] };
  errors?: string[];
  fields?: Record<string, string[]>;
}
interface Item {
  item: { revision: string; content: { name: string; value: string }[] };
}

const minute = 60_000;
const day = 24 * 60 * minute;
const operatorEmail = "olga@operadores.example";

describe.each(bothDatabases)("the statements of the parties of a claim, on %s", (database) => {
  let backend: TestBackend;
  let operator: User;
  const { clock, now, start, runJobs } = useMovedClock();
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(backend.db, user, now())).get(user.id) ?? {};

  beforeAll(async () => {
    backend = await start({ database, operatorEmails: [operatorEmail] });
    operator = await aUser(backend.db, { email: operatorEmail });
  });

  const aClaim = () =>
    aTransaction(backend.db, {
      status: "claim_interested",
      createdAt: new Date(now().getTime() - day),
      updatedAt: new Date(now().getTime() - minute),
    });
  const say = async (user: User, { id }: { id: number }, fields: Parameters<typeof aForm>[0]) =>
    backend.call<Answer>(`/transactions/${id}/claim_statement`, { form: aForm(fields), headers: await as(user) });
  const read = async ({ id }: BuiltTransaction) =>
    (await backend.call<Item>(`/moderation/items/claim/${id}`, { headers: await as(operator) })).body.item;
  const valueOf = async (claim: BuiltTransaction, name: string) =>
    (await read(claim)).content.find((text) => text.name === name)?.value.replaceAll(/\p{Zs}/gu, " ");
  const readPictures = async ({ id }: { id: number }, by = operator) =>
    backend.call<{ pictures: { author: string; picture: string | null }[] }>(`/moderation/claims/${id}/pictures`, {
      headers: await as(by),
    });
  const decide = async ({ id }: BuiltTransaction, revision: string) =>
    backend.call<{ decision: { id: number } }>("/moderation/decisions", {
      body: { kind: "claim", subject_id: id, revision, action: "reject", reason: "No se entregó." },
      headers: await as(operator),
    });
  const picturesOf = async ({ id }: BuiltTransaction) =>
    (await backend.db.select().from(claimStatements).where(eq(claimStatements.transactionId, id))).flatMap(
      ({ pictures }) => pictures,
    );

  it("takes the version of the other party once, for operators alone, with sealed pictures", async () => {
    const claim = await aClaim();
    const photo = asFile(await aPhoto());
    expect(await valueOf(claim, "claim_answer")).toBe("Todavía no ha dado su versión.");
    const { status, body } = await say(claim.owner, claim, { text: " Se la di en la plaza ", "pictures[]": [photo] });
    expect([status, body.data]).toMatchObject([201, { status: "claim_interested", claim_statements: ["owner"] }]);
    const repeat = async (text: string, ...pictures: (typeof photo)[]) =>
      (await say(claim.owner, claim, { text, "pictures[]": pictures })).status;
    expect(await repeat("Se la di en la plaza", photo)).toBe(201);
    expect(await repeat("Otra cosa", photo)).toBe(409);
    expect(await repeat("Se la di en la plaza")).toBe(409);
    expect(await repeat("Se la di en la plaza", asFile(await aPhoto(500)))).toBe(409);
    expect(await valueOf(claim, "claim_answer")).toBe("Se la di en la plaza");

    const seen = await readPictures(claim);
    const { name, lastName } = claim.owner;
    expect([seen.headers.get("cache-control"), seen.body.pictures.map(({ author }) => author)]).toEqual([
      "no-store",
      [`${name} ${lastName}`],
    ]);
    const picture = seen.body.pictures[0]?.picture ?? "";
    const { format, exif } = await sharp(Buffer.from(picture, "base64")).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
    expect(JSON.stringify(await picturesOf(claim))).not.toContain(picture.slice(0, 60));

    const stranger = await aUser(backend.db);
    expect((await say(stranger, claim, { text: "Yo vi todo" })).status).toBe(404);
    for (const by of [claim.owner, claim.interested, stranger])
      expect((await readPictures(claim, by)).status).toBe(403);
    const record = await backend.call(`/transactions/${claim.id}`, { headers: await as(claim.interested) });
    expect(JSON.stringify(record.body)).not.toContain("plaza");
  });

  it("asks the other party for words and who claims for pictures, three at most", async () => {
    const claim = await aClaim();
    const photo = asFile(await aPhoto(400, 400));
    const mute = await say(claim.owner, claim, { text: "  ", "pictures[]": [photo] });
    expect([mute.status, mute.body.fields]).toEqual([422, { text: ["Cuenta qué pasó"] }]);
    const long = await say(claim.owner, claim, { text: "x".repeat(1_001) });
    expect(long.body.fields).toEqual({ text: ["Cuéntalo en 1000 caracteres o menos"] });
    const empty = await say(claim.interested, claim, {});
    expect([empty.status, empty.body.fields]).toEqual([422, { pictures: ["Elige una imagen"] }]);
    const many = await say(claim.interested, claim, { "pictures[]": [photo, photo, photo, photo] });
    expect([many.status, many.body.fields]).toEqual([422, { pictures: ["Puedes enviar hasta 3 fotos"] }]);
    const three = await say(claim.interested, claim, { "pictures[]": [photo, photo, photo] });
    expect([three.status, three.body.data.claim_statements]).toEqual([201, ["interested"]]);
    expect((await readPictures(claim)).body.pictures).toHaveLength(3);
    const agreed = await aTransaction(backend.db, { status: "accepted" });
    expect((await say(agreed.owner, agreed, { text: "Nada" })).status).toBe(409);
  });

  it("is read before anything is decided, and its pictures go 30 days after the decision", async () => {
    const claim = await aClaim();
    const { revision } = await read(claim);
    await say(claim.owner, claim, { text: "Se la di", "pictures[]": [asFile(await aPhoto())] });
    expect((await decide(claim, revision)).status).toBe(409);
    expect((await decide(claim, (await read(claim)).revision)).status).toBe(201);
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await readPictures(claim)).status, (await picturesOf(claim)).length]).toEqual([404, 1]);
    expect((await say(claim.interested, claim, { text: "Tarde" })).status).toBe(409);
    clock.ms += 29 * day;
    await runJobs();
    expect(await picturesOf(claim)).toHaveLength(1);
    clock.ms += day;
    await runJobs();
    expect(await picturesOf(claim)).toEqual([]);
  });

  it("is asked for by a mail that leads to the chat", async () => {
    const { id, owner, interested, chatId } = await aTransaction(backend.db, {
      status: "confirmed_owner",
      confirmedAt: now(),
      updatedAt: new Date(now().getTime() - minute),
    });
    await backend.call(`/v1/transactions/${id}`, {
      method: "PUT",
      body: { status: "claim_interested", id, from_chat: true, reason: "Llegó rota" },
      headers: await as(interested),
    });
    await runJobs();
    const sent = await backend.db.select().from(mails).where(eq(mails.recipient, owner.email));
    const mail = sent.find(({ subject }) => subject.includes("reportó un problema"));
    expect(mail?.text).toContain("Dar mi versión");
    expect(mail?.text).toContain(`https://truequea.example/chats/${chatId}?tab=in-progress`);
  });

  it("shows which parties entered the other's code at the meeting", async () => {
    const claim = await aClaim();
    const [owner, interested] = [claim.owner, claim.interested].map(({ name, lastName }) => `${name} ${lastName}`);
    const meeting = { transactionId: claim.id, proposerId: claim.ownerId, placeName: "Plaza", startsAt: now() };
    await backend.db.insert(meetings).values({ ...meeting, state: "replaced" });
    expect(await valueOf(claim, "handover")).toBeUndefined();
    await backend.db.insert(meetings).values({
      ...meeting,
      state: "ended",
      secret: "0a",
      interestedCheckedAt: new Date("2026-02-16T14:05:00-04:00"),
    });
    expect((await valueOf(claim, "handover"))?.split("\n")).toEqual([
      `Sin registro de que ${owner} ingresara el código de ${interested}`,
      `16 feb. 2026, 2:05 p. m.: ${interested} ingresó el código de ${owner}`,
    ]);
  });

  it("stands beside all that happened and who came to the venue", async () => {
    const claim = await aClaim();
    const [owner, interested] = [claim.owner, claim.interested].map(({ name, lastName }) => `${name} ${lastName}`);
    const [venue] = await backend.db
      .insert(venues)
      .values({ name: "Sede Chacao", address: "Av. Urdaneta", city: "Caracas", latitude: 10.5, longitude: -66.9 })
      .returning();
    const [shift] = await backend.db
      .insert(venueShifts)
      .values({ venueId: venue?.id ?? 0, startsAt: "14:00", endsAt: "16:00", capacity: 2 })
      .returning();
    const [term] = await backend.db
      .insert(premiumTerms)
      .values({ userId: claim.ownerId, months: 1, secureExchanges: 2, state: "refused" })
      .returning();
    await backend.db.insert(secureExchanges).values({
      transactionId: claim.id,
      bookerId: claim.ownerId,
      shiftId: shift?.id ?? 0,
      day: "2026-02-16",
      state: "ended",
      premiumTermId: term?.id ?? 0,
      ownerCameAt: new Date("2026-02-16T14:05:00-04:00"),
    });
    const at = (hour: number) => new Date(`2026-02-1${hour}T15:00:00-04:00`);
    const place = { date: "2026-02-16", start: "14:00", headquarter: "Sede Chacao" };
    const what = { transactionId: claim.id };
    await backend.db.insert(transactionEvents).values([
      { ...what, kind: "accepted", actor: "owner", createdAt: at(1) },
      { ...what, kind: "booked", actor: "owner", place, createdAt: at(2) },
      { ...what, kind: "confirmed", actor: "owner", createdAt: at(3) },
      { ...what, kind: "claim", actor: "interested", reason: "Llegó rota", createdAt: at(4) },
    ]);
    expect((await valueOf(claim, "history"))?.split("\n")).toEqual([
      expect.stringMatching(new RegExp(`: ${interested} propuso el cambio$`)),
      `11 feb. 2026, 3:00 p. m.: ${owner} aceptó la propuesta`,
      `12 feb. 2026, 3:00 p. m.: ${owner} reservó un Cambio seguro: Sede Chacao, 16 de febrero de 2026, 2:00 p. m.`,
      `13 feb. 2026, 3:00 p. m.: ${owner} confirmó que recibió lo acordado`,
      `14 feb. 2026, 3:00 p. m.: ${interested} abrió el reclamo`,
    ]);
    expect(await valueOf(claim, "bookings")).toBe(
      `Sede Chacao, 16 de febrero de 2026, de 2:00 p. m. a 4:00 p. m.; reservó ${claim.owner.name}; ${owner} llegó, 2:05 p. m.; sin registro de que ${interested} llegara; terminó con el cambio o con el reclamo`,
    );
  });
});
