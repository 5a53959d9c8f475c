import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUser, sessionOf } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const email = "olga@operadores.example";
const place = { public_place_id: "x", name: 4 };
const schedules = [{ start: 9, end: null, capacity: "dos", open: "sí" }];
/** Bodies that no client of ours sends: another kind of value, a value that is not among the few, of no shape at all. */
const bodies: [string, string, unknown][] = [
  ["POST", "/users", []],
  ["POST", "/users", [{ name: "Ana" }]],
  ["POST", "/users", { name: ["Ana"], email: { a: 1 }, gender: 5, date_of_birth: true }],
  ["PUT", "/users/$id", []],
  ["POST", "/v1/transactions", { publication_id: {}, tags: 5, publication_interesteds_ids: "x" }],
  ["POST", "/v1/transactions", { publication_id: 1, complement: [] }],
  ["POST", "/v1/counter_offers", { transaction_id: [], offer_version: "1" }],
  ["POST", "/v1/meetings", { transaction_id: 1, starts_at: 5, place }],
  ["PUT", "/v1/meetings/1/progress", { report: "late", minutes: "diez" }],
  ["POST", "/v1/alerts", []],
  ["POST", "/v1/alerts", { search_by: "todo", tags: "bicicleta", fields: 7, verified_owners: "no" }],
  ["POST", "/v1/alerts", { search_by: "tags", tags: [1], fields: { brand: { min: "x", other: 1 } } }],
  ["PUT", "/v1/notification_settings", { topic: "todo", way: 1, frequency: null }],
  ["PUT", "/v1/notification_settings", []],
  ["PUT", "/v1/chat_privacy", { reading: "sí" }],
  ["PUT", "/v1/ring_settings", { radius_km: "lejos", tolerance_percent: [] }],
  ["PUT", "/v1/push_subscription", { endpoint: 1, keys: "x" }],
  ["POST", "/reports", { publication_id: "x", reason: 7 }],
  ["POST", "/v1/security_changes", { transaction_id: {}, agreement: "sí", date: 1 }],
  ["POST", "/comments_publications", { publication_id: null, comment: [] }],
  ["POST", "/contact_forms", { name: 1, email: [], subject: {}, message: null }],
  ["POST", "/moderation/exchange_places", { version: "1", headquarter: 3, open: "sí", schedules }],
  ["PUT", "/moderation/closed_days/2026-02-16", { closed: "sí" }],
  ["POST", "/moderation/decisions", { kind: "todo", id: {}, action: 4, revision: 7 }],
];

/** Words of the library that checks shapes. */
const english = /\b(?:invalid|expected|received|input|too|unrecognized|must|option|required)\b/i;

describe.each(bothDatabases)("a body of a wrong shape on %s", (database) => {
  let backend: TestBackend;
  let headers: Record<string, string>;
  let viewerId: number;
  beforeAll(async () => {
    backend = await startBackend({ database, operatorEmails: new Set([email]) });
    const operator = await aUser(backend.db, { email });
    viewerId = operator.id;
    headers = await sessionOf(backend.db, operator);
  });
  afterAll(() => backend?.stop());

  test.each(bodies)("%s %s %j is refused in Spanish", async (method, path, body) => {
    const answer = await backend.call(path.replace("$id", String(viewerId)), { method, body, headers });
    expect({ status: answer.status, english: english.exec(answer.text) }).toEqual({ status: 422, english: null });
  });
});
