import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alerts } from "../../../backend/db/schema/alerts";
import { checkClaimReason } from "../../../rules/transaction";
import { termsSchema } from "../../../web/src/features/proposal/counterOffer/termsSchema";
import { anySearch, aTransaction, minuteAgo } from "../../support/builders";
import { formRefusals, refusalAt, startDoors } from "../../support/doors";
import type { Doors, Refusals } from "../../support/doors";

let doors: Doors;
beforeAll(async () => {
  doors = await startDoors();
});
afterAll(() => doors?.stop());

/** A transaction in which the viewer is the interested party. */
async function own(status: "active" | "accepted"): Promise<number> {
  return (await aTransaction(doors.backend.db, { interested: doors.viewer, status, updatedAt: minuteAgo() })).id;
}
const mutation = (name: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { errors { field message } } }`;

describe.each([
  ["a counter-offer", "active", "makeCounterOffer", "/v1/counter_offers"],
  ["a change of what was agreed on", "accepted", "requestAmendment", "/v1/amendments"],
] as const)("%s", (_, status, name, path) => {
  const nothing = { offeredPublicationIds: "Ofrece una de tus publicaciones o escribe una propuesta" };
  const tooLong = { writtenOffer: "La propuesta no puede tener más de 300 caracteres" };
  const tooMany = { offeredPublicationIds: "Solo puedes ofrecer 20 publicaciones" };
  const tooManyAdded = { addedPublicationIds: "Solo se pueden agregar 20 publicaciones" };
  const complement = { complement: "El complemento va de 1 a 100.000 USD, sin céntimos" };
  /** Of no user: an offer of so many is judged, and goes no further. */
  const ids = (count: number, first = 2_000_000_000) => Array.from({ length: count }, (_value, index) => first + index);

  // In each the other parts are as much or as little as is allowed.
  test.each<[string, number, number, number, number, Refusals]>([
    ["nothing", 0, 0, 0, 1, nothing],
    ["301 characters", 301, 20, 20, 100_000, tooLong],
    ["21 things", 300, 21, 20, 100_000, tooMany],
    ["21 things of the owner", 300, 20, 21, 100_000, tooManyAdded],
    ["100,001 USD", 300, 20, 20, 100_001, complement],
    ["0 USD", 300, 20, 20, 0, complement],
  ])("with %s: form, GraphQL and REST say the same", async (_case, length, offered, added, usd, refusals) => {
    const text = "🚲".repeat(length);
    const form = formRefusals(termsSchema("INTERESTED"), {
      own: ids(offered).map(String),
      theirs: ids(added, 2_000_000_100).map(String),
      writtenOffer: text,
      payer: "VIEWER",
      amount: String(usd),
    });
    const inForm = { own: "offeredPublicationIds", theirs: "addedPublicationIds", amount: "complement" };
    const transactionId = await own(status);
    expect({
      form: Object.fromEntries(
        Object.entries(form).map(([field, message]) => [inForm[field as keyof typeof inForm] ?? field, message]),
      ),
      graphql: await doors.graphql(
        mutation(name),
        {
          ...(name === "requestAmendment" && { requestId: `amendment-${transactionId}` }),
          transactionId: String(transactionId),
          offerVersion: 1,
          offeredPublicationIds: ids(offered).map(String),
          writtenOffer: text,
          addedPublicationIds: ids(added, 2_000_000_100).map(String),
          complement: { amountUsd: usd, payer: "INTERESTED" },
        },
        { "complement.amountUsd": "complement" },
      ),
      rest: await doors.rest(
        path,
        {
          body: {
            transaction_id: transactionId,
            offer_version: 1,
            tags: [text],
            publication_interesteds_ids: ids(offered),
            added_publications_ids: ids(added, 2_000_000_100),
            complement: { amount: usd * 100, payer: "interested" },
          },
        },
        {
          tags: "writtenOffer",
          publication_interesteds_ids: "offeredPublicationIds",
          added_publications_ids: "addedPublicationIds",
          "complement.amount": "complement",
        },
      ),
    }).toEqual({ form: refusals, graphql: refusals, rest: refusals });
  });
});

describe("a meeting", () => {
  const minute = 60_000;
  const month = 30 * 24 * 60 * minute;
  const past = { startsAt: "Esa hora ya pasó: elige otra" };
  const tooFar = { startsAt: "Elige un día dentro de los próximos 30 días" };

  // A form offers only times that are allowed, and waits for a place.
  test.each<[string, string, number, Refusals]>([
    ["at no place", "  ", minute, { place: "Elige dónde se encuentran" }],
    ["at a place of 120 characters, in a minute", "🌳".repeat(120), minute, {}],
    ["at one of 121", "🌳".repeat(121), minute, { place: "El nombre del lugar no puede tener más de 120 caracteres" }],
    ["a minute ago", "Plaza Bolívar", -minute, past],
    ["a minute before 30 days are over", "Plaza Bolívar", month - minute, {}],
    ["a minute after 30 days", "Plaza Bolívar", month + minute, tooFar],
  ])("%s: GraphQL and REST say the same", async (_, name, fromNow, refusals) => {
    const startsAt = new Date(Date.now() + fromNow);
    const transactionId = await own("accepted");
    expect({
      graphql: await doors.graphql(
        mutation("proposeMeeting"),
        {
          requestId: `meeting-${transactionId}`,
          transactionId: String(transactionId),
          place: { name },
          startsAt: startsAt.toISOString(),
        },
        { "place.name": "place" },
      ),
      rest: await doors.rest(
        "/v1/meetings",
        { body: { transaction_id: await own("accepted"), starts_at: startsAt.toISOString(), place: { name } } },
        { starts_at: "startsAt", "place.name": "place" },
      ),
    }).toEqual({ graphql: refusals, rest: refusals });
  });
});

describe("the settings of rings", () => {
  const refused = {
    radiusKm: "Elige una distancia de 1 a 100 km, sin decimales",
    tolerancePercent: "Elige una diferencia de 0 a 100 %, sin decimales",
    complementUsd: "Elige un complemento de 0 a 1.000 USD, sin céntimos",
  };

  // A form has lists to choose from.
  test.each<[number, number, number, Refusals]>([
    [1, 0, 0, {}],
    [100, 100, 1_000, {}],
    [0, -1, -1, refused],
    [101, 101, 1_001, refused],
  ])("%d km, %d of a hundred and %d USD: GraphQL and REST say the same", async (radius, tolerance, usd, refusals) => {
    expect({
      graphql: await doors.graphql(mutation("setRingSettings"), {
        radiusKm: radius,
        tolerancePercent: tolerance,
        complementUsd: usd,
      }),
      rest: await doors.rest(
        "/v1/ring_settings",
        { method: "PUT", body: { radius_km: radius, tolerance_percent: tolerance, complement_usd: usd } },
        { radius_km: "radiusKm", tolerance_percent: "tolerancePercent", complement_usd: "complementUsd" },
      ),
    }).toEqual({ graphql: refusals, rest: refusals });
  });
});

test.each<[string, string, Refusals]>([
  ["of nothing", "  ", { reason: "Cuenta qué pasó" }],
  ["of 500", "🙂".repeat(500), {}],
  ["of 501", "🙂".repeat(501), { reason: "Cuéntalo en 500 caracteres o menos" }],
])("the reason for leaving a ring %s: form, GraphQL and REST say the same", async (_, reason, refusals) => {
  /** Of no ring: a reason that is good enough gets as far as that. */
  const id = 2_000_000_000;
  const ofReason = ({ reason: refusal, ...others }: Refusals) =>
    refusal === undefined
      ? JSON.stringify(others).includes("Círculo no encontrado")
        ? {}
        : others
      : { reason: refusal };
  expect({
    form: refusalAt("reason", checkClaimReason(reason)),
    graphql: ofReason(await doors.graphql(mutation("leaveRing"), { id: String(id), reason })),
    rest: ofReason(await doors.rest(`/v1/rings/${id}/leave`, { body: { reason } })),
  }).toEqual({ form: refusals, graphql: refusals, rest: refusals });
});

describe("an alert", () => {
  const nothing = { search: "Escribe qué buscas o elige una categoría para que te avisemos." };
  const tooMany = "Ya tienes 30 avisos, que es el máximo. Quita uno para crear otro.";
  const keep = (...terms: string[]) =>
    doors.graphql(mutation("createAlert"), { search: { mode: "WANT", terms } }, { "search.terms": "search" });
  const keepByRest = (...tags: string[]) => doors.rest("/v1/alerts", { body: { search: { search_by: "tags", tags } } });

  test("that looks for nothing: GraphQL and REST say the same", async () => {
    expect([await keep(), await keepByRest()]).toEqual([nothing, nothing]);
  });

  test("the thirtieth is kept and no other: GraphQL and REST say the same", async () => {
    const { db } = doors.backend;
    const filled = (userId: number, count: number) =>
      Array.from({ length: count }, (_value, index) => ({
        userId,
        searchKey: `${userId}-${index}`,
        search: { ...anySearch, terms: [`cosa ${index}`] },
      }));
    await db.insert(alerts).values(filled(doors.viewer.id, 28));
    expect([await keep("bicicleta"), await keepByRest("patines")]).toEqual([{}, {}]);
    expect([await keep("casco"), await keepByRest("radio")]).toEqual([
      { "": tooMany },
      { "": JSON.stringify({ errors: [tooMany] }) },
    ]);
  });
});
