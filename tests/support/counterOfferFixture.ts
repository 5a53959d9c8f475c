import { eq } from "drizzle-orm";
import { reservations } from "../../backend/db/schema/transactions";
import { aPublication, aTransaction, minuteAgo } from "./builders";
import type { BuiltTransaction } from "./builders";
import { useTransactionRaces } from "./raceFixture";
import type { TestDatabase } from "./startBackend";

type Headers = Record<string, string>;

/** Of the only publication that is offered. */
export const offeredId = ({ offered }: BuiltTransaction) => offered[0]?.id;

/** Gives a test file a backend, and the calls by which the parties of a proposal change and accept it. */
export function useCounterOffers(database: TestDatabase) {
  const fixture = useTransactionRaces(database);
  const counter = (id: number, headers: Headers, offerVersion: number, terms: object) =>
    fixture.backend.call("/v1/counter_offers", {
      body: { transaction_id: id, offer_version: offerVersion, ...terms },
      headers,
    });
  const accept = (id: number, headers: Headers, offerVersion: number) =>
    fixture.backend.call(`/v1/counter_offers/${id}/accept`, {
      method: "PUT",
      body: { offer_version: offerVersion },
      headers,
    });
  const read = async (id: number, headers: Headers) =>
    (await fixture.backend.call<Record<string, unknown>>(`/transactions/${id}`, { headers })).body;
  const reservedIds = async (id: number) =>
    (await fixture.backend.db.select().from(reservations).where(eq(reservations.transactionId, id)))
      .map(({ publicationId }) => publicationId)
      .sort((a, b) => a - b);

  /** An active proposal, with a further thing of each side. */
  async function negotiation() {
    const built = await aTransaction(fixture.backend.db, { updatedAt: minuteAgo() });
    const helmet = await aPublication(fixture.backend.db, { ownerId: built.ownerId, title: "Casco" });
    const radio = await aPublication(fixture.backend.db, { ownerId: built.interestedId, title: "Radio" });
    return { built, helmet, radio, ...(await fixture.parties(built)) };
  }

  return Object.assign(fixture, { counter, accept, read, reservedIds, negotiation });
}
