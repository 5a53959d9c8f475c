import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { picture } from "../../support/people";
import { startRecordedGateway } from "../../support/recordedGateway";
import { publication } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

describe("a publication", () => {
  const CREATE =
    "mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id status } errors { field message } } }";
  const form = (more: Record<string, unknown> = {}) => ({
    requestId: "form-1",
    type: "PRODUCT",
    categoryId: "5",
    title: "Teléfono",
    priceUsd: 40,
    condition: "USED",
    usage: "GOOD",
    description: "Bueno",
    images: [null],
    interests: ["bicicleta"],
    acceptsOtherOffers: false,
    address: "Av. Urdaneta",
    reference: null,
    municipality: "Chacao",
    state: "Miranda",
    coordinates: { latitude: 10.5, longitude: -66.9 },
    ...more,
  });
  const fieldsOf = async (more: Record<string, unknown>, files: Record<string, Awaited<ReturnType<typeof picture>>>) =>
    (
      await luis.data<{ createPublication: { errors: { field: string }[] } }>(CREATE, { input: form(more) }, files)
    ).createPublication.errors.map((error) => error.field);

  test("is sent in the wire's format, with its request id and pictures", async () => {
    upstream.answer("POST /publications", {
      status: 201,
      body: { publication: publication(40, undefined, { publication_status: "waiting" }), owner_id: 2 },
    });
    upstream.answer("GET /excluded_words", { body: ["de"] });
    const input = form({ title: "Teléfono de Ana", attributes: [{ name: "brand", value: "Samsung" }] });
    const answer = await luis.data(CREATE, { input }, { "input.images.0": await picture() });
    expect(answer).toEqual({ createPublication: { publication: { id: "40", status: "WAITING" }, errors: [] } });
    const call = upstream.calls.find((sent) => sent.method === "POST");
    const body = String(call?.body);
    expect(call?.headers["idempotency-key"]).toBe("form-1");
    for (const [name, value] of [
      ["name", "Teléfono de Ana"],
      ["tags[]", "teléfono"],
      ["tags[]", "ana"],
      ["aditional_info", '{"brand":"Samsung"}'],
      ["reference_price", "40"],
      ["subCategory", "5"],
      ["exchange_interest_category", ""],
      ["token", ""],
      ["publication_type", "Producto"],
      ["product_status", "Usado"],
      ["condition", "Bueno"],
      ["editor_web", "Bueno"],
      ["accept_changes", "0"],
      ["article_tags[]", "bicicleta"],
      ["location", "Chacao, Miranda"],
    ]) {
      expect(Buffer.from(body, "latin1").toString() + body).toContain(`name="${name}"\r\n\r\n${value}`);
    }
    expect(body).toContain('name="picture_data[]"; filename="');
    expect(body).not.toContain('name="tags[]"\r\n\r\nde\r\n');
    expect(body).toMatch(/name="publish_date"\r\n\r\n\d{4}-\d\d-\d\dT/);
  });

  test.each([
    ["title of 61", { title: "x".repeat(20) + " " + "y".repeat(20) + " " + "z".repeat(19) }, ["title"]],
    ["word of 25", { title: "x".repeat(25) }, ["title"]],
    ["blank title", { title: "   " }, ["title"]],
    ["price 0", { priceUsd: 0 }, ["priceUsd"]],
    ["price -1", { priceUsd: -1 }, ["priceUsd"]],
    ["price of 10 digits", { priceUsd: 1_000_000_000 }, ["priceUsd"]],
    ["description of 301", { description: "x".repeat(301) }, ["description"]],
    ["reference of 71", { reference: "x".repeat(71) }, ["reference"]],
    ["interest of 1", { interests: ["x"] }, ["interests"]],
    ["interest of 25", { interests: ["bici", "x".repeat(25)] }, ["interests"]],
    ["product without condition", { condition: null, usage: null }, ["condition"]],
    ["used without usage", { usage: null }, ["usage"]],
    ["new with usage", { condition: "NEW" }, ["usage"]],
    ["service with condition", { type: "SERVICE", usage: null }, ["condition"]],
    ["service with usage", { type: "SERVICE", condition: null }, ["usage"]],
    ["a point off the globe", { coordinates: { latitude: 91, longitude: 0 } }, ["coordinates.latitude"]],
    ["a year to come", { attributes: [{ name: "year", value: "2999" }] }, ["attributes.year"]],
    ["no picture", { images: [] }, ["images"]],
    ["everything at once", { title: "", priceUsd: 0, description: "" }, ["title", "priceUsd", "description"]],
  ])("is refused at its field before it reaches the backend: %s", async (_name, more, fields) => {
    expect(await fieldsOf(more, "images" in more ? {} : { "input.images.0": await picture() })).toEqual(fields);
    expect(upstream.writes()).toEqual([]);
  });

  test("is accepted with the longest allowed texts", async () => {
    upstream.answer("POST /publications", { status: 201, body: { publication: publication(40), owner_id: 2 } });
    const most = {
      title: `${"ñ".repeat(24)} ${"x".repeat(24)} ${"z".repeat(10)}`,
      description: "😀".repeat(300),
      reference: "x".repeat(70),
      interests: ["ab", "x".repeat(24)],
      priceUsd: 999_999_999,
    };
    expect(await fieldsOf(most, { "input.images.0": await picture() })).toEqual([]);
  });

  test("is refused with an eighth picture", async () => {
    const files = Object.fromEntries(
      await Promise.all(
        Array.from({ length: 8 }, async (_value, index) => [`input.images.${index}`, await picture()] as const),
      ),
    );
    expect(await fieldsOf({ images: Array.from({ length: 8 }, () => null) }, files)).toEqual(["images"]);
    expect(upstream.writes()).toEqual([]);
  });
});
