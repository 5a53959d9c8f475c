import { and, eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sign } from "../../../backend/adapters/cardGateway/signature";
import { campaigns } from "../../../backend/db/schema/campaigns";
import { creditEntries, proformas, sandboxPayments } from "../../../backend/db/schema/money";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { ratings } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { until } from "../../support/until";

interface Proforma {
  id: number;
  status: string;
  control: string | null;
  payment_url: string | null;
  payment_review: Record<string, unknown> | null;
  errors?: string[];
}
interface Ad {
  id: number;
  publication: { id: number };
  status: string;
  views: number;
  printer: number;
  total_prints: number;
  total_views: number;
  proforma_status: string;
  stats: object;
}
interface Paged<T> {
  data: T[];
  page: number;
  pages: number;
  total: number;
}

const cards = { good: "4111 1111 1111 1111", bad: "4000 0000 0000 0002", slow: "4000-0000-0000-0044" };

describe.each(bothDatabases)("promotions and their payments on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend.stop());

  async function somebody(values: Partial<User> = {}) {
    const user = await aUser(backend.db, values);
    return {
      user,
      headers: await sessionOf(backend.db, user),
      publication: await aPublication(backend.db, { ownerId: user.id }),
    };
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>;
  const order = (
    { headers }: Pick<Somebody, "headers">,
    publication: { id: number },
    planId: unknown = 1,
    key: string = randomUUID(),
    more = {},
  ) =>
    backend.call<Proforma>("/proforma", {
      headers: { ...headers, "idempotency-key": key },
      body: { id: planId, publication_id: publication.id, ...more },
    });
  const payCredit = (
    { headers }: Pick<Somebody, "headers">,
    publication: { id: number },
    planId: unknown = 1,
    key: string = randomUUID(),
  ) =>
    backend.call<{ proforma: Proforma; campaign: Ad; errors?: string[] }>("/v1/provider_products", {
      headers: { ...headers, "idempotency-key": key },
      body: { id: planId, publication_id: publication.id, price: 0 },
    });
  const atPage = (address: string | null, form?: Record<string, string>) =>
    fetch(`${backend.url}${address}`, {
      redirect: "manual",
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
  const statusOf = async ({ headers }: Pick<Somebody, "headers">, { id }: { id: number }) =>
    (await backend.call<Proforma>(`/proforma/${id}`, { headers })).body.status;
  const ads = async ({ headers }: Pick<Somebody, "headers">, query = "") =>
    (await backend.call<Paged<Ad>>(`/v1/ads${query}`, { headers })).body;
  const promotables = async ({ headers }: Pick<Somebody, "headers">) =>
    (await backend.call<Paged<{ id: number; stats: object }>>("/v1/publication/promotables?per_page=10", { headers }))
      .body;
  const balanceOf = async ({ id }: User) =>
    (await backend.db.select().from(users).where(eq(users.id, id)))[0]?.balanceCents;
  const ledgerOf = async ({ id }: User) =>
    (await backend.db.select().from(creditEntries).where(eq(creditEntries.userId, id))).map(({ kind, amountCents }) => [
      kind,
      amountCents,
    ]);
  const noticesOf = async ({ id }: User) =>
    (await backend.db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.id)).map(
      ({ type, extra }) => [type, (extra as { payment?: { status: string } }).payment?.status],
    );
  const row = async ({ id }: { id: number }) =>
    (await backend.db.select().from(proformas).where(eq(proformas.id, id)))[0];

  /** The signed word of a provider about this order. */
  async function callback(
    proforma: { id: number },
    status: string,
    changes: Record<string, unknown> = {},
    signature?: (body: string) => string,
  ) {
    const stored = await row(proforma);
    const body = JSON.stringify({
      id: randomUUID(),
      reference: stored?.reference,
      control: stored?.control,
      status,
      amount: ((stored?.amountCents ?? 0) / 100).toFixed(2),
      currency: "VES",
      said_at: new Date().toISOString(),
      ...changes,
    });
    const secret = backend.services.cardGateway?.secret ?? "";
    const response = await fetch(`${backend.url}/card_gateway/callback`, {
      method: "POST",
      headers: { "x-card-signature": signature ? signature(body) : sign(secret, body, new Date()) },
      body,
    });
    return [response.status, ((await response.json()) as { applied?: boolean }).applied];
  }

  it("shows what is sold, with prices, taxes and rate of the server", async () => {
    const ana = await somebody({ balanceCents: 1250 });
    const { body } = await backend.call<Record<string, unknown>[]>("/v1/provider_products?product=promos", {
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
      expect([path, (await backend.call(path)).status]).toEqual([path, 401]);
    }
    expect((await backend.call("/v1/credit", { headers: ana.headers })).body).toEqual({
      status: "no_verified_without_credits",
      product_credits: 0,
      service_credits: 0,
    });
  });

  it("takes a card on its page: refused, tried again, to be confirmed, approved for good", async () => {
    const ana = await somebody();
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
    const page = await (await atPage(proforma.payment_url)).text();
    for (const text of ["Pasarela de prueba", "Bs 2.784,00", "Promoción Medio", "4111 1111 1111 1111"])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|Persona|example\.com/);
    // A real card is not taken, and nothing is kept of it.
    expect((await atPage(proforma.payment_url, { card: "4242424242424242" })).status).toBe(422);
    expect(await statusOf(ana, proforma)).toBe("pending");
    // Nothing is bought yet: it can be promoted otherwise.
    expect([(await ads(ana)).total, (await promotables(ana)).data.map(({ id }) => id)]).toEqual([
      0,
      [ana.publication.id],
    ]);

    expect((await atPage(proforma.payment_url, { card: cards.bad })).headers.get("location")).toBe(
      `/card_gateway/${proforma.control}`,
    );
    expect([await statusOf(ana, proforma), (await ads(ana)).total]).toEqual(["rejected", 0]);
    await atPage(proforma.payment_url, { card: cards.slow });
    expect((await ads(ana)).data).toMatchObject([
      { status: "Por confirmar", proforma_status: "to_be_confirmed", printer: 0, total_prints: 5000 },
    ]);
    expect([
      (await promotables(ana)).total,
      (await order(ana, ana.publication)).status,
      (await payCredit(ana, ana.publication)).status,
    ]).toEqual([0, 409, 409]);
    await atPage(proforma.payment_url, { decision: "rejected" });
    expect([await statusOf(ana, proforma), (await promotables(ana)).total]).toEqual(["rejected", 1]);
    await atPage(proforma.payment_url, { card: cards.slow });
    await atPage(proforma.payment_url, { decision: "approved" });
    expect(await statusOf(ana, proforma)).toBe("approved");
    await atPage(proforma.payment_url, { card: cards.bad });
    expect((await backend.call<Proforma>(`/proforma/${proforma.id}`, { headers: ana.headers })).body).toMatchObject({
      status: "approved",
      control: null,
      payment_url: null,
    });
    expect(await noticesOf(ana.user)).toEqual(
      ["rejected", "to_be_confirmed", "rejected", "to_be_confirmed", "approved"].map((word) => [11, word]),
    );

    const { data, ...numbers } = await ads(ana);
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

  it("believes only fresh signatures, and each word once, in the order in which they were said", async () => {
    const ana = await somebody();
    const { body: proforma } = await order(ana, ana.publication);
    const secret = backend.services.cardGateway?.secret ?? "";
    const at = (ms: number) => new Date(Date.now() + ms);
    expect(
      await callback(proforma, "approved", {}, (body) => sign("another secret altogether", body, new Date())),
    ).toEqual([401, undefined]);
    expect(await callback(proforma, "approved", {}, (body) => sign(secret, `${body} `, new Date()))).toEqual([
      401,
      undefined,
    ]);
    for (const ms of [-301_000, 301_000])
      expect(await callback(proforma, "approved", {}, (body) => sign(secret, body, at(ms)))).toEqual([401, undefined]);
    expect(await callback(proforma, "approved", {}, () => "")).toEqual([401, undefined]);
    for (const changes of [
      { amount: "0.01" },
      { currency: "USD" },
      { control: "x" },
      { status: "pending" },
      { said_at: at(3_600_000).toISOString() },
      { id: "" },
    ])
      expect((await callback(proforma, "approved", changes))[0]).toBe(422);
    expect((await callback(proforma, "approved", { reference: "nobody" }))[0]).toBe(404);
    expect(await statusOf(ana, proforma)).toBe("pending");

    const said = (ms: number) => ({ said_at: at(ms).toISOString(), id: randomUUID() });
    const rejected = said(-5_000);
    expect(await callback(proforma, "rejected", rejected)).toEqual([200, true]);
    // Overtaken, and heard again.
    expect(await callback(proforma, "to_be_confirmed", said(-9_000))).toEqual([200, false]);
    expect(await callback(proforma, "rejected", rejected)).toEqual([200, false]);
    expect(await statusOf(ana, proforma)).toBe("rejected");
    // An approval is never too late, and twenty of them are one.
    const approved = said(-8_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => callback(proforma, "approved", index % 2 ? approved : said(-7_000))),
    );
    expect(answers.filter(([, applied]) => applied)).toHaveLength(1);
    expect(await callback(proforma, "rejected", said(0))).toEqual([200, false]);
    expect([await statusOf(ana, proforma), await noticesOf(ana.user)]).toEqual([
      "approved",
      [
        [11, "rejected"],
        [11, "approved"],
      ],
    ]);
    expect((await ads(ana)).total).toBe(1);
  });

  it("turns a second payment for one publication into credit", async () => {
    const ana = await somebody();
    const [{ body: first }, { body: second }] = [
      await order(ana, ana.publication, 1),
      await order(ana, ana.publication, 3),
    ];
    const answers = await Promise.all([callback(first, "approved"), callback(second, "approved")]);
    expect(answers).toEqual([
      [200, true],
      [200, true],
    ]);
    const [running] = (await ads(ana)).data;
    const refunded = running?.total_prints === 2500 ? 1500 : 500;
    expect([await balanceOf(ana.user), await ledgerOf(ana.user)]).toEqual([refunded, [["refund", refunded]]]);

    // So does what is paid for a thing that was exchanged meanwhile.
    const luis = await somebody();
    const { body: late } = await order(luis, luis.publication, 2);
    await backend.db.update(publications).set({ status: "finished" }).where(eq(publications.id, luis.publication.id));
    expect([await callback(late, "approved"), await statusOf(luis, late)]).toEqual([[200, true], "approved"]);
    expect([await balanceOf(luis.user), await ledgerOf(luis.user), (await ads(luis)).total]).toEqual([
      1000,
      [["refund", 1000]],
      0,
    ]);
  });

  it("can be paid for a day; what a bank took is honoured whenever it says so", async () => {
    const ana = await somebody();
    const key = randomUUID();
    const [{ body: late }, { body: slow }] = [
      await order(ana, ana.publication, 1, key),
      await order(ana, await aPublication(backend.db, { ownerId: ana.user.id })),
    ];
    await atPage(late.payment_url, { card: cards.bad });
    await atPage(slow.payment_url, { card: cards.slow });
    const age = async (ms: number) => {
      const createdAt = new Date(Date.now() - ms);
      for (const { id } of [late, slow])
        await backend.db.update(proformas).set({ createdAt }).where(eq(proformas.id, id));
      for (const { control } of [late, slow])
        await backend.db
          .update(sandboxPayments)
          .set({ createdAt })
          .where(eq(sandboxPayments.control, control ?? ""));
    };
    const told = async () => (await backend.call<Proforma>(`/proforma/${late.id}`, { headers: ana.headers })).body;
    await age(86_300_000);
    expect([(await told()).payment_url, (await atPage(late.payment_url)).status]).toEqual([late.payment_url, 200]);
    await age(86_400_000);
    expect(await told()).toMatchObject({ status: "rejected", control: null, payment_url: null });
    // The same request finds the same order, which has no page any more; another one has one.
    expect((await order(ana, ana.publication, 1, key)).body).toMatchObject({
      id: late.id,
      control: null,
      payment_url: null,
    });
    expect((await order(ana, ana.publication, 1)).body).toMatchObject({
      status: "pending",
      payment_url: expect.stringMatching(/^\/card_gateway\/./),
    });
    for (const form of [undefined, { card: cards.good }]) {
      const page = await atPage(late.payment_url, form);
      expect(page.status).toBe(410);
      const text = await page.text();
      expect(text).toContain("El plazo para pagar venció");
      expect(text).not.toContain("<form");
    }
    expect((await told()).status).toBe("rejected");
    // No page is opened for one that was left without.
    await backend.db.update(proformas).set({ control: null, pageUrl: null }).where(eq(proformas.id, late.id));
    expect((await order(ana, ana.publication, 1, key)).body).toMatchObject({ id: late.id, control: null });
    await backend.db
      .update(proformas)
      .set({ control: late.control, pageUrl: late.payment_url })
      .where(eq(proformas.id, late.id));

    expect((await atPage(slow.payment_url)).status).toBe(200);
    expect((await atPage(slow.payment_url, { decision: "approved" })).status).toBe(303);
    expect(await callback(late, "approved")).toEqual([200, true]);
    expect([await statusOf(ana, slow), await statusOf(ana, late), (await ads(ana)).total]).toEqual([
      "approved",
      "approved",
      2,
    ]);
  });

  it("spends credit once: with the same request, with the same publication, with the last dollars", async () => {
    const ana = await somebody({ balanceCents: 1500 });
    const [one, other] = [
      await aPublication(backend.db, { ownerId: ana.user.id }),
      await aPublication(backend.db, { ownerId: ana.user.id }),
    ];
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => payCredit(ana, one, 1, key)));
    expect([
      ...new Set(same.map(({ status, body }) => `${status} ${body.proforma?.id} ${body.campaign?.id}`)),
    ]).toHaveLength(1);
    expect(same[0]).toMatchObject({
      status: 201,
      body: {
        proforma: { status: "approved", payment_review: null },
        campaign: { status: "Activa", total_prints: 2500 },
      },
    });
    expect([await balanceOf(ana.user), await noticesOf(ana.user)]).toEqual([1000, [[12, "approved"]]]);
    expect((await payCredit(ana, other, 1, key)).status).toBe(409);
    expect((await payCredit(ana, one, 2, key)).status).toBe(409);

    // Ten dollars are left, for one of two.
    const last = await Promise.all(
      [ana.publication, other].flatMap((publication) => [1, 2, 3].map(() => payCredit(ana, publication, 2))),
    );
    expect([...new Set(last.map(({ status }) => status))].sort()).toEqual([201, 409, 422]);
    expect(last.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(last.find(({ status }) => status === 422)?.body.errors).toEqual(["No tienes crédito suficiente"]);
    expect([await balanceOf(ana.user), await ledgerOf(ana.user)]).toEqual([
      0,
      [
        ["payment", -500],
        ["payment", -1000],
      ],
    ]);
    const neverChanged = { cause: { message: expect.stringContaining("are never changed") } };
    await expect(
      backend.db.update(creditEntries).set({ amountCents: 5 }).where(eq(creditEntries.userId, ana.user.id)),
    ).rejects.toMatchObject(neverChanged);
    await expect(backend.db.delete(creditEntries).where(eq(creditEntries.userId, ana.user.id))).rejects.toMatchObject(
      neverChanged,
    );
    await expect(
      backend.db.update(users).set({ balanceCents: -1 }).where(eq(users.id, ana.user.id)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("users_balance") } });
  });

  it("makes one order of one request, and of none but one’s own things", async () => {
    const [ana, luis] = [await somebody({ balanceCents: 5000 }), await somebody({ balanceCents: 5000 })];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(ana, ana.publication, 1, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.control}`)).size).toBe(1);
    const { reference = "" } = (await row(answers[0]?.body ?? { id: 0 })) ?? {};
    expect(
      await backend.db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference)),
    ).toHaveLength(1);
    expect((await order(ana, ana.publication, 2, key)).status).toBe(409);
    // Theirs and none look the same.
    const unknown = { id: 999_999 } as Publication;
    for (const pay of [order, payCredit]) {
      const [theirs, none] = [await pay(luis, ana.publication), await pay(luis, unknown)];
      expect([theirs.status, theirs.text]).toEqual([404, none.text]);
      const hidden = await aPublication(backend.db, { ownerId: luis.user.id, status: "waiting" });
      expect((await pay(luis, hidden)).status).toBe(422);
      for (const plan of [0, 4, "1 or 1=1", null, 2 ** 31])
        expect([plan, (await pay(luis, luis.publication, plan)).status]).toEqual([plan, 422]);
    }
    for (const path of [
      `/proforma/${answers[0]?.body.id}`,
      `/v1/publications/${ana.publication.id}?detail=campaign`,
      `/v1/publication/${ana.publication.id}/stats`,
    ]) {
      const theirs = await backend.call(path, { headers: luis.headers });
      const none = await backend.call(path.replace(/\d+(?=\D*$)/, "999999"), { headers: luis.headers });
      expect([path, theirs.status, theirs.text]).toEqual([path, 404, none.text]);
    }
    expect([await balanceOf(luis.user), (await ads(luis)).total]).toEqual([5000, 0]);
  });

  it("counts who saw it, once for each view of a page, and ends with the last impression", async () => {
    const [ana, luis] = [await somebody({ balanceCents: 500 }), await somebody()];
    const thing = await aPublication(backend.db, { ownerId: ana.user.id, title: "Zampoña de caña" });
    await payCredit(ana, thing);
    const search = async (requestId: string, headers: Record<string, string> = {}) => {
      const { body } = await backend.call<{
        data: { id: number }[];
        sponsored: { id: number; card_kind: string }[];
        totalPublications: number;
      }>("/search_publications?tags=zampo%C3%B1a", { headers: { ...headers, "x-request-id": requestId } });
      return [body.sponsored.map(({ id }) => id), body.data.map(({ id }) => id), body.totalPublications];
    };
    const campaign = async () =>
      (
        await backend.call<{ status: string; campaign: Ad }>(`/v1/publications/${thing.id}?detail=campaign`, {
          headers: ana.headers,
        })
      ).body;
    const paid = [[thing.id], [], 0];
    expect([await search("one"), await search("one"), await search("two", luis.headers)]).toEqual([paid, paid, paid]);
    // To its owner it is shown, but that is nobody's view.
    expect(await search("three", ana.headers)).toEqual(paid);
    for (const headers of [{}, luis.headers, ana.headers]) await backend.call(`/publications/${thing.id}`, { headers });
    await until(campaign, ({ campaign: { views } }) => views === 2);
    expect(await campaign()).toMatchObject({
      status: "Activa",
      campaign: {
        views: 2,
        printer: 2,
        total_views: 4,
        total_prints: 2500,
        publication: { stats: { views: 4, comment_count: 0, transactions_count: 0, in_progress_count: 0 } },
      },
    });

    await backend.db
      .update(campaigns)
      .set({ prints: 2_495 })
      .where(and(eq(campaigns.publicationId, thing.id), eq(campaigns.state, "live")));
    await Promise.all(Array.from({ length: 12 }, (_, index) => search(`many-${index}`)));
    expect(await campaign()).toMatchObject({
      status: "Finalizada",
      campaign: {
        printer: 2500,
        total_prints: 2500,
        publication: { card_kind: expect.not.stringContaining("sponsored"), status: null },
      },
    });
    expect(await search("after")).toEqual([[], [thing.id], 1]);
    expect((await ads(ana)).total).toBe(0);
    expect((await promotables(ana)).data.map(({ id }) => id)).toContain(thing.id);
    // Views after its end are not the campaign's.
    await backend.call(`/publications/${thing.id}`);
    await until(
      () => backend.call<{ views: number }>(`/v1/publication/${thing.id}/stats`, { headers: ana.headers }),
      ({ body }) => body.views === 2503,
    );
    expect((await campaign()).campaign.views).toBe(2);
  });

  it("shows those first that were shown least of what was bought, so that each gets its turn", async () => {
    const ana = await somebody({ balanceCents: 5_000 });
    const things = await Promise.all(
      [1, 2, 3, 4].map((number) => aPublication(backend.db, { ownerId: ana.user.id, title: `Ocarina ${number}` })),
    );
    for (const [index, thing] of things.entries())
      expect((await payCredit(ana, thing, index === 1 ? 2 : 1)).status).toBe(201);
    const shown = (prints: number[]) =>
      Promise.all(
        prints.map((count, index) =>
          backend.db
            .update(campaigns)
            .set({ prints: count })
            .where(eq(campaigns.publicationId, things[index]?.id ?? 0)),
        ),
      );
    // To their owner: nothing is counted.
    const found = async () => {
      const { body } = await backend.call<{ data: { id: number }[]; sponsored: { id: number }[] }>(
        "/search_publications?tags=ocarina",
        { headers: ana.headers },
      );
      const numbers = ({ id }: { id: number }) => things.findIndex((thing) => thing.id === id) + 1;
      return [body.sponsored.map(numbers).sort(), body.data.map(numbers).sort()];
    };
    await shown([100, 150, 2_000, 75]);
    expect(await found()).toEqual([
      [2, 4],
      [1, 3],
    ]);
    await shown([100, 250, 50, 2_000]);
    expect([await found(), await found()]).toEqual([
      [
        [1, 3],
        [2, 4],
      ],
      [
        [1, 3],
        [2, 4],
      ],
    ]);
  });

  it("ends with the exchange of what it promotes", async () => {
    const [ana, luis] = [await somebody({ balanceCents: 500 }), await somebody()];
    await payCredit(ana, ana.publication);
    const { id } = await aTransaction(backend.db, {
      owner: ana.user,
      interested: luis.user,
      publication: ana.publication,
      offered: [luis.publication],
      status: "confirmed_owner",
      updatedAt: new Date(Date.now() - 60_000),
    });
    await backend.db
      .insert(ratings)
      .values({ transactionId: id, raterId: luis.user.id, ratedId: ana.user.id, stars: 5 });
    expect((await ads(ana)).total).toBe(1);
    expect(
      (
        await backend.call(`/v1/transactions/${id}`, {
          method: "PUT",
          body: { status: "complete", id },
          headers: luis.headers,
        })
      ).status,
    ).toBe(200);
    expect((await ads(ana)).total).toBe(0);
    const { body } = await backend.call<{ status: string; campaign: Ad }>(
      `/v1/publications/${ana.publication.id}?detail=campaign`,
      { headers: ana.headers },
    );
    expect(body).toMatchObject({
      status: "Finalizada",
      campaign: { status: "Finalizada", printer: 0, publication: { status: null } },
    });
    expect(await balanceOf(ana.user)).toBe(0);
  });

  it("pages what runs and what could, ten at a time", async () => {
    const ana = await somebody({ balanceCents: 10_000 });
    const more = await Promise.all(
      Array.from({ length: 12 }, () => aPublication(backend.db, { ownerId: ana.user.id })),
    );
    for (const publication of more.slice(0, 11)) expect((await payCredit(ana, publication)).status).toBe(201);
    expect([
      (await ads(ana, "?page=1")).data.length,
      (await ads(ana, "?page=2")).data.length,
      (await ads(ana)).total,
      (await ads(ana)).pages,
    ]).toEqual([10, 1, 11, 2]);
    expect((await promotables(ana)).total).toBe(2);
    expect(
      await backend.db
        .select({ id: publications.id })
        .from(publications)
        .where(and(eq(publications.ownerId, ana.user.id), sql`sponsored_views = 2500`)),
    ).toHaveLength(11);
  });
});
