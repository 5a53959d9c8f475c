import { describe, expect, it } from "vitest";
import { aPublication, aUser, sessionOf } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { CAMPAIGNS, CREATE, CREDIT, READ, codes, order, useOrders } from "../../support/orderFixture";
import type { Campaigns, Created, Credited } from "../../support/orderFixture";
import { startGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

const fixture = useOrders();
const { signedIn } = fixture;

describe("promoting a publication", () => {
  it("pays by card on a page under our own origin and reports the outcome live", async () => {
    const user = await aUser(fixture.backend.db);
    const publication = await aPublication(fixture.backend.db, { ownerId: user.id, title: "Bandola llanera" });
    const client = await signedIn(user);
    const { plans } = await client.data<{ plans: object[] }>(
      "{ plans(kind: PROMO) { id kind name adType views price { amount currency } review { subTotal { amount } taxes { name amount { amount } } amount { amount currency } exchangeRate } availableBalance { amount } } }",
    );
    expect(plans).toHaveLength(3);
    expect(plans[0]).toEqual({
      id: "1",
      kind: "PROMO",
      name: "Básico",
      adType: "BASIC",
      views: 2500,
      price: { amount: 500, currency: "USD" },
      availableBalance: { amount: 0 },
      review: {
        subTotal: { amount: 120_000 },
        taxes: [{ name: "IVA (16%)", amount: { amount: 19_200 } }],
        amount: { amount: 139_200, currency: "VES" },
        exchangeRate: 240,
      },
    });
    const stream = await subscribe<{ notificationReceived: object }>(
      client,
      "subscription { notificationReceived(after: 0) { type subject { ... on PaymentSubject { status productApplied proformaId promotedPublicationId promotedPublicationTitle } } } }",
    );
    const asked = order(publication.id);
    const {
      createProforma: { proforma, errors },
    } = await client.data<Created>(CREATE, asked);
    expect(errors).toEqual([]);
    expect(proforma).toMatchObject({
      status: "PENDING",
      publicationId: String(publication.id),
      concept: "Promoción Básico",
      method: "CARD",
      review: { amount: { amount: 139_200, currency: "VES" } },
    });
    expect(proforma?.paymentUrl).toMatch(/^\/card_gateway\/[\w-]{43}$/);
    expect((await client.data<Created>(CREATE, asked)).createProforma.proforma).toEqual(proforma);
    expect(await client.data(READ, { id: proforma?.id })).toEqual({ proforma });

    const address = `${fixture.gateway.url}${proforma?.paymentUrl}`;
    const page = await fetch(address);
    expect([
      page.status,
      page.headers.get("content-security-policy"),
      page.headers.get("cache-control"),
      page.headers.get("set-cookie"),
    ]).toEqual([
      200,
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      "no-store",
      null,
    ]);
    expect(await page.text()).toContain("Bs 1.392,00");
    const paid = await fetch(address, {
      method: "POST",
      body: new URLSearchParams({ card: "4111111111111111" }),
      redirect: "manual",
      headers: { cookie: client.cookie },
    });
    expect([paid.status, paid.headers.get("location")]).toEqual([303, proforma?.paymentUrl]);
    const expectedEvent = {
      type: "PAYMENT_GATEWAY_STATUS",
      subject: {
        status: "approved",
        productApplied: "promo",
        proformaId: proforma?.id,
        promotedPublicationId: String(publication.id),
        promotedPublicationTitle: "Bandola llanera",
      },
    };
    expect((await stream.next()).notificationReceived).toEqual(expectedEvent);
    await stream.stop();
    expect(
      (await client.data<{ proforma: object }>(`{ proforma(id: ${proforma?.id}) { status paymentUrl } }`)).proforma,
    ).toEqual({ status: "APPROVED", paymentUrl: null });
    expect(codes((await client.data<Created>(CREATE, order(publication.id))).createProforma.errors)).toEqual([
      ["CONFLICT", null],
    ]);

    fixture.proxy.calls.length = 0;
    const { campaigns } = await client.data<Campaigns>(CAMPAIGNS);
    expect(fixture.proxy.calls).toEqual(["GET /v1/ads"]);
    expect(campaigns).toMatchObject({
      page: { total: 1, pages: 1 },
      items: [
        {
          isActive: true,
          proformaStatus: "APPROVED",
          organicViews: 0,
          promotedViews: 0,
          purchasedViews: 2500,
          totalViews: 0,
          publication: {
            id: String(publication.id),
            title: "Bandola llanera",
            ribbons: ["SPONSORED"],
            stats: { views: 0, questionCount: 0, proposalCount: 0, inProgressCount: 0 },
            campaign: { id: campaigns.items[0]?.["id"] },
          },
        },
      ],
    });
    const SEARCH =
      '{ search(input: { mode: WANT, terms: ["bandola"] }) { items { id } sponsored { id campaign { id } stats { views } } page { total } } }';
    const found = await new GraphqlClient(fixture.gateway.url).data<{ search: object }>(SEARCH);
    // A robot or a prefetch is not counted as a view.
    const unseen: Record<string, string>[] = [
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
      { "sec-purpose": "prefetch;prerender" },
    ];
    for (const headers of unseen)
      expect(await new GraphqlClient(fixture.gateway.url, headers).data(SEARCH)).toEqual(found);
    expect(found.search).toEqual({
      items: [],
      sponsored: [{ id: String(publication.id), campaign: null, stats: null }],
      page: { total: 0 },
    });
    expect((await client.data<Campaigns>(CAMPAIGNS)).campaigns.items[0]).toMatchObject({
      promotedViews: 1,
      totalViews: 1,
    });
    // A page that asks again on the way back is one visit.
    const visitor = new GraphqlClient(fixture.gateway.url, { "x-page-view": "carga-visita1" });
    for (let count = 0; count < 3; count++) expect(await visitor.data(SEARCH)).toEqual(found);
    expect((await client.data<Campaigns>(CAMPAIGNS)).campaigns.items[0]).toMatchObject({ promotedViews: 2 });
  });

  it("limits counted views per user and per address", async () => {
    const user = await aUser(fixture.backend.db, { balanceCents: 500 });
    const publication = await aPublication(fixture.backend.db, { ownerId: user.id, title: "Maraca de tapara" });
    const client = await signedIn(user);
    expect((await client.data<Credited>(CREDIT, order(publication.id))).payWithCredit.errors).toEqual([]);
    const seen = async () => (await client.data<Campaigns>(CAMPAIGNS)).campaigns.items[0]?.["promotedViews"];
    const limited = await startGateway(fixture.backend.url, { TRUSTED_PROXY: "127.0.0.1" });
    try {
      const from = async (address: string, count: number, session: Record<string, string> = {}) => {
        // Twenty searches in one request are one view, and use up twenty of the limit.
        const searches = Array.from(
          { length: count },
          (_, index) => `s${index}: search(input: { mode: WANT, terms: ["maraca"] }) { sponsored { id } }`,
        );
        const found = await new GraphqlClient(limited.url, { ...session, "x-forwarded-for": address }).data<
          Record<string, { sponsored: { id: string }[] }>
        >(`{ ${searches.join(" ")} }`);
        expect(found["s0"]?.sponsored).toEqual([{ id: String(publication.id) }]);
      };
      for (let count = 0; count < 6; count += 1) await from("10.1.0.1", 20);
      expect(await seen()).toBe(6);
      await from("10.1.0.1", 1);
      expect(await seen()).toBe(6);
      await from("10.1.0.2", 1);
      expect(await seen()).toBe(7);
      const session = await sessionOf(fixture.backend.db, await aUser(fixture.backend.db));
      for (let count = 0; count < 3; count += 1) await from(`10.2.0.${count}`, 20, session);
      expect(await seen()).toBe(10);
      await from("10.2.0.9", 1, session);
      expect(await seen()).toBe(10);
    } finally {
      await limited.stop();
    }
  });
});
