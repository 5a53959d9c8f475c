import { aPublication, aUser } from "./builders";
import { useCountedGateway } from "./countedGateway";
import type { GraphqlClient } from "./graphqlClient";
import { chain } from "./ringFixture";

interface RingAnswer {
  id: string;
  state: string;
  canAccept: boolean;
  canConfirm: boolean;
  members: {
    title: string;
    complement: unknown;
    isViewer: boolean;
    hasAccepted: boolean;
    user: { id: string; firstName: string };
  }[];
}
/** Of every mutation that changes a ring. */
export interface Payload {
  ring: RingAnswer | null;
  errors: { field: string | null; code: string; message: string }[];
}

export const RING = `id state endReason canAccept canDecline canConfirm canLeave isRepair repairedById
  members { id isViewer title price { amount } complement { money { amount } payerId payeeId } hasAccepted hasReceived user { id firstName } }`;

/**
 * Gives a test file a gateway in front of a real backend, people whose things make a circle, and what they ask about
 * it.
 */
export function useRingGateway() {
  const fixture = useCountedGateway();
  /** Three people with a circle of things, and their clients. */
  async function aCircle() {
    const { db } = fixture.backend;
    const users = [
      await aUser(db, { name: "Ana" }),
      await aUser(db, { name: "Luis" }),
      await aUser(db, { name: "Eva" }),
    ];
    const things = [];
    for (const [index, { id }] of users.entries())
      things.push(await aPublication(db, { ownerId: id, title: `Cosa ${index + 1}`, interests: [] }));
    await chain(db, things);
    const clients = [];
    for (const user of users) clients.push(await fixture.signedIn(user));
    return { things, clients: clients as [GraphqlClient, GraphqlClient, GraphqlClient] };
  }
  const send = async (client: GraphqlClient, field: string, input: Record<string, unknown>) =>
    (
      await client.data<Record<string, Payload>>(
        `mutation ($input: ${field === "acceptRing" || field === "declineRing" ? "Ring" : field[0]?.toUpperCase() + field.slice(1)}Input!) {
          ${field}(input: $input) { ring { ${RING} } errors { field code message } } }`,
        { input },
      )
    )[field] as Payload;
  const read = async (client: GraphqlClient, id: string) =>
    (await client.data<{ ring: RingAnswer | null }>(`query ($id: ID!) { ring(id: $id) { ${RING} } }`, { id })).ring;

  return Object.assign(fixture, { aCircle, send, read });
}
