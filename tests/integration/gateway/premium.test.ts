import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { premiumTerms } from "../../../backend/db/schema/premiumTerms";
import { aCategory, aPublication, aUser, password } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { ana, publication } from "../../support/recordedUpstream";
import { picture } from "../../support/people";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const CREATE =
  "mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id images { url } } errors { field message } } }";
const UPDATE =
  "mutation ($input: UpdatePublicationInput!) { updatePublication(input: $input) { edit { images { url } } errors { field message } } }";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const publicationForm = {
  type: "PRODUCT",
  categoryId: "12",
  title: "Lupa con soporte",
  priceUsd: 40,
  condition: "NEW",
  description: "De diez aumentos",
  interests: ["bicicleta"],
  acceptsOtherOffers: true,
  address: "Av. Urdaneta",
  municipality: "Chacao",
  state: "Miranda",
  coordinates: { latitude: 10.5, longitude: -66.9 },
};

describe("Premium", () => {
  let backend: TestBackend;
  let gateway: TestGateway;
  beforeAll(async () => {
    backend = await startBackend();
    gateway = await startGateway(backend.url);
  });
  afterAll(async () => {
    await gateway?.stop();
    await backend?.stop();
  });

  const PAY = `mutation ($input: OrderInput!) { payWithCredit(input: $input) {
    proforma { kind status publicationId } campaign { id } viewer { balance { amount } maxPictures } errors { field code } } }`;
  const PREMIUM = "{ premium { endsOn request { status months reason } } }";

  it("takes the price from credit, promotes nothing and waits for an operator", async () => {
    const user = await aUser(backend.db, { balanceCents: 3_000 });
    const client = new GraphqlClient(gateway.url);
    await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
      input: { email: user.email, password },
    });
    const { plans } = await client.data<{ plans: { id: string }[] }>(
      "{ plans(kind: PREMIUM) { id kind name months views adType price { amount } } }",
    );
    expect(plans).toEqual(
      [
        [1, 500, "1 mes"],
        [6, 2_500, "6 meses"],
        [12, 4_500, "12 meses"],
      ].map(([months, amount, name]) => ({
        id: expect.any(String),
        kind: "PREMIUM",
        name,
        months,
        views: null,
        adType: null,
        price: { amount },
      })),
    );
    expect(await client.data(PREMIUM)).toEqual({ premium: { endsOn: null, request: null } });
    const order = { input: { requestId: "premium-1", planId: plans[1]?.id } };
    const paid = {
      payWithCredit: {
        proforma: { kind: "PREMIUM", status: "APPROVED", publicationId: null },
        campaign: null,
        viewer: { balance: { amount: 500 }, maxPictures: 7 },
        errors: [],
      },
    };
    expect(await client.data(PAY, order)).toEqual(paid);
    expect(await client.data(PAY, order)).toEqual(paid);
    expect(await client.data(PREMIUM)).toEqual({
      premium: { endsOn: null, request: { status: "IN_REVIEW", months: 6, reason: null } },
    });
    const again = { input: { requestId: "premium-2", planId: plans[0]?.id } };
    expect(await client.data(PAY, again)).toMatchObject({ payWithCredit: { errors: [{ code: "CONFLICT" }] } });
    expect(await backend.db.select().from(premiumTerms)).toHaveLength(1);
  });

  it("invites to no proposal and no question about what is for Premium alone", async () => {
    const clubs = await aCategory(backend.db, { id: 322 });
    const { id, ownerId } = await aPublication(backend.db, { categoryId: clubs.id });
    const readAs = async (subscription: "Premium" | "Standard") => {
      const { email } = await aUser(backend.db, { subscription });
      const client = new GraphqlClient(gateway.url);
      await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
        input: { email, password },
      });
      const proposal = "viewerProposal { state reason }";
      const data = await client.data<{
        publication: { viewerProposal: object };
        questions: { canAsk: boolean };
      }>(`query ($id: ID!) { publication(id: $id) { ${proposal} } questions(publicationId: $id) { canAsk } }`, { id });
      const listed = await client.data<{ userPublications: { items: { viewerProposal: object }[] } }>(
        `query ($ownerId: ID!) { userPublications(userId: $ownerId) { items { ${proposal} } } }`,
        { ownerId },
      );
      return [data.publication.viewerProposal, listed.userPublications.items[0]?.viewerProposal, data.questions.canAsk];
    };
    const disabled = { state: "DISABLED", reason: "NEEDS_PREMIUM" };
    const open = { state: "CAN_PROPOSE", reason: null };
    expect(await readAs("Standard")).toEqual([disabled, disabled, false]);
    expect(await readAs("Premium")).toEqual([open, open, true]);
  });

  it("takes twenty pictures when publishing and when editing, and says what to do with one more", async () => {
    const signedIn = async (subscription: "Premium" | "Standard") => {
      const { email } = await aUser(backend.db, { subscription });
      const client = new GraphqlClient(gateway.url);
      await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
        input: { email, password },
      });
      return client;
    };
    const photo = await picture();
    const form = { ...publicationForm, requestId: "twenty" };
    const publish = (client: GraphqlClient, count: number) =>
      client.data<{ createPublication: { publication: { id: string; images: { url: string }[] } | null } }>(
        CREATE,
        { input: { ...form, images: Array(count).fill(null) } },
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`input.images.${index}`, photo])),
      );
    const subscriber = await signedIn("Premium");
    const { createPublication: made } = await publish(subscriber, 20);
    expect(made).toMatchObject({ publication: { images: { length: 20 } }, errors: [] });
    const { type: _type, categoryId: _category, ...edit } = form;
    const kept = made.publication?.images.map(({ url }) => ({ url })) ?? [];
    const change = (images: { url?: string; file?: null }[], requestId: string) => {
      const at = images.flatMap((image, index) => ("file" in image ? [[`input.images.${index}.file`, photo]] : []));
      const input = { ...edit, requestId, publicationId: made.publication?.id, images };
      return subscriber.data(UPDATE, { input }, Object.fromEntries(at));
    };
    expect(await change([...kept, { file: null }], "one-more")).toEqual({
      updatePublication: { edit: null, errors: [{ field: "images", message: "Elimina 1 imágenes para continuar" }] },
    });
    expect(
      await change(
        Array.from({ length: 20 }, () => ({ file: null })),
        "all-new",
      ),
    ).toMatchObject({
      updatePublication: { edit: { images: { length: 20 } }, errors: [] },
    });
    expect(await publish(await signedIn("Standard"), 8)).toEqual({
      createPublication: {
        publication: null,
        errors: [{ field: "images", message: "Elimina 1 imágenes para continuar" }],
      },
    });
  });

  it("gives the filters of searches to Premium accounts, and names them to others", async () => {
    const subscriber = await aUser(backend.db, { subscription: "Premium" });
    const verified = await aUser(backend.db, { verified: true });
    const values = { title: "Telescopio", ownerId: verified.id };
    const recent = await aPublication(backend.db, values);
    await aPublication(backend.db, { ...values, publishDate: daysAgo(8) });
    await aPublication(backend.db, { title: "Telescopio" });
    const signedIn = async ({ email }: { email: string }) => {
      const client = new GraphqlClient(gateway.url);
      await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
        input: { email, password },
      });
      return client;
    };
    const SEARCH = "query ($input: SearchInput!) { search(input: $input) { items { id } page { total } } }";
    const inputs = [{ verifiedOwners: true }, { publishedDays: 7 }, { verifiedOwners: true, publishedDays: 7 }].map(
      (filters) => ({ input: { mode: "WANT", terms: ["telescopio"], ...filters } }),
    );
    const client = await signedIn(subscriber);
    const totals: unknown[] = [];
    for (const input of inputs) totals.push(await client.data(SEARCH, input));
    expect(totals).toMatchObject([2, 2, 1].map((total) => ({ search: { page: { total } } })));
    expect(totals[2]).toMatchObject({ search: { items: [{ id: String(recent.id) }] } });
    for (const other of [new GraphqlClient(gateway.url), await signedIn(verified)]) {
      const refused = await Promise.all(inputs.map((input) => other.run(SEARCH, input)));
      expect(refused.map(({ errors }) => errors?.[0])).toMatchObject(
        ["verifiedOwners", "publishedDays", "verifiedOwners"].map((field) => ({
          message: "Este filtro es solo para cuentas Premium.",
          extensions: { code: "FORBIDDEN", field },
        })),
      );
    }
    const odd = await client.run(SEARCH, { input: { mode: "WANT", terms: ["telescopio"], publishedDays: 30 } });
    expect(odd.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "publishedDays" });
  });
});

