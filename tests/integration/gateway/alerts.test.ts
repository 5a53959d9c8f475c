import { afterAll, beforeAll, expect, it } from "vitest";
import { jobs } from "../../../backend/db/schema/jobs";
import { runOneJob } from "../../../backend/jobs/runner";
import { aCategory, aPublication, aUser } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { signIn } from "../../support/people";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const ALERT = `id mode terms minUsd maxUsd category { id name } attributes { name label values min max }
  condition type location verifiedOwners radiusKm near { latitude longitude }`;
const LIST = `{ viewer { alerts { ${ALERT} } } }`;
const CREATE = `mutation ($search: SearchInput!) {
  createAlert(input: { search: $search }) { alert { ${ALERT} } errors { code field message } } }`;
const DELETE = "mutation ($id: ID!) { deleteAlert(input: { id: $id }) { deletedId errors { code field } } }";

interface Created {
  createAlert: {
    alert: { id: string } | null;
    errors: { code: string; field: string | null; message: string }[];
  };
}

let backend: TestBackend;
let gateway: TestGateway;
let client: GraphqlClient;

beforeAll(async () => {
  backend = await startBackend({ jobsEveryMs: 3_600_000 });
  gateway = await startGateway(backend.url);
  client = await clientOf();
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

async function clientOf(): Promise<GraphqlClient> {
  const { email } = await aUser(backend.db);
  const person = await signIn({ url: gateway.url, outboxUrl: null }, email);
  if (!person) throw new Error("not signed in");
  return person.client;
}
const create = async (by: GraphqlClient, search: object) => (await by.data<Created>(CREATE, { search })).createAlert;

it("keeps a search with its filters, reads it back and takes it away, all safe to repeat", async () => {
  const search = {
    mode: "WANT",
    terms: [" Bicicleta ", "patines"],
    categoryId: "1",
    condition: "USED",
    type: "PRODUCT",
    location: "Miranda",
    minUsd: 10,
    maxUsd: 50,
    radiusKm: 15,
    near: { latitude: 10.4975585, longitude: -66.8856196 },
    // Left out: an alert is about what comes.
    order: "VALUE_UP",
    page: 3,
    attributes: [{ name: "brand", values: ["Bera"] }],
  };
  const { alert, errors } = await create(client, search);
  const kept = {
    id: alert?.id,
    mode: "WANT",
    terms: ["Bicicleta", "patines"],
    category: { id: "1", name: "Tecnología" },
    attributes: [{ name: "brand", label: "Marca", values: ["Bera"], min: null, max: null }],
    condition: "USED",
    type: "PRODUCT",
    location: "Miranda",
    minUsd: 10,
    maxUsd: 50,
    verifiedOwners: false,
    radiusKm: 15,
    near: { latitude: 10.497, longitude: -66.885 },
  };
  expect([alert, errors]).toEqual([kept, []]);
  expect((await create(client, { ...search, terms: ["PATINES", "bicicleta"] })).alert?.id).toBe(alert?.id);
  expect(await client.data(LIST)).toEqual({ viewer: { alerts: [kept] } });

  const stranger = await clientOf();
  expect(await stranger.data(LIST)).toEqual({ viewer: { alerts: [] } });
  const done = { deleteAlert: { deletedId: alert?.id, errors: [] } };
  const nothing = { deleteAlert: { deletedId: null, errors: [] } };
  for (const id of [alert?.id, "2000000000"]) expect(await stranger.data(DELETE, { id })).toEqual(nothing);
  expect(await client.data(LIST)).toMatchObject({ viewer: { alerts: [{ id: alert?.id }] } });
  expect(await client.data(DELETE, { id: alert?.id })).toEqual(done);
  expect(await client.data(DELETE, { id: alert?.id })).toEqual(nothing);
  expect(await client.data(LIST)).toMatchObject({ viewer: { alerts: [] } });
});

it("keeps a category with its attributes, and a range of values however it is written", async () => {
  await aCategory(backend.db, { id: 142, name: "Motos de paseo" });
  const { alert } = await create(client, {
    mode: "HAVE",
    categoryId: "142",
    attributes: [
      { name: "brand", values: ["Bera"] },
      { name: "km", max: 900 },
    ],
  });
  expect(alert).toMatchObject({
    mode: "HAVE",
    terms: [],
    attributes: [
      { name: "brand", label: "Marca", values: ["Bera"], min: null, max: null },
      { name: "km", label: "Kilometraje", values: [], min: null, max: 900 },
    ],
    radiusKm: null,
    near: null,
  });
  const low = await create(client, { mode: "VALUE", minUsd: 80, maxUsd: 20 });
  expect(low.alert).toMatchObject({ mode: "VALUE", terms: [], minUsd: 20, maxUsd: 80 });
  expect((await create(client, { mode: "VALUE", minUsd: 20, maxUsd: 80 })).alert?.id).toBe(low.alert?.id);
});

it("measures from Caracas where no place is known, as the search does", async () => {
  const { alert } = await create(client, { mode: "WANT", terms: ["canoa"], radiusKm: 10 });
  expect(alert).toMatchObject({ radiusKm: 10, near: { latitude: 10.497, longitude: -66.885 } });
});

it("refuses what no search finds, a filter of Premium, and guests", async () => {
  const codeOf = async (search: object) => {
    const { alert, errors } = await create(client, search);
    return [alert, ...errors.map(({ code, field }) => `${code} ${field}`)];
  };
  expect(await codeOf({ mode: "WANT" })).toEqual([null, "BAD_USER_INPUT search.terms"]);
  expect(await codeOf({ mode: "HAVE", ids: ["1"], terms: ["bici"] })).toEqual([null, "BAD_USER_INPUT search.ids"]);
  expect(await codeOf({ mode: "VALUE" })).toEqual([null, "BAD_USER_INPUT search.minUsd"]);
  expect(await codeOf({ mode: "WANT", terms: ["x".repeat(61)] })).toEqual([null, "BAD_USER_INPUT search.terms"]);
  expect(await codeOf({ mode: "WANT", categoryId: "2000000000" })).toEqual([null, "BAD_USER_INPUT search"]);
  for (const [field, more] of [
    ["categoryId", { categoryId: "x" }],
    ["attributes", { attributes: [{ name: "brand", values: ["Bera"] }] }],
    ["radiusKm", { radiusKm: -1 }],
    ["minUsd", { minUsd: -1 }],
  ] as const)
    expect(await codeOf({ mode: "WANT", terms: ["bici"], ...more })).toEqual([null, `BAD_USER_INPUT search.${field}`]);
  expect(await codeOf({ mode: "WANT", terms: ["bici"], verifiedOwners: true })).toEqual([
    null,
    "FORBIDDEN search.verifiedOwners",
  ]);
  expect(await client.data(DELETE, { id: "x" })).toEqual({
    deleteAlert: { deletedId: null, errors: [{ code: "NOT_FOUND", field: "id" }] },
  });
  const guest = new GraphqlClient(gateway.url);
  for (const [document, variables] of [
    [CREATE, { search: { mode: "WANT", terms: ["bici"] } }],
    [DELETE, { id: "1" }],
  ] as const)
    expect((await guest.run(document, variables)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  expect(await guest.data(LIST)).toEqual({ viewer: null });
  // Guests are offered them: what they press is done after the login.
  expect(await (await fetch(`${gateway.url}/config.json`)).json()).toMatchObject({ lacks: [] });
});

it("notifies of what is published", async () => {
  await create(client, { mode: "WANT", terms: ["zampoña"] });
  const { id } = await aPublication(backend.db, { title: "Zampoña de caña", status: "waiting", approvedAt: null });
  await backend.db.insert(jobs).values({ kind: "review", subjectId: id, dueAt: backend.services.now() });
  while (await runOneJob(backend.services));
  const NOTIFICATIONS = `{ notifications { items { type subject {
    __typename ... on AlertSubject { publicationId publicationTitle } } } } }`;
  const subject = { __typename: "AlertSubject", publicationId: String(id), publicationTitle: "Zampoña de caña" };
  expect(await client.data(NOTIFICATIONS)).toEqual({ notifications: { items: [{ type: "ALERT_MATCH", subject }] } });
});
