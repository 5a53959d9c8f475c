import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contactForms, mails } from "../../../backend/db/schema/mails";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
const recipient = "equipo@truequea.example";
const form = {
  name: "Marta Rojas",
  email: "marta@example.com",
  subject: "Mi cambio",
  message: "Hola.\n\nNo me deja <b>confirmar</b>.",
};

const send = (body: unknown, key?: string) =>
  backend.call<{ message?: string; id?: number; errors?: string[]; fields?: Record<string, string[]> }>(
    "/contact_forms",
    { body, ...(key ? { headers: { "idempotency-key": key } } : {}) },
  );
const sentMails = () => backend.db.select().from(mails).where(eq(mails.recipient, recipient));

beforeAll(async () => {
  backend = await startBackend({ contactEmail: recipient, limitLoopback: true });
});
afterAll(() => backend.stop());

it("stores and mails a message once, however often it arrives, as plain text", async () => {
  const [first, ...others] = await Promise.all([send(form, "k1"), send(form, "k1"), send(form, "k1")]);
  expect([first?.status, first?.body.message]).toEqual([201, "Los datos han sido enviados exitosamente"]);
  expect(others.map(({ body }) => body.id)).toEqual([first?.body.id, first?.body.id]);
  expect((await send({ ...form, message: "Otra cosa" }, "k1")).status).toBe(409);
  const [mail, ...more] = await sentMails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain("De: Marta Rojas (marta@example.com)");
  expect(mail?.html).toContain("No me deja &lt;b&gt;confirmar&lt;/b&gt;.");

  const evil = {
    ...form,
    email: "a@b.c\r\nBcc: todos@example.com",
    subject: "Hola\r\nBcc: todos@example.com\r\n\r\ncuerpo",
  };
  expect((await send(evil)).status).toBe(201);
  const subjects = (await sentMails()).map(({ subject }) => subject);
  expect(subjects).toEqual(["Contacto: Mi cambio", "Contacto: Hola Bcc: todos@example.com cuerpo"]);
  expect(await backend.db.$count(contactForms)).toBe(2);
});

it("reports missing and too long fields, stores nothing of them, and limits floods", async () => {
  const before = await backend.db.$count(contactForms);
  const refused = await send({ name: " ", email: 5, subject: "x".repeat(151), message: "" });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      name: ["Este campo es obligatorio"],
      email: ["Este campo es obligatorio"],
      subject: ["Este campo admite 150 caracteres como máximo"],
      message: ["Este campo es obligatorio"],
    },
  ]);
  const flood = await Promise.all(
    Array.from({ length: 12 }, (_, index) => send({ ...form, message: `Mensaje ${index}` })),
  );
  const refusedAtLast = flood.filter(({ status }) => status === 429);
  expect(refusedAtLast.length).toBeGreaterThanOrEqual(2);
  expect(Number(refusedAtLast[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await backend.db.$count(contactForms)).toBe(before + flood.length - refusedAtLast.length);
});