describe("a backend that sends what it says is withheld", () => {
  let upstream: ScriptedUpstream;
  let gateway: TestGateway;
  const record = publication(5, ana, {
    title: "Yate Zafirol",
    name: "Yate Zafirol",
    editor_web: "Casco Zafirol",
    article_tags: ["Zafirol"],
    location: "Zafirol",
    address_1: "Zafirol",
    publications_fields: [{ field_category: { name: "brand", label: "Marca" }, value: "Zafirol" }],
    picture: "https://fotos.example/zafirol.jpg",
    pictures: [{ id: 1, url: "https://fotos.example/zafirol.jpg" }],
    price: 987_654,
    withheld: true,
  });
  beforeAll(async () => {
    upstream = await startUpstream((call, response) => {
      const path = call.path.split("?")[0];
      if (path === "/api/publications/5") return json(response, { publication: record, owner_id: 1 });
      if (path === "/api/publications/5/similar") return json(response, { publications: [record] });
      if (path === "/api/publications") return json(response, { data: [record], page: 1, pages: 1, total: 1 });
      if (path === "/api/wall")
        return json(response, { response: [{ item_type: "publication", resource: record }], next_query: {} });
      if (path?.startsWith("/api/search_publications"))
        return json(response, { data: [record], sponsored: [record], totalPublications: 1, categories: [] });
      return json(response, { error: "no" }, 404);
    });
    gateway = await startGateway(upstream.url);
  });
  afterAll(async () => {
    await gateway?.stop();
    await upstream?.stop();
  });

  const CONTENT = `id slug title isWithheld description interests highlights ribbons price { amount } cover { url } images { url }
    attributes { name value } place { label coordinates { latitude } } distanceKm owner { firstName }`;

  it("gets none of it through the gateway", async () => {
    const guest = new GraphqlClient(gateway.url);
    const answers = [
      await guest.data(`{ publication(id: 5) { ${CONTENT} } }`),
      await guest.data(`{ similarPublications(id: 5) { ${CONTENT} } }`),
      await guest.data(`{ userPublications(userId: 1) { items { ${CONTENT} } } }`),
      await guest.data(`{ wall { items { ... on PublicationWallItem { publication { ${CONTENT} } } } } }`),
      await guest.data(
        `{ search(input: { mode: WANT, terms: ["yate"] }) { items { ${CONTENT} } sponsored { ${CONTENT} } } }`,
      ),
    ];
    expect(answers[0]).toEqual({
      publication: {
        id: "5",
        slug: "contenido-premium",
        title: "Contenido Premium",
        isWithheld: true,
        description: null,
        interests: [],
        highlights: [],
        ribbons: expect.not.arrayContaining(["NEARBY", "INTEREST"]),
        price: null,
        cover: null,
        images: [],
        attributes: [],
        place: { label: "", coordinates: null },
        distanceKm: null,
        owner: { firstName: "Ana" },
      },
    });
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain("Contenido Premium");
      expect(JSON.stringify(answer)).not.toMatch(/zafirol|987/i);
    }
    expect((await fetch(`${gateway.url}/share/5.jpg`)).status).toBe(404);
    const files = await (await fetch(`${gateway.url}/sitemap.xml`)).text();
    const list = /<loc>[^<]*(\/sitemaps\/publications[^<]*)<\/loc>/.exec(files)?.[1];
    expect(list).toBeUndefined();
  });
});
