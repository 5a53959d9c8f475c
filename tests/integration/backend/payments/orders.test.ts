import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { proformas, sandboxPayments } from "../../../../backend/db/schema/money";
import { aPublication } from "../../../support/builders";
import type { Publication } from "../../../support/builders";
import { cards, usePayments } from "../../../support/paymentFixture";
import type { Proforma } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

/** Plans and orders: prices, repeated requests, other users' records and the time to pay. */

describe.each(bothDatabases)("orders of promotions on %s", (database) => {
  const fixture = usePayments(database);
  const {
    signedInUser,
    order,
    payWithCredit,
    requestPage,
    statusOf,
    campaignsOf,
    balanceOf,
    proformaRow,
    sendCallback,
  } = fixture;

  it("lists the plans with prices, taxes and rate of the server", async () => {
    const ana = await signedInUser({ balanceCents: 1250 });
    const { body } = await fixture.backend.call<Record<string, unknown>[]>("/v1/provider_products?product=promos", {
      headers: ana.headers,
    });
    expect(body[0]).toEqual({
      id: 1,
      name: "Básico",
      price: 5,
      tax_units: 1,
      available_balance: 12.5,
      productable_type: "promo",
      productable: { ad_type: "basic", views: 2500 },
      applicable_taxes_keys: ["iva"],
      payment_review: {
        sub_total: 1200,
        iva: 192,
        amount: 1392,
        currency: "VES",
        rate: 240,
        taxes: [{ key: "iva", name: "IVA", percent: 16, amount: 192 }],
      },
    });
    expect(body.map(({ name, price, productable }) => [name, price, (productable as { views: number }).views])).toEqual(
      [
        ["Básico", 5, 2500],
        ["Medio", 10, 5000],
        ["Avanzado", 15, 7500],
      ],
    );
    for (const path of [
      "/v1/provider_products?product=promos",
      "/v1/ads",
      "/v1/publication/promotables",
      "/v1/credit",
      "/proforma/1",
      `/v1/publications/${ana.publication.id}?detail=campaign`,
    ]) {
      expect([path, (await fixture.backend.call(path)).status]).toEqual([path, 401]);
    }
    expect((await fixture.backend.call("/v1/credit", { headers: ana.headers })).body).toEqual({
      status: "no_verified_without_credits",
      product_credits: 0,
      service_credits: 0,
    });
  });

  it("creates one order per request, and only for one's own publications", async () => {
    const [ana, luis] = [await signedInUser({ balanceCents: 5000 }), await signedInUser({ balanceCents: 5000 })];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(ana, ana.publication, 1, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.control}`)).size).toBe(1);
    const { reference = "" } = (await proformaRow(answers[0]?.body ?? { id: 0 })) ?? {};
    expect(
      await fixture.backend.db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference)),
    ).toHaveLength(1);
    expect((await order(ana, ana.publication, 2, key)).status).toBe(409);
    // Another user's publication and a missing one look the same.
    const unknown = { id: 999_999 } as Publication;
    for (const pay of [order, payWithCredit]) {
      const [theirs, none] = [await pay(luis, ana.publication), await pay(luis, unknown)];
      expect([theirs.status, theirs.text]).toEqual([404, none.text]);
      const hidden = await aPublication(fixture.backend.db, { ownerId: luis.user.id, status: "waiting" });
      expect((await pay(luis, hidden)).status).toBe(422);
      for (const plan of [0, 99, "1 or 1=1", null, 2 ** 31])
        expect([plan, (await pay(luis, luis.publication, plan)).status]).toEqual([plan, 422]);
    }
    for (const path of [
      `/proforma/${answers[0]?.body.id}`,
      `/v1/publications/${ana.publication.id}?detail=campaign`,
      `/v1/publication/${ana.publication.id}/stats`,
    ]) {
      const theirs = await fixture.backend.call(path, { headers: luis.headers });
      const none = await fixture.backend.call(path.replace(/\d+(?=\D*$)/, "999999"), { headers: luis.headers });
      expect([path, theirs.status, theirs.text]).toEqual([path, 404, none.text]);
    }
    expect([await balanceOf(luis.user), (await campaignsOf(luis)).total]).toEqual([5000, 0]);
  });

  it("can be paid for 24 hours; an approval is honoured even later", async () => {
    const ana = await signedInUser();
    const key = randomUUID();
    const [{ body: late }, { body: slow }] = [
      await order(ana, ana.publication, 1, key),
      await order(ana, await aPublication(fixture.backend.db, { ownerId: ana.user.id })),
    ];
    await requestPage(late.payment_url, { card: cards.rejected });
    await requestPage(slow.payment_url, { card: cards.pending });
    const age = async (ms: number) => {
      const createdAt = new Date(Date.now() - ms);
      for (const { id } of [late, slow])
        await fixture.backend.db.update(proformas).set({ createdAt }).where(eq(proformas.id, id));
      for (const { control } of [late, slow])
        await fixture.backend.db
          .update(sandboxPayments)
          .set({ createdAt })
          .where(eq(sandboxPayments.control, control ?? ""));
    };
    const readOrder = async () =>
      (await fixture.backend.call<Proforma>(`/proforma/${late.id}`, { headers: ana.headers })).body;
    await age(86_300_000);
    expect([(await readOrder()).payment_url, (await requestPage(late.payment_url)).status]).toEqual([
      late.payment_url,
      200,
    ]);
    await age(86_400_000);
    expect(await readOrder()).toMatchObject({ status: "rejected", control: null, payment_url: null });
    // The same request finds the same order, which no longer has a page; a new request creates a new order.
    expect((await order(ana, ana.publication, 1, key)).body).toMatchObject({
      id: late.id,
      control: null,
      payment_url: null,
    });
    expect((await order(ana, ana.publication, 1)).body).toMatchObject({
      status: "pending",
      payment_url: expect.stringMatching(/^\/card_gateway\/./),
    });
    for (const form of [undefined, { card: cards.approved }]) {
      const page = await requestPage(late.payment_url, form);
      expect(page.status).toBe(410);
      const text = await page.text();
      expect(text).toContain("Este enlace de pago ya no vale");
      expect(text).not.toContain("<form");
    }
    expect((await readOrder()).status).toBe("rejected");
    // An expired order without a page gets none.
    await fixture.backend.db.update(proformas).set({ control: null, pageUrl: null }).where(eq(proformas.id, late.id));
    expect((await order(ana, ana.publication, 1, key)).body).toMatchObject({ id: late.id, control: null });
    await fixture.backend.db
      .update(proformas)
      .set({ control: late.control, pageUrl: late.payment_url })
      .where(eq(proformas.id, late.id));

    expect((await requestPage(slow.payment_url)).status).toBe(200);
    expect((await requestPage(slow.payment_url, { decision: "approved" })).status).toBe(303);
    expect(await sendCallback(late, "approved")).toEqual([200, true]);
    expect([await statusOf(ana, slow), await statusOf(ana, late), (await campaignsOf(ana)).total]).toEqual([
      "approved",
      "approved",
      2,
    ]);
  });
});
