import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPublication } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedUpstream } from "../../support/recordedUpstream";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

interface WallData {
  wall: {
    canOrderByDistance: boolean;
    items: { publication: { id: string; distanceKm: number | null; ribbons: string[] } }[];
    pageInfo: { endCursor: string | null };
  };
}

const WALL = `query ($after: String, $order: WallOrder) { wall(after: $after, order: $order) { canOrderByDistance pageInfo { endCursor }
  items { ... on PublicationWallItem { publication { id distanceKm ribbons } } } } }`;
const MERIDA = { latitude: 8.59, longitude: -71.15 };

let backend: TestBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await startBackend();
  gateway = await startGateway(backend.url);
  for (let day = 1; day <= 14; day++)
    await aPublication(backend.db, { publishDate: new Date(Date.now() - day * 86_400_000) });
});
afterAll(async () => {
  await gateway?.stop();
  await backend?.stop();
});

const readWall = async (client: GraphqlClient, variables: Record<string, unknown> = {}) =>
  (await client.data<WallData>(WALL, variables)).wall;
const idsOf = (wall: WallData["wall"]) => wall.items.map(({ publication }) => publication.id);

describe("the wall", () => {
  it("goes on where a reader was, whatever is published meanwhile", async () => {
    const guest = new GraphqlClient(gateway.url);
    const first = await readWall(guest);
    await aPublication(backend.db, { publishDate: new Date(Date.now() + 1_000) });
    const second = await readWall(guest, { after: first.pageInfo.endCursor });
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
    expect(idsOf(first).length + idsOf(second).length).toBe(14);
  });

  it("lists the nearest first where the viewer is", async () => {
    const near = await aPublication(backend.db, { ...MERIDA, publishDate: new Date(0) });
    const guest = new GraphqlClient(gateway.url);
    guest.setCookie("tq_pos", `${MERIDA.latitude},${MERIDA.longitude},guest,M%C3%A9rida`);
    const [first, second] = (await readWall(guest, { order: "NEARBY" })).items;
    expect(first?.publication).toMatchObject({ id: String(near.id), ribbons: ["NEARBY"] });
    expect(first?.publication.distanceKm).toBeLessThan(1);
    expect(second?.publication.distanceKm).toBeGreaterThan(100);
    expect(idsOf(await readWall(guest))).not.toContain(String(near.id));
  });

  it("goes on in no other order than it began in", async () => {
    const guest = new GraphqlClient(gateway.url);
    const [newest, nearest] = [await readWall(guest), await readWall(guest, { order: "NEARBY" })];
    for (const [order, other] of [
      ["NEARBY", newest],
      ["NEWEST", nearest],
    ] as const)
      expect((await guest.run(WALL, { order, after: other.pageInfo.endCursor })).errors).toMatchObject([
        { extensions: { code: "BAD_USER_INPUT", field: "after" } },
      ]);
  });

  it("says of nothing that it is near or far while the viewer's position is unknown", async () => {
    const { items } = await readWall(new GraphqlClient(gateway.url), { order: "NEARBY" });
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ publication }) => publication.distanceKm)).toEqual(items.map(() => null));
    expect(items.flatMap(({ publication }) => publication.ribbons)).not.toContain("NEARBY");
  });

  it("is offered by date alone behind a backend of the recorded calls, which is asked as recorded", async () => {
    const upstream = await startRecordedUpstream();
    const other = await startGateway(upstream.url);
    const guest = new GraphqlClient(other.url);
    const first = await readWall(guest);
    await readWall(guest, { after: first.pageInfo.endCursor });
    const walls = upstream.calls.filter(({ path }) => path.startsWith("/api/wall?"));
    expect(first.canOrderByDistance).toBe(false);
    expect(walls.map(({ path }) => new URLSearchParams(path.split("?")[1]).get("date"))).toEqual(["", ""]);
    expect(walls.some(({ path }) => path.includes("order="))).toBe(false);
    await other.stop();
    await upstream.stop();
  });
});
