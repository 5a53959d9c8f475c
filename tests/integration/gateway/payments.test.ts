import { eq } from "drizzle-orm";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isSigned, sign } from "../../../backend/adapters/cardGateway/signature";
import { reviewPublication } from "../../../backend/commands/reviewPublication";
import { proformas } from "../../../backend/db/schema/money";
import { aPublication, aUser, password, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { startCountingProxy } from "../../support/countingProxy";
import type { CountingProxy } from "../../support/countingProxy";
import { GraphqlClient } from "../../support/graphqlClient";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

let backend: TestBackend;
let proxy: CountingProxy;
let gateway: TestGateway;
beforeAll(async () => {
  backend = await startBackend();
  proxy = await startCountingProxy(backend.url);
  gateway = await startGateway(proxy.url);
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await backend?.stop();
});

async function signedIn(user: User): Promise<GraphqlClient> {
  const client = new GraphqlClient(gateway.url);
  await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
    input: { email: user.email, password },
  });
  return client;
}

const PROFORMA =
  "proforma { id status paymentUrl publicationId review { subTotal { amount currency } taxes { key name amount { amount } } amount { amount currency } exchangeRate } }";
const CREATE = `mutation ($input: OrderInput!) { createProforma(input: $input) { ${PROFORMA} errors { field code message } } }`;
const CREDIT = `mutation ($input: OrderInput!) { payWithCredit(input: $input) {
  ${PROFORMA} campaign { id isActive purchasedViews publication { id } } viewer { balance { amount } campaignCount promotableCount } errors { field code message } } }`;
const CAMPAIGNS = `{ campaigns { items { id isActive proformaStatus organicViews promotedViews purchasedViews totalViews startedAt publication { id title ribbons cover { url }
  stats { views questionCount proposalCount inProgressCount } campaign { id } } } page { total pages } } }`;

const PAYMENTS =
  "{ payments { items { id receiptNumber method concept publicationTitle price { amount currency } payer credited { amount } } page { total pages } } }";

interface Refusal {
  field: string | null;
  code: string;
  message: string;
}
interface Proforma {
  id: string;
  status: string;
  paymentUrl: string | null;
  publicationId: string;
  review: { amount: { amount: number } } | null;
}
interface Created {
  createProforma: { proforma: Proforma | null; errors: Refusal[] };
}
interface Credited {
  payWithCredit: {
    proforma: Proforma | null;
    campaign: { id: string } | null;
    viewer: { balance: { amount: number } } | null;
    errors: Refusal[];
  };
}
interface Campaigns {
  campaigns: { items: Record<string, unknown>[]; page: { total: number } };
}

const order = (publicationId: number | string, planId = "1", requestId = `r-${Math.random()}`) => ({
  input: { requestId, planId, publicationId: String(publicationId) },
});
const codes = (errors: Refusal[]) => errors.map(({ code, field }) => [code, field]);

