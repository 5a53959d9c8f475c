import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { decisions } from "../../backend/db/schema/decisions";
import { useSecureExchanges } from "./secureExchangeFixture";
import type { Venue } from "./secureExchangeFixture";
import type { TestDatabase } from "./startBackend";

/** What the tests look at of a booking at the operators' desk. */
export interface Visit {
  id: number;
  status: string;
  owner: { id: number };
  owner_came_at: string | null;
  interested_came_at: string | null;
  reason: string | null;
}
interface KeptVenue {
  id: number;
  version: number;
  open: boolean;
  schedules: { id: number; start: string; capacity: number; open: boolean }[];
}

/** A new venue, as `POST /moderation/exchange_places` takes it. */
export const form = {
  headquarter: "Sede Altamira",
  address: "Av. San Juan Bosco",
  city: "Caracas",
  latitude: 10.495,
  longitude: -66.849,
  open: true,
  schedules: [
    { start: "09:00", end: "11:00", capacity: 2, open: true },
    { start: "14:00", end: "16:00", capacity: 1, open: true },
  ],
};

/** Gives a test file a backend with venues, and the calls of their operators. */
export function useDesk(database: TestDatabase) {
  const fixture = useSecureExchanges(database);
  const { call, book, anExchange } = fixture;

  const desk = <T = { errors: string[]; fields?: object }>(path: string, method = "GET", body?: object, key?: string) =>
    call<T>(fixture.operator, `/moderation/${path}`, {
      method,
      ...(body && { body }),
      ...(key !== undefined && { key }),
    });
  const saveVenue = (body: object, id?: number, key: string = randomUUID()) =>
    desk<{ exchange_place: KeptVenue; errors: string[]; fields: object }>(
      id === undefined ? "exchange_places" : `exchange_places/${id}`,
      id === undefined ? "POST" : "PUT",
      body,
      key,
    );
  const arrive = (id: number, party: string) =>
    desk<{ security_change: Visit }>(`security_changes/${id}/arrival`, "PUT", { party });
  const settle = (id: number, reason: string, refunded: boolean) =>
    desk<{ security_change: Visit }>(`security_changes/${id}/settlement`, "PUT", { reason, refunded });
  const trailOf = async (kind: string, subjectId: number) =>
    (
      await fixture.backend.db
        .select()
        .from(decisions)
        .where(and(eq(decisions.kind, kind), eq(decisions.subjectId, subjectId)))
        .orderBy(decisions.id)
    ).map(({ action, operatorId }) => [action, operatorId === fixture.operator.id]);
  async function aBooking(venue: Venue) {
    const exchange = await anExchange();
    const { body } = await book(exchange.interested, exchange, venue);
    const change = body.transaction.security_change;
    if (!change) throw new Error("nothing was booked");
    return { exchange, id: change.id, code: change.code ?? "" };
  }

  return Object.assign(fixture, { desk, saveVenue, arrive, settle, trailOf, aBooking });
}
