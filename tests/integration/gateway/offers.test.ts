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

describe("accepting the offer that was read", () => {
  const accept = (version?: number) =>
    luis.data(
      `mutation { changeTransactionStatus(input: { transactionId: "4", to: ACCEPTED${version === undefined ? "" : `, offerVersion: ${version}`} }) {
        transaction { status offerVersion viewerReceives { text } offerHistory { version titles text } }
        errors { code field }
      } }`,
    );
  const received = (overrides: Record<string, unknown>) => transaction({ owner_id: 2, interested_id: 1, ...overrides });
  const changed = received({
    offer_version: 2,
    tags: ["20 USD"],
    publication_interesteds: [],
    offer_history: [
      {
        version: 1,
        created_at: "2026-11-20T23:48:11.793Z",
        tags: [],
        publication_interesteds: [{ id: 2, title: "Cosa 2" }],
      },
      { version: 2, created_at: "2026-11-21T23:48:11.793Z", tags: ["20 USD"], publication_interesteds: [] },
    ],
  });
  const refusal = {
    changeTransactionStatus: {
      transaction: {
        status: "ACTIVE",
        offerVersion: 2,
        viewerReceives: { text: "20 USD" },
        offerHistory: [
          { version: 1, titles: ["Cosa 2"], text: null },
          { version: 2, titles: [], text: "20 USD" },
        ],
      },
      errors: [{ code: "CONFLICT", field: "offerVersion" }],
    },
  };

  test("names its version to the backend", async () => {
    upstream.answer("GET /transactions/4", { body: received({ offer_version: 3 }) });
    upstream.answer("PUT /v1/transactions/4", { body: { data: received({ status: "accepted", offer_version: 3 }) } });
    expect(await accept(3)).toMatchObject({
      changeTransactionStatus: { transaction: { status: "ACCEPTED" }, errors: [] },
    });
    const sent = upstream.calls.find((call) => call.method === "PUT");
    expect(JSON.parse(String(sent?.body))).toMatchObject({ status: "accepted", offer_version: 3 });
  });

  test("refuses a stale one with the offer as it is now, without a write", async () => {
    upstream.answer("GET /transactions/4", { body: changed });
    expect(await accept(1)).toEqual(refusal);
    expect(upstream.writes()).toEqual([]);
  });

  test("refuses one that changes while it is being accepted", async () => {
    let reads = 0;
    upstream.answer("GET /transactions/4", () => ({
      body: (reads += 1) === 1 ? received({ offer_version: 1 }) : changed,
    }));
    upstream.answer("PUT /v1/transactions/4", { status: 422, body: { errors: ["La propuesta cambió"] } });
    expect(await accept(1)).toEqual(refusal);
  });

  test("reads earlier offers where a record of a changed one leaves them out", async () => {
    upstream.answer("GET /requests", { body: [{ ...changed, offer_history: undefined }] });
    upstream.answer("GET /transactions/4", { body: changed });
    expect(
      await luis.data("{ transactions(tab: RECEIVED) { items { offerHistory { version titles text } } } }"),
    ).toEqual({
      transactions: { items: [{ offerHistory: refusal.changeTransactionStatus.transaction.offerHistory }] },
    });
  });

  test("lists what happened, and reads it where a record leaves it out", async () => {
    const events = [{ id: 9, kind: "booked", by: "interested", created_at: "2026-11-20T23:48:11.232Z" }];
    const query =
      "{ transactions(tab: RECEIVED) { items { events { id kind by happenedAt place { date startsAt venueName } } } } }";
    const expected = (items: object[]) => ({ transactions: { items: [{ events: items }] } });
    const shown = [{ id: "9", kind: "BOOKED", by: "INTERESTED", happenedAt: "2026-11-20T23:48:11.232Z", place: null }];
    upstream.answer("GET /requests", { body: [received({ events: [...events, { id: 10, kind: "unknown" }] })] });
    expect(await luis.data(query)).toEqual(expected(shown));
    upstream.answer("GET /requests", { body: [received({ offer_version: 1 })] });
    upstream.answer("GET /transactions/4", { body: received({ offer_version: 1, events }) });
    expect(await luis.data(query)).toEqual(expected(shown));
    upstream.answer("GET /requests", { body: [received({})] });
    expect(await luis.data(query)).toEqual(expected([]));
  });

  test("says where a booking was moved to", async () => {
    const place = { date: "2026-11-26", start: "14:00", headquarter: "Sede Chacao" };
    const moved = { id: 9, kind: "booking_moved", by: "owner", created_at: "2026-11-20T23:48:11.232Z", place };
    upstream.answer("GET /requests", { body: [received({ events: [moved] })] });
    expect(
      await luis.data("{ transactions(tab: RECEIVED) { items { events { place { date startsAt venueName } } } } }"),
    ).toEqual({
      transactions: {
        items: [{ events: [{ place: { date: "2026-11-26", startsAt: "14:00", venueName: "Sede Chacao" } }] }],
      },
    });
  });

  test("needs no version where the backend counts none", async () => {
    upstream.answer("GET /transactions/4", { body: received({}) });
    upstream.answer("PUT /v1/transactions/4", { body: { data: received({ status: "accepted" }) } });
    expect(await accept()).toMatchObject({
      changeTransactionStatus: {
        transaction: { status: "ACCEPTED", offerVersion: null, offerHistory: [] },
        errors: [],
      },
    });
    const sent = upstream.calls.find((call) => call.method === "PUT");
    expect(JSON.parse(String(sent?.body))).toEqual({ status: "accepted", id: 4, from_chat: true });
  });
});
