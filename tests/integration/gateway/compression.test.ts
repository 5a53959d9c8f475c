import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOperation } from "../../support/clientOperations";
import { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedUpstream } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { errors { message } } }';
const WALL =
  "query Wall { wall { items { ... on PublicationWallItem { publication { id title slug interests owner { id firstName lastName } cover { url } } } } } }";
const PAYMENTS = (field: string) => `query Payments { payments { items { id status ${field} } } }`;

let upstream: RecordedUpstream;
let gateway: TestGateway;
let luis: GraphqlClient;

beforeAll(async () => {
  upstream = await startRecordedUpstream();
  // As long as the tests take, on any machine.
  gateway = await startGateway(upstream.url, {}, { SHARED_ANSWER_MS: 600_000 });
  luis = new GraphqlClient(gateway.url);
  await luis.data(SIGN_IN);
  const ids = Array.from({ length: 40 }, (_value, index) => index + 1);
  upstream.answer("GET /notifications", {
    body: ids.map((id) => ({
      id,
      type_notification_id: 8,
      type_notification: "approved_publication",
      read: id % 3 === 0,
      toast_notification: true,
      created_at: `2026-11-20T23:${String(id + 10)}:11.793Z`,
      model: { publication: { id, title: `Bicicleta de montaña ${id}` } },
    })),
  });
  upstream.answer("GET /v1/payments", {
    body: {
      payments: ids.map((id) => ({
        id,
        status: "pending",
        payment_url: `https://pago.example/${id}`,
        concept: "Plan Básico",
      })),
      page: 1,
      pages: 1,
      total: 40,
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

/** An answer as it goes over the wire, and what it says. */
async function ask(query: string, accepted: string, cookie = "") {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": accepted, ...(cookie && { cookie }) },
    body: JSON.stringify({ query }),
  });
  const { headers } = response;
  expect(headers.get("vary")).toBe("accept-encoding");
  const bytes = Number(headers.get("content-length"));
  return { encoding: headers.get("content-encoding"), bytes, body: await response.json() };
}

describe("an answer of GraphQL", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, br;q=0", "gzip"],
  ])("is compressed as the client accepts it: %s", async (accepted, encoding) => {
    const plain = await ask(clientOperation("Notifications"), "identity", luis.cookie);
    const small = await ask(clientOperation("Notifications"), accepted, luis.cookie);
    expect([plain.encoding, small.encoding]).toEqual([null, encoding]);
    expect(small.body).toEqual(plain.body);
    expect(JSON.stringify(plain.body)).toContain("Bicicleta de montaña 40");
    expect(small.bytes).toBeLessThan(plain.bytes / 4);
  });

  it("is shared by guests who accept the same", async () => {
    for (const [accepted, encoding] of [
      ["br", "br"],
      ["gzip", "gzip"],
      ["identity", null],
    ] as const) {
      const answers = [];
      for (let time = 0; time < 3; time += 1) answers.push(await ask(WALL, accepted));
      expect(answers.map((answer) => answer.encoding)).toEqual([encoding, encoding, encoding]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(JSON.stringify(answers[2]?.body)).toContain("Cosa 19");
    }
    // Each form was asked of the backend twice.
    expect(upstream.callNames().filter((name) => name === "GET /wall")).toHaveLength(6);
  });

  it("stays as it is where it is short", async () => {
    const { encoding, bytes } = await ask("{ wall { canOrderByDistance } }", "br");
    expect(encoding).toBeNull();
    expect(bytes).toBeLessThan(1_024);
  });

  it("stays as it is where it was asked for a secret", async () => {
    const withSecret = await ask(PAYMENTS("paymentUrl"), "br", luis.cookie);
    expect([withSecret.encoding, withSecret.bytes > 1_024]).toEqual([null, true]);
    expect((await ask(PAYMENTS("concept"), "br", luis.cookie)).encoding).toBe("br");
  });
});
