import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPublication, aTransaction, aUser, anImage, sessionOf } from "../../support/builders";
import { QueryCounter } from "../../support/queryCounter";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { banners } from "../../../backend/db/schema/banners";

interface Item {
  item_type: string;
  resource: Record<string, unknown> & { id: number };
}
interface Wall {
  response: Item[];
  next_query: { current_page: number; offset: number };
}

const counter = new QueryCounter();
let backend: TestBackend;
beforeAll(async () => {
  // No job may ask anything while queries are counted.
  backend = await startBackend({ onQuery: counter.onQuery, jobsEveryMs: 3_600_000 });
});
afterAll(() => backend.stop());

const wall = async (query: string, headers = {}) => (await backend.call<Wall>(`/wall?${query}`, { headers })).body;

async function count(query: string) {
  const { answer, queries } = await counter.during(() => wall(query));
  return { queries, items: answer.response.length };
}

describe("the wall", () => {
  it("has every item once over its pages, continues from next_query and ends with an empty page", async () => {
    const owner = await aUser(backend.db);
    for (let index = 0; index < 12; index++)
      await aPublication(backend.db, { ownerId: owner.id, publishDate: new Date(Date.now() - index * 60_000) });
    const change = await aTransaction(backend.db, {
      status: "complete",
      completedAt: new Date(),
      owner,
      publication: await aPublication(backend.db, { ownerId: owner.id, status: "finished" }),
      offered: [await aPublication(backend.db, { status: "finished" })],
    });
    const image = await anImage(backend.db);
    await backend.db
      .insert(banners)
      .values({ title: "Promo", url: "https://example.test/promo", bigImageId: image.id, smallImageId: image.id });

    const seen: string[] = [];
    let next = { current_page: 1, offset: 0 };
    let page: Item[];
    do {
      const answer = await wall(
        `date=&latitude=10.4975585&longitude=-66.8856196&current_page=${next.current_page}&offset=${next.offset}`,
      );
      page = answer.response;
      seen.push(...page.map(({ item_type, resource }) => `${item_type} ${resource.id}`));
      expect(answer.next_query).toEqual({ current_page: next.current_page + 1, offset: seen.length });
      next = answer.next_query;
    } while (page.length > 0);
    expect(seen.length).toBe(14);
    expect(new Set(seen).size).toBe(14);
    expect(seen.filter((item) => item.startsWith("change"))).toEqual([`change ${change.id}`]);
  });

  it("makes the same number of database queries whatever the page contains", async () => {
    const full = await count("offset=0");
    const small = await count("offset=13");
    expect([full.items, small.items]).toEqual([10, 1]);
    expect(full.queries).toBeLessThanOrEqual(6);
    expect(small.queries).toBeLessThanOrEqual(full.queries);
  });

  it("shows completed transactions as cards, and the recorded fields of publications", async () => {
    const { response } = await wall("latitude=10.4975585&longitude=-66.8856196");
    const publication = response.find(({ item_type }) => item_type === "publication");
    expect(Object.keys(publication?.resource ?? {}).sort()).toEqual([
      "accept_changes",
      "active_transaction",
      "address_1",
      "address_2",
      "article_tags",
      "card_kind",
      "condition",
      "coordinate",
      "dist_metros",
      "distance",
      "editor_web",
      "id",
      "location",
      "name",
      "owner",
      "picture",
      "pictures",
      "price",
      "product_category",
      "product_status",
      "publication_status",
      "publication_type",
      "publications_fields",
      "publish_date",
      "status",
      "title",
    ]);
    const change = response.find(({ item_type }) => item_type === "change");
    expect(Object.keys(change?.resource ?? {})).toEqual([
      "id",
      "card_kind",
      "updated_at",
      "publication",
      "interested_user",
      "publication_interested",
    ]);
    expect(change?.resource).toMatchObject({
      card_kind: "change",
      publication: { publication_status: "finished", price: null, coordinate: null },
    });
    expect(response.find(({ item_type }) => item_type === "banner")?.resource).toMatchObject({
      card_kind: "banner",
      url_banner: "https://example.test/promo",
      title: "Promo",
    });
  });

  it("marks what the viewer looks for and what asks for the viewer's publications", async () => {
    const viewer = await aUser(backend.db);
    await aPublication(backend.db, { ownerId: viewer.id, title: "Guitarra eléctrica", interests: ["cámaras"] });
    const wanted = await aPublication(backend.db, {
      title: "Cámara réflex",
      interests: ["patines"],
      latitude: 8,
      longitude: -63,
      publishDate: new Date(),
    });
    const wants = await aPublication(backend.db, {
      title: "Patines",
      interests: ["guitarras"],
      latitude: 8,
      longitude: -63,
      publishDate: new Date(),
    });
    const { response } = await wall("latitude=10.4975585&longitude=-66.8856196", await sessionOf(backend.db, viewer));
    const kindOf = (id: number) =>
      response.find((item) => item.item_type === "publication" && item.resource.id === id)?.resource.card_kind;
    expect([kindOf(wanted.id), kindOf(wants.id)]).toEqual(["interest", "interested"]);
  });

  it("lists the nearest first where asked, and says in which order it is", async () => {
    const far = await aPublication(backend.db, { latitude: 8.6, longitude: -71.15, publishDate: new Date() });
    const near = await aPublication(backend.db, { latitude: 8.9, longitude: -63.9, publishDate: new Date(0) });
    const page = async (order: string) =>
      (await backend.call<Wall & { order: string }>(`/wall?latitude=8.9&longitude=-63.9&order=${order}`)).body;
    const first = ({ response }: Wall) => response.find(({ item_type }) => item_type === "publication")?.resource.id;
    const [byDistance, byDate] = [await page("distance"), await page("newest")];
    expect([first(byDistance), byDistance.order]).toEqual([near.id, "distance"]);
    expect([first(byDate), byDate.order]).toEqual([far.id, "newest"]);
  });
});
