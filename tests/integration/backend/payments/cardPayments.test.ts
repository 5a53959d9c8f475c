import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sign } from "../../../../backend/adapters/cardGateway/signature";
import { publications } from "../../../../backend/db/schema/publications";
import { cards, usePayments } from "../../../support/paymentFixture";
import type { Proforma } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

/** Card payments: the built-in page, signed callbacks, and payments that cannot be used. */

describe.each(bothDatabases)("card payments on %s", (database) => {
  const fixture = usePayments(database);
  const {
    signedInUser,
    order,
    payWithCredit,
    requestPage,
    statusOf,
    campaignsOf,
    promotables,
    balanceOf,
    ledgerOf,
    notificationsOf,
    sendCallback,
  } = fixture;

  it("moves from rejected over to be confirmed to approved, which is final", async () => {
    const ana = await signedInUser();
    const sent = {
      price: 0.01,
      amount: 1,
      payment_review: { amount: 1, sub_total: 1 },
      applicable_taxes_keys: [],
      user_id: 1,
    };
    const { status, body: proforma } = await order(ana, ana.publication, 2, randomUUID(), sent);
    expect([status, proforma.status, proforma.payment_review?.["amount"]]).toEqual([201, "pending", 2784]);
    expect(proforma.payment_url).toBe(`/card_gateway/${proforma.control}`);
    const page = await (await requestPage(proforma.payment_url)).text();
    for (const text of ["Pasarela de prueba", "Bs 2.784,00", "Promoción Medio", "4111 1111 1111 1111"])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|Persona|example\.com/);
    // A real card number is refused and not stored; what was typed stays in the field, to be mended.
    const refused = await requestPage(proforma.payment_url, { card: '4242424242424242"' });
    expect([refused.status, /<input [^>]*/.exec(await refused.text())?.[0]]).toEqual([
      422,
      expect.stringContaining('value="4242424242424242&quot;"'),
    ]);
    expect(await statusOf(ana, proforma)).toBe("pending");
    // Nothing is bought yet: the publication can still be promoted.
    expect([(await campaignsOf(ana)).total, (await promotables(ana)).data.map(({ id }) => id)]).toEqual([
      0,
      [ana.publication.id],
    ]);

    expect((await requestPage(proforma.payment_url, { card: cards.rejected })).headers.get("location")).toBe(
      `/card_gateway/${proforma.control}`,
    );
    expect([await statusOf(ana, proforma), (await campaignsOf(ana)).total]).toEqual(["rejected", 0]);
    await requestPage(proforma.payment_url, { card: cards.pending });
    expect((await campaignsOf(ana)).data).toMatchObject([
      { status: "Por confirmar", proforma_status: "to_be_confirmed", printer: 0, total_prints: 5000 },
    ]);
    expect([
      (await promotables(ana)).total,
      (await order(ana, ana.publication)).status,
      (await payWithCredit(ana, ana.publication)).status,
    ]).toEqual([0, 409, 409]);
    await requestPage(proforma.payment_url, { decision: "rejected" });
    expect([await statusOf(ana, proforma), (await promotables(ana)).total]).toEqual(["rejected", 1]);
    await requestPage(proforma.payment_url, { card: cards.pending });
    await requestPage(proforma.payment_url, { decision: "approved" });
    expect(await statusOf(ana, proforma)).toBe("approved");
    await requestPage(proforma.payment_url, { card: cards.rejected });
    expect(
      (await fixture.backend.call<Proforma>(`/proforma/${proforma.id}`, { headers: ana.headers })).body,
    ).toMatchObject({
      status: "approved",
      control: null,
      payment_url: null,
    });
    expect(await notificationsOf(ana.user)).toEqual(
      ["rejected", "to_be_confirmed", "rejected", "to_be_confirmed", "approved"].map((word) => [11, word]),
    );

    const { data, ...numbers } = await campaignsOf(ana);
    expect(numbers).toEqual({ page: 1, pages: 1, total: 1 });
    expect(data[0]).toMatchObject({
      publication: { id: ana.publication.id, card_kind: "sponsored", status: "Activa" },
      status: "Activa",
      proforma_status: "approved",
      views: 0,
      printer: 0,
      total_views: 0,
      total_prints: 5000,
    });
    expect([(await promotables(ana)).total, (await order(ana, ana.publication)).status]).toEqual([0, 409]);
  });

  it("accepts only fresh signatures, and each callback once, in the order of its time", async () => {
    const ana = await signedInUser();
    const { body: proforma } = await order(ana, ana.publication);
    const secret = fixture.backend.services.cardGateway?.secret ?? "";
    const timeIn = (ms: number) => new Date(Date.now() + ms);
    expect(
      await sendCallback(proforma, "approved", {}, (body) => sign("another secret altogether", body, new Date())),
    ).toEqual([401, undefined]);
    expect(await sendCallback(proforma, "approved", {}, (body) => sign(secret, `${body} `, new Date()))).toEqual([
      401,
      undefined,
    ]);
    for (const ms of [-301_000, 301_000])
      expect(await sendCallback(proforma, "approved", {}, (body) => sign(secret, body, timeIn(ms)))).toEqual([
        401,
        undefined,
      ]);
    expect(await sendCallback(proforma, "approved", {}, () => "")).toEqual([401, undefined]);
    for (const changes of [
      { amount: "0.01" },
      { currency: "USD" },
      { control: "x" },
      { status: "pending" },
      { said_at: timeIn(3_600_000).toISOString() },
      { id: "" },
    ])
      expect((await sendCallback(proforma, "approved", changes))[0]).toBe(422);
    expect((await sendCallback(proforma, "approved", { reference: "unknown" }))[0]).toBe(404);
    expect(await statusOf(ana, proforma)).toBe("pending");

    const saidAt = (ms: number) => ({ said_at: timeIn(ms).toISOString(), id: randomUUID() });
    const rejected = saidAt(-5_000);
    expect(await sendCallback(proforma, "rejected", rejected)).toEqual([200, true]);
    // One that was overtaken, and one that is repeated.
    expect(await sendCallback(proforma, "to_be_confirmed", saidAt(-9_000))).toEqual([200, false]);
    expect(await sendCallback(proforma, "rejected", rejected)).toEqual([200, false]);
    expect(await statusOf(ana, proforma)).toBe("rejected");
    // An approval is never too late, and of twenty one counts.
    const approved = saidAt(-8_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendCallback(proforma, "approved", index % 2 ? approved : saidAt(-7_000)),
      ),
    );
    expect(answers.filter(([, applied]) => applied)).toHaveLength(1);
    expect(await sendCallback(proforma, "rejected", saidAt(0))).toEqual([200, false]);
    expect([await statusOf(ana, proforma), await notificationsOf(ana.user)]).toEqual([
      "approved",
      [
        [11, "rejected"],
        [11, "approved"],
      ],
    ]);
    expect((await campaignsOf(ana)).total).toBe(1);
  });

  it("is paid by nothing that belongs to another order", async () => {
    const [ana, luis] = [await signedInUser(), await signedInUser()];
    const { body: proforma } = await order(ana, ana.publication, 3);
    const { body: theirs } = await order(luis, luis.publication, 3);
    const { body: cheaper } = await order(ana, ana.publication, 1);
    const amountOf = ({ payment_review: review }: Proforma) => Number(review?.["amount"]).toFixed(2);
    const isRefused = async (changes: Record<string, unknown>) =>
      expect([changes, (await sendCallback(proforma, "approved", changes))[0]]).toEqual([changes, 422]);
    await isRefused({ amount: amountOf(cheaper) });
    await isRefused({ control: theirs.control });
    await isRefused({ control: cheaper.control });
    // What was signed for another order says nothing of this one.
    const id = randomUUID();
    expect(await sendCallback(theirs, "approved", { id })).toEqual([200, true]);
    expect(await sendCallback(proforma, "approved", { id })).toEqual([200, false]);
    expect([await statusOf(ana, proforma), (await campaignsOf(ana)).total]).toEqual(["pending", 0]);
    expect([(await campaignsOf(luis)).total, await ledgerOf(luis.user)]).toEqual([1, []]);
    const read = await fixture.backend.call<Proforma>(`/proforma/${proforma.id}`, { headers: luis.headers });
    expect(read.status).toBe(404);
  });

  it("notifies of the result once where its page is open in several tabs", async () => {
    const ana = await signedInUser();
    const { body: proforma } = await order(ana, ana.publication, 1);
    const pay = (card: string, { payment_url: url } = proforma) => requestPage(url, { card });
    await Promise.all([pay(cards.approved), pay(cards.approved), pay(cards.approved)]);
    await Promise.all([requestPage(proforma.payment_url), requestPage(proforma.payment_url)]);
    expect([await statusOf(ana, proforma), await notificationsOf(ana.user)]).toEqual(["approved", [[11, "approved"]]]);
    expect([(await campaignsOf(ana)).total, await ledgerOf(ana.user)]).toEqual([1, []]);

    // Refused in one tab and taken in the other: whichever came first, it is paid.
    const luis = await signedInUser();
    const { body: other } = await order(luis, luis.publication, 1);
    await Promise.all([pay(cards.rejected, other), pay(cards.approved, other)]);
    const notified = (await notificationsOf(luis.user)).map(([, status]) => status);
    expect([await statusOf(luis, other), notified.filter((status) => status === "approved")]).toEqual([
      "approved",
      ["approved"],
    ]);
    expect(await ledgerOf(luis.user)).toEqual([]);
  });

  it("turns a second payment for one publication into credit", async () => {
    const ana = await signedInUser();
    const [{ body: first }, { body: second }] = [
      await order(ana, ana.publication, 1),
      await order(ana, ana.publication, 3),
    ];
    const answers = await Promise.all([sendCallback(first, "approved"), sendCallback(second, "approved")]);
    expect(answers).toEqual([
      [200, true],
      [200, true],
    ]);
    const [running] = (await campaignsOf(ana)).data;
    // With the tax of 16 %, which was paid, too.
    const refunded = running?.total_prints === 2500 ? 1740 : 580;
    expect([await balanceOf(ana.user), await ledgerOf(ana.user)]).toEqual([refunded, [["refund", refunded]]]);

    // So does a payment for a publication that was exchanged meanwhile.
    const luis = await signedInUser();
    const { body: late } = await order(luis, luis.publication, 2);
    await fixture.backend.db
      .update(publications)
      .set({ status: "finished" })
      .where(eq(publications.id, luis.publication.id));
    expect([await sendCallback(late, "approved"), await statusOf(luis, late)]).toEqual([[200, true], "approved"]);
    expect([await balanceOf(luis.user), await ledgerOf(luis.user), (await campaignsOf(luis)).total]).toEqual([
      1160,
      [["refund", 1160]],
      0,
    ]);
  });
});
