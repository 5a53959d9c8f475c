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

describe("rating after an automatic completion", () => {
  const completed = (overrides: Record<string, unknown>) =>
    transaction({
      status: "complete",
      closed_by: "system",
      viewer_rank: null,
      updated_at: new Date(Date.now() - 24 * 3_600_000).toISOString(),
      ...overrides,
    });
  const movesOf = async () =>
    (
      (await luis.data('{ transaction(id: "4") { viewerMoves { action to } } }')) as {
        transaction: { viewerMoves: unknown };
      }
    ).transaction.viewerMoves;

  test("is offered to who stayed silent, for 14 days", async () => {
    for (const [record, moves] of [
      [completed({}), [{ action: "RATE", to: "COMPLETE" }]],
      [completed({ viewer_rank: 4 }), []],
      [completed({ closed_by: "owner" }), []],
      [completed({ updated_at: new Date(Date.now() - 15 * 24 * 3_600_000).toISOString() }), []],
    ] as const) {
      upstream.answer("GET /transactions/4", { body: record });
      expect(await movesOf()).toEqual(moves);
    }
  });

  test("sends the stars with the written line and answers what is left to do", async () => {
    let isRated = false;
    upstream.answer("GET /transactions/4", () => ({ body: completed({ viewer_rank: isRated ? 4 : null }) }));
    upstream.answer("PUT /ranke_user", () => {
      isRated = true;
      return { body: { message: "Calificación guardada" } };
    });
    expect(
      await luis.data(
        'mutation { rateTransaction(input: { transactionId: "4", rating: 4, remark: " Muy  amable ", ratingReasons: [KIND, ON_TIME] }) { transaction { viewerMoves { action } viewerRating } errors { message } } }',
      ),
    ).toEqual({ rateTransaction: { transaction: { viewerMoves: [], viewerRating: 4 }, errors: [] } });
    expect(JSON.parse(String(upstream.calls.find((call) => call.method === "PUT")?.body))).toMatchObject({
      transaction_id: 4,
      rank: 4,
      remark: "Muy amable",
      reasons: ["kind", "on_time"],
    });
  });

  test("refuses reasons that do not go with the stars before the backend is asked", async () => {
    upstream.answer("GET /transactions/4", { body: completed({}) });
    expect(
      await luis.data(
        'mutation { rateTransaction(input: { transactionId: "4", rating: 4, ratingReasons: [LATE] }) { errors { code field } } }',
      ),
    ).toEqual({ rateTransaction: { errors: [{ code: "BAD_USER_INPUT", field: "ratingReasons" }] } });
    expect(upstream.calls.some((call) => call.method === "PUT")).toBe(false);
  });
});

describe("confirming with stars", () => {
  const CONFIRM =
    'mutation { changeTransactionStatus(input: { transactionId: "4", to: CONFIRMED_INTERESTED, rating: 4 }) { transaction { status } errors { code field message } } }';
  const accepted = transaction({ status: "accepted", viewer_rank: null });
  const confirmed = transaction({ status: "confirmed_interested", viewer_rank: 4 });

  test("sends the rating first, then the status", async () => {
    upstream.answer("GET /transactions/4", { body: accepted });
    upstream.answer("PUT /ranke_user", { body: { message: "Calificación guardada" } });
    upstream.answer("PUT /v1/transactions/4", { body: { data: confirmed } });
    expect(await luis.data(CONFIRM)).toEqual({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
    expect(upstream.writes()).toEqual(["PUT /ranke_user", "PUT /v1/transactions/4"]);
    const [rating, status] = upstream.calls
      .filter((call) => call.method === "PUT")
      .map((call) => JSON.parse(String(call.body)) as unknown);
    expect(rating).toEqual({ token: "0fd00b084ad9c4c092590ae0", transaction_id: 4, rank: 4 });
    expect(status).toMatchObject({ status: "confirmed_interested", id: 4 });
  });

  test("does not rate twice when it is repeated after a failure between the two", async () => {
    upstream.answer("GET /transactions/4", { body: accepted });
    upstream.answer("PUT /ranke_user", { body: { message: "Calificación guardada" } });
    upstream.answer("PUT /v1/transactions/4", { status: 503, body: {} });
    expect((await luis.run(CONFIRM)).errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    upstream.clearCalls();
    upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted", viewer_rank: 4 }) });
    upstream.answer("PUT /v1/transactions/4", { body: { data: confirmed } });
    expect(await luis.data(CONFIRM)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
    expect(upstream.writes()).toEqual(["PUT /v1/transactions/4"]);
  });

  test("accepts a backend that only refuses the second rating", async () => {
    upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted" }) });
    upstream.answer("PUT /ranke_user", { status: 422, body: { errors: ["Ya calificaste este cambio"] } });
    upstream.answer("PUT /v1/transactions/4", { body: { data: confirmed } });
    expect(await luis.data(CONFIRM)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
  });

  test("reports a refused rating at its field", async () => {
    upstream.answer("GET /transactions/4", { body: accepted });
    upstream.answer("PUT /ranke_user", {
      status: 422,
      body: {
        errors: ["Este cambio no se puede calificar ahora"],
        fields: { rank: ["Este cambio no se puede calificar ahora"] },
      },
    });
    upstream.answer("PUT /v1/transactions/4", { status: 422, body: { errors: ["Primero califica"] } });
    expect(await luis.data(CONFIRM)).toEqual({
      changeTransactionStatus: {
        transaction: null,
        errors: [{ code: "BAD_USER_INPUT", field: "rating", message: "Este cambio no se puede calificar ahora" }],
      },
    });
  });

  test("completes when the other party confirmed a moment earlier", async () => {
    let reads = 0;
    upstream.answer("GET /transactions/4", () => ({
      body:
        (reads += 1) === 1
          ? accepted
          : transaction({ status: reads < 3 ? "confirmed_owner" : "complete", viewer_rank: 4 }),
    }));
    upstream.answer("PUT /ranke_user", { body: { message: "Calificación guardada" } });
    upstream.answer("PUT /v1/transactions/4", (call) =>
      String(call.body).includes("complete")
        ? { body: { data: transaction({ status: "complete" }) } }
        : { status: 422, body: { errors: ["No se puede pasar de confirmed_owner a confirmed_interested"] } },
    );
    expect(await luis.data(CONFIRM)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "COMPLETE" }, errors: [] },
    });
    expect(upstream.writes().filter((call) => call === "PUT /ranke_user")).toHaveLength(1);
  });
});

test.each([
  [
    "an answer that was sent before the other one took effect comes too late, whatever the status allows now",
    1_000,
    "Ya no",
  ],
  ["a refusal that names statuses is reworded for people", -60_000, "No se puede pasar de accepted a rejected"],
])("%s", async (_title, movedIn, refusal) => {
  const moved = new Date(Date.now() + movedIn).toISOString();
  upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted", updated_at: moved }) });
  upstream.answer("PUT /v1/transactions/4", { status: 422, body: { errors: [refusal] } });
  const REJECT =
    'mutation { changeTransactionStatus(input: { transactionId: "4", to: REJECTED }) { transaction { id } errors { code message } } }';
  expect(await luis.data(REJECT)).toEqual({
    changeTransactionStatus: {
      transaction: null,
      errors: [{ code: "CONFLICT", message: "Ya no es posible: algo cambió mientras tanto." }],
    },
  });
});