describe("promoting a publication", () => {
  it("pays by card on a page under our own origin and reports the outcome live", async () => {
    const user = await aUser(backend.db);
    const publication = await aPublication(backend.db, { ownerId: user.id, title: "Bandola llanera" });
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
      "subscription { notificationReceived(after: 0) { type subject { ... on PaymentSubject { status productApplied proformaId promotedPublicationId } } } }",
    );
    const asked = order(publication.id);
    const {
      createProforma: { proforma, errors },
    } = await client.data<Created>(CREATE, asked);
    expect(errors).toEqual([]);
    expect(proforma).toMatchObject({
      status: "PENDING",
      publicationId: String(publication.id),
      review: { amount: { amount: 139_200, currency: "VES" } },
    });
    expect(proforma?.paymentUrl).toMatch(/^\/card_gateway\/[\w-]{43}$/);
    expect((await client.data<Created>(CREATE, asked)).createProforma.proforma).toEqual(proforma);

    const address = `${gateway.url}${proforma?.paymentUrl}`;
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

    proxy.calls.length = 0;
    const { campaigns } = await client.data<Campaigns>(CAMPAIGNS);
    expect(proxy.calls).toEqual(["GET /v1/ads"]);
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
    const found = await new GraphqlClient(gateway.url).data<{ search: object }>(SEARCH);
    // A robot or a prefetch is not counted as a view.
    const unseen: Record<string, string>[] = [
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
      { "sec-purpose": "prefetch;prerender" },
    ];
    for (const headers of unseen) expect(await new GraphqlClient(gateway.url, headers).data(SEARCH)).toEqual(found);
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
    const visitor = new GraphqlClient(gateway.url, { "x-page-view": "carga-visita1" });
    for (let count = 0; count < 3; count++) expect(await visitor.data(SEARCH)).toEqual(found);
    expect((await client.data<Campaigns>(CAMPAIGNS)).campaigns.items[0]).toMatchObject({ promotedViews: 2 });
  });

  it("limits counted views per user and per address", async () => {
    const user = await aUser(backend.db, { balanceCents: 500 });
    const publication = await aPublication(backend.db, { ownerId: user.id, title: "Maraca de tapara" });
    const client = await signedIn(user);
    expect((await client.data<Credited>(CREDIT, order(publication.id))).payWithCredit.errors).toEqual([]);
    const seen = async () => (await client.data<Campaigns>(CAMPAIGNS)).campaigns.items[0]?.["promotedViews"];
    const limited = await startGateway(backend.url, { TRUSTED_PROXY: "127.0.0.1" });
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
      const session = await sessionOf(backend.db, await aUser(backend.db));
      for (let count = 0; count < 3; count += 1) await from(`10.2.0.${count}`, 20, session);
      expect(await seen()).toBe(10);
      await from("10.2.0.9", 1, session);
      expect(await seen()).toBe(10);
    } finally {
      await limited.stop();
    }
  });

  it("shows one's own credit with its ledger, page by page", async () => {
    const user = await aUser(backend.db, { verified: true });
    const things = await Promise.all(
      Array.from({ length: 12 }, () =>
        aPublication(backend.db, { ownerId: user.id, status: "waiting", approvedAt: null }),
      ),
    );
    for (const { id } of things) await backend.db.transaction((tx) => reviewPublication(tx, id));
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
    const user = await aUser(backend.db, { balanceCents: 1000 });
    const [one, other, waiting] = [
      await aPublication(backend.db, { ownerId: user.id }),
      await aPublication(backend.db, { ownerId: user.id }),
      await aPublication(backend.db, { ownerId: user.id, status: "waiting" }),
    ];
    const foreign = await aPublication(backend.db);
    const client = await signedIn(user);
    proxy.calls.length = 0;
    const { viewer } = await client.data<{ viewer: object }>(
      "{ viewer { balance { amount } campaignCount promotableCount } }",
    );
    expect([viewer, proxy.calls.length]).toEqual([
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
    const stranger = await signedIn(await aUser(backend.db));
    expect(await stranger.data(PAYMENTS)).toEqual({ payments: { items: [], page: { total: 0, pages: 0 } } });
    const refused = async (input: ReturnType<typeof order>) =>
      codes((await client.data<Credited>(CREDIT, input)).payWithCredit.errors);
    expect(await refused(order(one.id))).toEqual([["CONFLICT", null]]);
    expect(await refused({ input: { ...asked.input, planId: "2" } })).toEqual([["CONFLICT", null]]);
    expect(await refused(order(other.id, "3"))).toEqual([["BAD_USER_INPUT", null]]);
    expect(await refused(order(waiting.id))).toEqual([["BAD_USER_INPUT", null]]);
    expect(await refused(order(other.id, "9"))).toEqual([["NOT_FOUND", "planId"]]);
    for (const id of [foreign.id, 999_999]) expect(await refused(order(id))).toEqual([["NOT_FOUND", null]]);
    expect(await refused(order("1 or 1=1"))).toEqual([["BAD_USER_INPUT", "publicationId"]]);
    expect(
      (await client.data<{ promotables: object }>("{ promotables { items { id stats { views } } page { total } } }"))
        .promotables,
    ).toEqual({ items: [{ id: String(other.id), stats: { views: 0 } }], page: { total: 1 } });
    const guest = new GraphqlClient(gateway.url);
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

  it("forwards only the page and signed callbacks", async () => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}${path}`, { method: "POST", body, headers, redirect: "manual" });
    proxy.calls.length = 0;
    for (const path of [
      "/card_gateway",
      "/card_gateway/",
      "/card_gateway/..%2fapi%2fusers",
      "/card_gateway/short",
      `/card_gateway/${"a".repeat(43)}/x`,
    ])
      expect([path, (await fetch(`${gateway.url}${path}`)).status]).toEqual([path, 404]);
    expect((await fetch(`${gateway.url}/card_gateway/callback`)).status).toBe(404);
    expect((await post(`/card_gateway/${"a".repeat(43)}`, "x".repeat(20_000))).status).toBe(413);
    expect(proxy.calls).toEqual([]);
    expect((await fetch(`${gateway.url}/card_gateway/${"a".repeat(43)}`)).status).toBe(404);

    const user = await aUser(backend.db);
    const publication = await aPublication(backend.db, { ownerId: user.id });
    const {
      createProforma: { proforma },
    } = await (await signedIn(user)).data<Created>(CREATE, order(publication.id));
    const [stored] = await backend.db
      .select()
      .from(proformas)
      .where(eq(proformas.id, Number(proforma?.id)));
    const body = JSON.stringify({
      id: "event-0001",
      reference: stored?.reference,
      control: stored?.control,
      status: "approved",
      amount: "1392.00",
      currency: "VES",
      said_at: new Date().toISOString(),
    });
    expect(
      (await post("/card_gateway/callback", body, { "x-card-signature": sign("somebody else", body, new Date()) }))
        .status,
    ).toBe(401);
    expect(
      await (
        await post("/card_gateway/callback", body, {
          "x-card-signature": sign(backend.services.cardGateway?.secret ?? "", body, new Date()),
        })
      ).json(),
    ).toEqual({ applied: true });
  });

  it("opens a payment at a provider with one signed call per request", async () => {
    const secret = "a secret between two";
    const heard: { isSigned: boolean; body: Record<string, unknown> }[] = [];
    let isAway = true;
    let pageUrl = "http://pay.example/checkout";
    const provider = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          const body = Buffer.concat(chunks);
          heard.push({
            isSigned: isSigned(secret, String(request.headers["x-card-signature"]), body, new Date()),
            body: JSON.parse(body.toString()) as Record<string, unknown>,
          });
          response
            .writeHead(isAway ? 503 : 200, { "content-type": "application/json" })
            .end(JSON.stringify({ control: "c-77", page_url: pageUrl }));
        });
    });
    await new Promise<void>((done) => {
      provider.listen(0, "127.0.0.1", done);
    });
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/open`;
    const other = await startBackend({
      cardGateway: { url, merchant: "truequea", secret },
      publicUrl: "https://truequea.example",
    });
    const otherGateway = await startGateway(other.url);
    const strict = await startGateway(other.url, { NODE_ENV: "production" });
    try {
      const user = await aUser(other.db);
      const publication = await aPublication(other.db, { ownerId: user.id });
      const client = new GraphqlClient(otherGateway.url);
      await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
        input: { email: user.email, password },
      });
      const asked = order(publication.id);
      expect((await client.run<Created>(CREATE, asked)).errors[0]?.extensions?.code).toBe("UPSTREAM_UNAVAILABLE");
      isAway = false;
      // Only a page that no third party could have changed is opened.
      for (const page of ["http://pay.example/checkout", "http://127.0.0.1/checkout", "ftp://pay.example/"]) {
        pageUrl = page;
        expect((await client.run<Created>(CREATE, asked)).errors[0]?.extensions?.code).toBe("UPSTREAM_UNAVAILABLE");
      }
      heard.splice(1);
      pageUrl = "https://pay.example/checkout?control=c-77";
      const answers = await Promise.all(Array.from({ length: 5 }, () => client.data<Created>(CREATE, asked)));
      expect(
        new Set(
          answers.map(({ createProforma }) => `${createProforma.proforma?.id} ${createProforma.proforma?.paymentUrl}`),
        ),
      ).toEqual(new Set([`${answers[0]?.createProforma.proforma?.id} https://pay.example/checkout?control=c-77`]));
      // Simultaneous repeats may each ask the provider, which knows them by their reference.
      expect(heard.length).toBeGreaterThan(1);
      expect(new Set(heard.map(({ body }) => body["reference"])).size).toBe(1);
      expect(heard[1]).toMatchObject({
        isSigned: true,
        body: {
          merchant: "truequea",
          reference: heard[0]?.body["reference"],
          amount: "1392.00",
          currency: "VES",
          callback_url: "https://truequea.example/card_gateway/callback",
        },
      });
      const id = Number(answers[0]?.createProforma.proforma?.id);
      const [stored] = await other.db.select().from(proformas).where(eq(proformas.id, id));
      expect(heard[1]?.body["expires_at"]).toBe(
        new Date((stored?.createdAt.getTime() ?? 0) + 86_400_000).toISOString(),
      );

      const headers = await sessionOf(other.db, user);
      const led = async (at: TestGateway) =>
        (
          await new GraphqlClient(at.url, headers).data<{ proforma: Proforma }>(
            `{ proforma(id: ${id}) { paymentUrl } }`,
          )
        ).proforma.paymentUrl;
      expect(await led(strict)).toBe("https://pay.example/checkout?control=c-77");
      for (const [page, inDevelopment] of [
        ["http://127.0.0.1:9/pay", "http://127.0.0.1:9/pay"],
        ["http://pay.example/pay", null],
        ["javascript:alert(1)", null],
      ] as const) {
        await other.db.update(proformas).set({ pageUrl: page }).where(eq(proformas.id, id));
        expect([page, await led(otherGateway), await led(strict)]).toEqual([page, inDevelopment, null]);
      }
      const wrong = { NODE_ENV: "production", CARD_PAGE_URL: "http://pay.example/{control}" };
      await expect(startGateway(other.url, wrong)).rejects.toThrow("CARD_PAGE_URL must be https");
      expect(JSON.stringify(heard)).not.toContain(user.email);
      expect((await fetch(`${other.url}/card_gateway/${"a".repeat(43)}`)).status).toBe(404);
    } finally {
      await otherGateway.stop();
      await strict.stop();
      await other.stop();
      provider.close();
    }
  });
});
