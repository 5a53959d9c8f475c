import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { proposeBestRing } from "../../../backend/commands/rings/search";
import type { Db } from "../../../backend/db/client";
import { aPublication, aUser } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import { chain } from "../../support/ringFixture";
import type { GraphqlClient } from "../../support/graphqlClient";

interface RingAnswer {
  id: string;
  state: string;
  canAccept: boolean;
  canConfirm: boolean;
  members: { title: string; isViewer: boolean; hasAccepted: boolean; user: { firstName: string } }[];
}
interface Payload {
  ring: RingAnswer | null;
  errors: { field: string | null; code: string; message: string }[];
}

const RING = `id state endReason canAccept canDecline canConfirm canLeave isRepair repairedById
  members { id isViewer title price { amount } hasAccepted hasReceived user { id firstName } }`;

describe("rings through the gateway", () => {
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

  it("are found on request, shown from each one's side, and live until all have received", async () => {
    const { things, clients } = await aCircle();
    const [ana, luis, eva] = clients;
    const search = { requestId: randomUUID(), publicationId: String(things[0]?.id) };
    const found = (await send(ana, "findRing", search)).ring;
    const id = found?.id ?? "";
    expect((await send(ana, "findRing", search)).ring?.id).toBe(id);
    expect(found?.members.map(({ title, user }) => [title, user.firstName])).toEqual([
      ["Cosa 1", "Ana"],
      ["Cosa 2", "Luis"],
      ["Cosa 3", "Eva"],
    ]);
    const luisSees = await read(luis, id);
    expect(luisSees?.members.map(({ title, isViewer }) => [title, isViewer])).toEqual([
      ["Cosa 2", true],
      ["Cosa 3", false],
      ["Cosa 1", false],
    ]);
    for (const client of clients) expect((await send(client, "acceptRing", { id })).errors).toEqual([]);
    expect(await read(eva, id)).toMatchObject({
      state: "ACCEPTED",
      canAccept: false,
      canConfirm: true,
      canLeave: true,
    });
    expect((await send(ana, "confirmRing", { id, rating: 7 })).errors).toMatchObject([{ field: "rating" }]);
    for (const client of clients) expect((await send(client, "confirmRing", { id, rating: 5 })).errors).toEqual([]);
    expect(await read(ana, id)).toMatchObject({ state: "COMPLETE", canConfirm: false, canLeave: false });
    expect((await send(ana, "leaveRing", { id, reason: "Tarde" })).errors).toMatchObject([{ code: "CONFLICT" }]);
    const subject = `{ notifications(first: 1) { items { type subject { ... on RingSubject { ringEvent ringId publicationTitle ring { state } } } } } }`;
    expect(await ana.data(subject)).toEqual({
      notifications: {
        items: [
          {
            type: "RING",
            subject: { ringEvent: "COMPLETE", ringId: id, publicationTitle: "Cosa 1", ring: { state: "COMPLETE" } },
          },
        ],
      },
    });
  });

  it("are nobody else's", async () => {
    const { things, clients } = await aCircle();
    const { db, services } = fixture.backend;
    const id = String(await db.transaction((tx: Db) => proposeBestRing(tx, things[0]?.id ?? 0, services.now())));
    const stranger = await fixture.signedIn(await aUser(db));
    expect(await read(clients[0], id)).not.toBeNull();
    expect(await read(stranger, id)).toBeNull();
    expect((await send(stranger, "acceptRing", { id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect(await stranger.data("{ viewer { rings { id } } }")).toEqual({ viewer: { rings: [] } });
    expect((await fixture.guest().run(`{ ring(id: "${id}") { id } }`)).errors[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("are listed in two calls, however many there are", async () => {
    const { things, clients } = await aCircle();
    const { db, services } = fixture.backend;
    await db.transaction((tx: Db) => proposeBestRing(tx, things[0]?.id ?? 0, services.now()));
    const { calls } = await fixture.counted(clients[0], `{ viewer { id rings { ${RING} } } }`);
    expect(calls.toSorted()).toEqual(["GET /users", "GET /v1/rings"]);
  });
});
