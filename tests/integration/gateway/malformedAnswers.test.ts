import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

describe("an answer that is not JSON", () => {
  const RATE =
    'mutation { changeTransactionStatus(input: { transactionId: "4", to: CONFIRMED_INTERESTED, rating: 5 }) { transaction { status } errors { code field message } } }';
  beforeEach(() => upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted" }) }));

  test("is a success when it is a sentence", async () => {
    upstream.answer("PUT /ranke_user", { text: "Calificación guardada" });
    upstream.answer("PUT /v1/transactions/4", { body: { data: transaction({ status: "confirmed_interested" }) } });
    expect(await luis.data(RATE)).toEqual({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
  });

  test("is a reason when it is a sentence with an error status", async () => {
    upstream.answer("PUT /ranke_user", { body: {} });
    upstream.answer("PUT /v1/transactions/4", { status: 422, text: "Ya no se puede" });
    expect(await luis.data(RATE)).toEqual({
      changeTransactionStatus: {
        transaction: null,
        errors: [{ code: "BAD_USER_INPUT", field: null, message: "Ya no se puede" }],
      },
    });
  });
});

describe("a call that the backend does not have", () => {
  const missing = { status: 404, body: { status: 404, error: "Not Found" } };

  test("is not requested again", async () => {
    upstream.answer("GET /requests", missing);
    for (let time = 0; time < 3; time += 1)
      expect(await luis.data("{ viewer { inProgressCount } }")).toEqual({ viewer: { inProgressCount: 0 } });
    expect(upstream.callNames().filter((call) => call === "GET /requests")).toHaveLength(1);
  });

  test("is not assumed for a call that has answered before, whatever id is requested", async () => {
    await luis.data('{ transaction(id: "4") { status } }');
    upstream.answer("GET /transactions/99", missing);
    const { errors } = await luis.run('{ transaction(id: "99") { status } }');
    expect(errors).toEqual([]);
    upstream.clearCalls();
    await luis.data('{ transaction(id: "4") { status } }');
    expect(upstream.callNames()).toEqual(["GET /transactions/4"]);
  });
});
