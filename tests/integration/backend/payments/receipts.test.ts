import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mails } from "../../../../backend/db/schema/mails";
import { publications } from "../../../../backend/db/schema/publications";
import { cards, usePayments } from "../../../support/paymentFixture";
import type { Proforma } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

interface Receipt extends Proforma {
  receipt_number: string | null;
  paid_at: string | null;
  method: string;
  concept: string;
  publication_title: string;
  payer: string;
  price: number;
  credited: number | null;
}

describe.each(bothDatabases)("receipts on %s", (database) => {
  const fixture = usePayments(database);
  const { signedInUser, order, payWithCredit, requestPage, sendCallback } = fixture;
  type Person = Awaited<ReturnType<typeof signedInUser>>;

  const receiptOf = async ({ headers }: Pick<Person, "headers">, { id }: { id: number }) =>
    fixture.backend.call<Receipt>(`/proforma/${id}`, { headers });
  const listOf = async ({ headers }: Pick<Person, "headers">, query = "") =>
    (
      await fixture.backend.call<{ data: Receipt[]; page: number; pages: number; total: number }>(
        `/v1/payments${query}`,
        { headers },
      )
    ).body;
  const mailsTo = ({ user }: Person) => fixture.backend.db.select().from(mails).where(eq(mails.recipient, user.email));
  /** The only mail to a person, once it is written. */
  const mailTo = async (person: Person) => {
    await expect.poll(() => mailsTo(person), { timeout: 30_000 }).toHaveLength(1);
    return (await mailsTo(person))[0];
  };

  it("say what was paid by card, in bolívares with rate and tax, and come by mail once", async () => {
    const ana = await signedInUser({ name: "Ana", lastName: "Pérez", notificationsEmail: false });
    const { body: proforma } = await order(ana, ana.publication, 2);
    await requestPage(proforma.payment_url, { card: cards.rejected });
    expect((await receiptOf(ana, proforma)).body).toMatchObject({
      status: "rejected",
      receipt_number: null,
      paid_at: null,
    });
    await requestPage(proforma.payment_url, { card: cards.approved });
    await sendCallback(proforma, "approved");
    const { body: receipt } = await receiptOf(ana, proforma);
    expect(receipt).toMatchObject({
      status: "approved",
      receipt_number: `T-${String(proforma.id).padStart(6, "0")}`,
      method: "card",
      concept: "Promoción Medio",
      publication_title: ana.publication.title,
      payer: "Ana Pérez",
      price: 10,
      credited: null,
      payment_review: { sub_total: 2400, iva: 384, amount: 2784, rate: 240 },
    });
    expect(Date.parse(receipt.paid_at ?? "")).toBeGreaterThan(0);
    const mail = await mailTo(ana);
    expect([mail?.subject, mail?.isOptional]).toEqual([`Recibo ${receipt.receipt_number}: Promoción Medio`, false]);
    for (const line of [
      `Concepto: Promoción Medio de «${ana.publication.title}»`,
      "Precio: 10,00 USD",
      "Tasa: Bs 240,00 por dólar",
      "IVA (16%): Bs 384,00",
      "Total pagado con tarjeta: Bs 2.784,00",
      "A nombre de: Ana Pérez",
      `/recibo/${proforma.id}`,
    ])
      expect(mail?.text).toContain(line);
  });

  it("say what was paid with credit, and what became credit, and are listed to no other user", async () => {
    const luis = await signedInUser({ balanceCents: 500 });
    const { body } = await payWithCredit(luis, luis.publication);
    const { body: receipt } = await receiptOf(luis, body.proforma);
    expect(receipt).toMatchObject({ method: "credit", concept: "Promoción Básico", price: 5, payment_review: null });
    expect(receipt.receipt_number).toMatch(/^T-\d{6,}$/);
    expect((await mailTo(luis))?.text).toContain("Total pagado con crédito: 5,00 USD");

    const rosa = await signedInUser();
    const { body: late } = await order(rosa, rosa.publication, 1);
    const { db } = fixture.backend;
    await db.update(publications).set({ status: "finished" }).where(eq(publications.id, rosa.publication.id));
    await sendCallback(late, "approved");
    const { body: lateReceipt } = await receiptOf(rosa, late);
    // With the tax that was paid.
    expect(lateReceipt.credited).toBe(5.8);
    expect((await mailTo(rosa))?.text).toContain("Abonamos 5,80 USD a tu crédito");

    expect([(await receiptOf(rosa, body.proforma)).status, (await listOf(rosa)).total]).toEqual([404, 1]);
    expect((await fixture.backend.call("/v1/payments")).status).toBe(401);
  });

  it("are listed the newest first, page by page, with those that can still be paid", async () => {
    const eva = await signedInUser();
    const orders = [];
    for (const plan of [1, 2, 3]) orders.push((await order(eva, eva.publication, plan)).body);
    const [first, second, third] = orders;
    await requestPage(first?.payment_url ?? null, { card: cards.rejected });
    expect(await listOf(eva, "?per_page=2")).toMatchObject({
      page: 1,
      pages: 2,
      total: 3,
      data: [
        { id: third?.id, status: "pending", payment_url: third?.payment_url },
        { id: second?.id, status: "pending" },
      ],
    });
    expect((await listOf(eva, "?per_page=2&page=2")).data).toMatchObject([
      { id: first?.id, status: "rejected", payment_url: first?.payment_url, concept: "Promoción Básico" },
    ]);
  });
});
