import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createDocumentVault } from "../../../backend/adapters/documentVault";
import { decisions } from "../../../backend/db/schema/decisions";
import { mails } from "../../../backend/db/schema/mails";
import { notifications } from "../../../backend/db/schema/notifications";
import { users } from "../../../backend/db/schema/users";
import { verifications } from "../../../backend/db/schema/verifications";
import { aUser, password, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { useMovedClock } from "../../support/movedClock";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { aForm, aPhoto, asFile } from "../../support/uploads";

interface State {
  verification: { status: string; since: string | null; reason: string | null };
}
interface Documents {
  identity_number: string | null;
  document: string | null;
  photo: string | null;
  shared_with: { id: number }[];
}

const minute = 60_000;
const day = 24 * 60 * minute;
const documentsSecret = "a-secret-for-documents-that-is-long-enough";
const operatorEmails = ["vera@operadores.example", "pablo@operadores.example"] as const;

describe.each(bothDatabases)("the verification of an identity on %s", (database) => {
  let backend: TestBackend;
  let operator: User;
  let other: User;
  const { clock, now, start, runJobs } = useMovedClock();
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(backend.db, user, now())).get(user.id) ?? {};

  beforeAll(async () => {
    backend = await start({ database, operatorEmails, documentsSecret });
    operator = await aUser(backend.db, { email: operatorEmails[0] });
    other = await aUser(backend.db, { email: operatorEmails[1] });
  });

  const aRequest = async (fields: Parameters<typeof aForm>[0] = {}) =>
    aForm({
      identity_number: "V-12.345.678",
      document: asFile(await aPhoto(2000, 1200)),
      photo: asFile(await aPhoto(700, 700, "png"), "yo.png", "image/png"),
      ...fields,
    });
  const ask = async (user: User, fields: Parameters<typeof aForm>[0] = {}) =>
    backend.call<State & { fields?: Record<string, string[]> }>("/verification", {
      form: await aRequest(fields),
      headers: await as(user),
    });
  const stateOf = async (user: User) =>
    (await backend.call<State>("/verification", { headers: await as(user) })).body.verification;
  const readDocuments = async (id: number, by: User = operator) =>
    backend.call<Documents>(`/moderation/verifications/${id}`, { headers: await as(by) });
  const readItem = async (id: number, by: User = operator) =>
    backend.call<{ item: { revision: string; actions: string[]; content: { name: string; value: string }[] } }>(
      `/moderation/items/verification/${id}`,
      { headers: await as(by) },
    );
  const waits = async (id: number) =>
    (
      await backend.call<{ items: { id: number }[] }>("/moderation/queue?kind=verification", {
        headers: await as(operator),
      })
    ).body.items.some((item) => item.id === id);
  const send = async (by: User, id: number, action: string, reason?: string, revision?: string) =>
    backend.call<{ decision: { id: number }; errors: string[] }>("/moderation/decisions", {
      body: {
        kind: "verification",
        subject_id: id,
        revision: revision ?? (await readItem(id)).body.item.revision,
        action,
        reason,
      },
      headers: await as(by),
    });
  const carryOut = async (id: number, action: string, reason?: string) => {
    expect((await send(operator, id, action, reason)).status).toBe(201);
    clock.ms += 2 * minute;
    await runJobs();
  };
  const rowsOf = (userId: number) =>
    backend.db.select().from(verifications).where(eq(verifications.userId, userId)).orderBy(verifications.id);
  const isVerified = async (userId: number) =>
    (await backend.db.select().from(users).where(eq(users.id, userId)))[0]?.verified;
  const notificationsOf = async (userId: number) =>
    (await backend.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ type, extra }) => [
      type,
      extra,
    ]);
  const subjectsTo = async ({ email }: User) =>
    (await backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)).map(
      ({ subject, text }) => `${subject} ${text}`,
    );

  it("takes a wish for a request without documents, and a request once", async () => {
    const [silent, wishing] = [await aUser(backend.db), await aUser(backend.db, { wantsVerification: true })];
    expect((await stateOf(silent)).status).toBe("none");
    expect(await stateOf(wishing)).toEqual({ status: "wished", since: null, reason: null });
    expect(await waits(wishing.id)).toBe(false);

    const answers = await Promise.all([1, 2, 3].map(() => ask(wishing)));
    expect(answers.map(({ status, body }) => [status, body.verification.status])).toEqual(
      Array.from({ length: 3 }, () => [201, "waiting"]),
    );
    expect(await rowsOf(wishing.id)).toHaveLength(1);
    expect(await waits(wishing.id)).toBe(true);
    expect((await backend.call("/verification")).status).toBe(401);
    expect((await backend.call("/verification", { form: await aRequest() })).status).toBe(401);
  });

  it("judges pictures by their content, and the number", async () => {
    const user = await aUser(backend.db);
    const wrong = await ask(user, { identity_number: "12", document: asFile(Buffer.from("GIF nada")) });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { identity_number: ["El número de cédula debe tener entre 6 y 8 dígitos"] },
    ]);
    const missing = await ask(user, { document: undefined, photo: undefined });
    expect(missing.body.fields).toEqual({ document: ["Elige una imagen"], photo: ["Elige una imagen"] });
    const text = await ask(user, { document: asFile(Buffer.from("<svg/>"), "cedula.jpg") });
    expect(text.body.fields).toEqual({ document: ["La imagen debe ser JPG, PNG o GIF"] });
    const small = await ask(user, { photo: asFile(await aPhoto(349, 600)) });
    expect(small.body.fields?.photo?.[0]).toContain("350 pixeles");
    expect(await rowsOf(user.id)).toEqual([]);
  });

  it("shows documents to operators alone, without metadata, and keeps them sealed", async () => {
    const [user, stranger] = [await aUser(backend.db), await aUser(backend.db)];
    await ask(user);
    expect((await backend.call(`/moderation/verifications/${user.id}`)).status).toBe(401);
    for (const by of [user, stranger]) expect((await readDocuments(user.id, by)).status).toBe(403);

    const seen = await readDocuments(user.id);
    expect([seen.headers.get("cache-control"), seen.body.identity_number]).toEqual(["no-store", "12345678"]);
    const picture = Buffer.from(seen.body.document ?? "", "base64");
    const { format, width, exif } = await sharp(picture).metadata();
    expect([format, width, exif]).toEqual(["webp", 1600, undefined]);

    await backend.db.update(users).set({ active: false }).where(eq(users.id, user.id));
    expect([(await readDocuments(user.id)).status, await waits(user.id)]).toEqual([404, false]);

    const [row] = await rowsOf(user.id);
    const stored = JSON.stringify(row);
    expect(stored).not.toContain("12345678");
    expect(stored).not.toContain(seen.body.document?.slice(0, 60));
    // Neither another key nor another person's row opens it.
    const vault = createDocumentVault(documentsSecret);
    expect(await vault.open(row?.document ?? "", user.id, "document")).toEqual(picture);
    expect(await vault.open(row?.document ?? "", stranger.id, "document")).toBeNull();
    expect(await vault.open(row?.document ?? "", user.id, "photo")).toBeNull();
    expect(
      await createDocumentVault(`other ${documentsSecret}`).open(row?.document ?? "", user.id, "document"),
    ).toBeNull();
  });

  it("gives the mark on approval, notifies its user, and deletes the documents after 30 days", async () => {
    const user = await aUser(backend.db, { name: "Zoraida", lastName: "Peña", dateOfBirth: "1991-02-03" });
    await ask(user, { identity_number: "9876543" });
    const { item } = (await readItem(user.id)).body;
    expect([item.actions, item.content.map(({ value }) => value)]).toEqual([
      ["approve", "decline"],
      ["Zoraida Peña", "03/02/1991"],
    ]);
    await carryOut(user.id, "approve");
    expect([await isVerified(user.id), (await stateOf(user)).status, await waits(user.id)]).toEqual([
      true,
      "verified",
      false,
    ]);
    expect(await notificationsOf(user.id)).toEqual([[18, {}]]);
    expect((await subjectsTo(user)).at(-1)).toContain("Verificamos tu identidad");
    expect((await readDocuments(user.id)).status).toBe(404);
    expect((await ask(user)).status).toBe(409);

    clock.ms += 29 * day;
    await runJobs();
    expect((await rowsOf(user.id))[0]?.document).not.toBeNull();
    clock.ms += day;
    await runJobs();
    expect((await rowsOf(user.id))[0]).toMatchObject({ identityNumber: null, document: null, photo: null });
    const copy = await backend.call<{ data: { verificaciones: unknown[] } }>("/data_export", {
      headers: await as(user),
    });
    expect(copy.body.data.verificaciones).toMatchObject([{ guardamos_los_documentos: false, decision: "verificada" }]);

    // The number is known by its hash still, so that one person has one mark.
    const second = await aUser(backend.db);
    await ask(second, { identity_number: "E 9.876.543" });
    expect((await readDocuments(second.id)).body.shared_with.map(({ id }) => id)).toEqual([user.id]);
  });

  it("says why it refused, and can be asked again", async () => {
    const user = await aUser(backend.db);
    await ask(user);
    expect((await send(operator, user.id, "decline")).status).toBe(422);
    await carryOut(user.id, "decline", "La cédula está vencida");
    expect(await stateOf(user)).toMatchObject({ status: "refused", reason: "La cédula está vencida" });
    expect(await isVerified(user.id)).toBe(false);
    expect(await notificationsOf(user.id)).toEqual([[19, { verification: { reason: "La cédula está vencida" } }]]);
    expect((await subjectsTo(user)).at(-1)).toContain("La cédula está vencida");
    expect((await rowsOf(user.id))[0]?.numberHash).toBeNull();
    expect((await ask(user)).body.verification.status).toBe("waiting");
    await carryOut(user.id, "approve");
    expect((await stateOf(user)).status).toBe("verified");
  });

  it("lets one operator alone decide, never about themselves, and takes an undone decision back", async () => {
    const user = await aUser(backend.db);
    await ask(user);
    const { revision } = (await readItem(user.id)).body.item;
    const answers = await Promise.all([
      send(operator, user.id, "approve", undefined, revision),
      send(other, user.id, "decline", "No se lee", revision),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = answers[0]?.status === 201 ? operator : other;
    const id = answers.find(({ status }) => status === 201)?.body.decision.id ?? 0;
    const undone = await backend.call(`/moderation/decisions/${id}`, { method: "DELETE", headers: await as(winner) });
    expect(undone.status).toBe(200);
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await stateOf(user)).status, await isVerified(user.id)]).toEqual(["waiting", false]);
    const trail = await backend.db.select().from(decisions).where(eq(decisions.subjectId, user.id));
    expect(trail.map(({ action }) => action).at(-1)).toBe("undo");

    await ask(operator);
    expect((await readItem(operator.id)).status).toBe(403);
    expect((await readDocuments(operator.id)).status).toBe(403);
    expect((await send(operator, operator.id, "approve", undefined, "1")).status).toBe(403);
  });

  it("asks the operator to read again what changed, and takes the mark from another name", async () => {
    const user = await aUser(backend.db, { name: "Nohelia", lastName: "Rivas", dateOfBirth: "1990-05-05" });
    await ask(user);
    const { revision } = (await readItem(user.id)).body.item;
    const rename = async (name: string) =>
      backend.call(`/users/${user.id}`, {
        method: "PUT",
        body: {
          id: user.id,
          name,
          last_name: "Rivas",
          phone: user.phone ?? "+584121230987",
          date_of_birth: "1990-05-05",
          gender: "0",
          city: "Caracas",
          state: "Miranda",
          country: "Venezuela",
        },
        headers: await as(user),
      });
    expect((await rename("Noelia")).status).toBe(200);
    expect((await send(operator, user.id, "approve", undefined, revision)).status).toBe(409);
    await carryOut(user.id, "approve");
    // Accents and capitals are no other name.
    await rename("NOÉLIA");
    expect(await isVerified(user.id)).toBe(true);
    await rename("Otra");
    expect([await isVerified(user.id), (await stateOf(user)).status]).toEqual([false, "wished"]);
  });

  it("deletes everything with the account", async () => {
    const user = await aUser(backend.db);
    await ask(user);
    const asked = await backend.call("/erasure", { body: { password }, headers: await as(user) });
    expect(asked.status).toBe(201);
    for (let step = 0; step < 3; step++) {
      clock.ms += 31 * day;
      await runJobs();
    }
    expect(await rowsOf(user.id)).toEqual([]);
  });
});
