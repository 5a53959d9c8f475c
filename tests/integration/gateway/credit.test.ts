import { describe, expect, it } from "vitest";
import { reviewPublication } from "../../../backend/commands/reviewPublication";
import { aPublication, aUser } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { CREATE, CREDIT, codes, order, useOrders } from "../../support/orderFixture";
import type { Credited } from "../../support/orderFixture";

const fixture = useOrders();
const { signedIn } = fixture;

const PAYMENTS =
  "{ payments { items { id receiptNumber method concept publicationTitle price { amount currency } payer credited { amount } } page { total pages } } }";

describe("credit", () => {
  it("shows one's own credit with its ledger, page by page", async () => {
    const user = await aUser(fixture.backend.db, { verified: true });
    const things = await Promise.all(
      Array.from({ length: 12 }, () =>
        aPublication(fixture.backend.db, { ownerId: user.id, status: "waiting", approvedAt: null }),
      ),
    );
    for (const { id } of things) await fixture.backend.db.transaction((tx) => reviewPublication(tx, id));
    const client = await signedIn(user);
    const { payWithCredit } = await client.data<Credited>(CREDIT, order(things[0]?.id ?? 0));
    expect(payWithCredit.errors).toEqual([]);
    const money = (amount: number) => ({ amount, currency: "USD" });
    const { viewer } = await client.data<{ viewer: { credit: object } }>(
      `{ viewer { credit { status balance { amount currency } locked { amount currency } free { amount currency } productEarned { amount currency } productCap { amount currency }
        serviceEarned { amount currency } serviceCap { amount currency } spentOnCampaigns { amount currency } entries { page { total pages }
        items { kind amount { amount currency } balance { amount currency } publicationId publicationTitle planName proformaId } } } } }`,
    );
    expect(viewer.credit).toMatchObject({
      status: "VERIFIED_PARTIAL_CREDITS",
      balance: money(900),
      locked: money(0),
      free: money(900),
      productEarned: money(1_400),
      productCap: money(4_000),
      serviceEarned: money(0),
      serviceCap: money(2_000),
      spentOnCampaigns: money(500),
      entries: { page: { total: 13, pages: 2 } },
    });
    expect(viewer.credit).toHaveProperty("entries.items.0", {
      kind: "PAYMENT",
      amount: money(-500),
      balance: money(900),
      publicationId: String(things[0]?.id),
      publicationTitle: things[0]?.title,
      planName: "Básico",
      proformaId: payWithCredit.proforma?.id,
    });
    const rest = await client.data<object>(
      "{ viewer { credit { entries(page: 2) { items { kind balance { amount } } } } } }",
    );
    expect(rest).toHaveProperty(
      "viewer.credit.entries.items",
      [300, 200, 100].map((amount) => ({ kind: "PUBLICATION", balance: { amount } })),
    );
  });

  it("pays with credit, or says why it cannot", async () => {
    const user = await aUser(fixture.backend.db, { balanceCents: 1000 });
    const [one, other, waiting] = [
      await aPublication(fixture.backend.db, { ownerId: user.id }),
      await aPublication(fixture.backend.db, { ownerId: user.id }),
      await aPublication(fixture.backend.db, { ownerId: user.id, status: "waiting" }),
    ];
    const foreign = await aPublication(fixture.backend.db);
    const client = await signedIn(user);
    fixture.proxy.calls.length = 0;
    const { viewer } = await client.data<{ viewer: object }>(
      "{ viewer { balance { amount } campaignCount promotableCount } }",
    );
    expect([viewer, fixture.proxy.calls.length]).toEqual([
      { balance: { amount: 1000 }, campaignCount: 0, promotableCount: 2 },
      1,
    ]);
    const asked = order(one.id);
    const { payWithCredit } = await client.data<Credited>(CREDIT, asked);
    expect(payWithCredit).toMatchObject({
      proforma: { status: "APPROVED", paymentUrl: null, review: null },
      campaign: { isActive: true, purchasedViews: 2500, publication: { id: String(one.id) } },
      viewer: { balance: { amount: 500 }, campaignCount: 1, promotableCount: 1 },
      errors: [],
    });
    expect((await client.data<Credited>(CREDIT, asked)).payWithCredit).toEqual(payWithCredit);
    const receipt = {
      id: payWithCredit.proforma?.id,
      receiptNumber: expect.stringMatching(/^T-\d{6,}$/),
      method: "CREDIT",
      concept: "Promoción Básico",
      publicationTitle: one.title,
      price: { amount: 500, currency: "USD" },
      payer: `${user.name} ${user.lastName}`,
      credited: null,
    };
    expect(await client.data(PAYMENTS)).toEqual({ payments: { items: [receipt], page: { total: 1, pages: 1 } } });
    const stranger = await signedIn(await aUser(fixture.backend.db));
    expect(await stranger.data(PAYMENTS)).toEqual({ payments: { items: [], page: { total: 0, pages: 0 } } });
    const refused = async (input: ReturnType<typeof order>) =>
      codes((await client.data<Credited>(CREDIT, input)).payWithCredit.errors);
    expect(await refused(order(one.id))).toEqual([["CONFLICT", null]]);
    expect(await refused({ input: { ...asked.input, planId: "2" } })).toEqual([["CONFLICT", "requestId"]]);
    expect(await refused(order(other.id, "3"))).toEqual([["BAD_USER_INPUT", null]]);
    expect(await refused(order(waiting.id))).toEqual([["BAD_USER_INPUT", null]]);
    expect(await refused(order(other.id, "9"))).toEqual([["NOT_FOUND", "planId"]]);
    for (const id of [foreign.id, 999_999]) expect(await refused(order(id))).toEqual([["NOT_FOUND", "publicationId"]]);
    expect(await refused(order("1 or 1=1"))).toEqual([["BAD_USER_INPUT", "publicationId"]]);
    expect(
      (await client.data<{ promotables: object }>("{ promotables { items { id stats { views } } page { total } } }"))
        .promotables,
    ).toEqual({ items: [{ id: String(other.id), stats: { views: 0 } }], page: { total: 1 } });
    const guest = new GraphqlClient(fixture.gateway.url);
    for (const query of [
      "{ campaigns { page { total } } }",
      "{ promotables { page { total } } }",
      "{ plans(kind: PROMO) { id } }",
      PAYMENTS,
      "{ proforma(id: 1) { id } }",
    ]) {
      expect((await guest.run(query)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    }
    for (const mutation of [CREATE, CREDIT])
      expect((await guest.run(mutation, order(one.id))).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});
