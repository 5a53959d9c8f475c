import { afterAll, beforeAll, expect, it } from "vitest";
import { storeValueRanges } from "../../../backend/db/valueRanges";
import { aCategory, aPublication, aUser } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { signIn } from "../../support/people";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const RANGE = `query ($categoryId: ID!, $title: String!) { valueRange(categoryId: $categoryId, title: $title) {
  low { amount currency } high { amount currency } thingCount } }`;

let backend: TestBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await startBackend({ jobsEveryMs: 3_600_000 });
  gateway = await startGateway(backend.url);
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

it("shows members what similar things are worth, in cents, and null where that is unknown", async () => {
  const { id } = await aCategory(backend.db);
  for (const priceUsd of [40, 50, 50, 60, 70])
    await aPublication(backend.db, { categoryId: id, priceUsd, title: "Bicicleta" });
  await storeValueRanges(backend.db, id);
  const person = await signIn({ url: gateway.url, outboxUrl: null }, (await aUser(backend.db)).email);
  const ask = (categoryId: string, title: string) => person?.client.run(RANGE, { categoryId, title });
  expect((await ask(String(id), "Una bicicleta"))?.data).toEqual({
    valueRange: {
      low: { amount: 5000, currency: "USD" },
      high: { amount: 6000, currency: "USD" },
      thingCount: 5,
    },
  });
  expect((await ask("999999", "Una bicicleta"))?.data).toEqual({ valueRange: null });
  expect((await ask("ninguna", "Una bicicleta"))?.data).toEqual({ valueRange: null });
  expect((await ask(String(id), "x".repeat(61)))?.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", field: "title" } },
  ]);
  const guest = new GraphqlClient(gateway.url);
  expect((await guest.run(RANGE, { categoryId: String(id), title: "Una bicicleta" })).errors).toMatchObject([
    { extensions: { code: "UNAUTHENTICATED" } },
  ]);
});
