import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { publications } from "../../../backend/db/schema/publications";
import { users } from "../../../backend/db/schema/users";
import { DEMO_PASSWORD, seed } from "../../../backend/seed";
import { checkFirstName, checkLastName } from "../../../rules/person";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend | undefined;
/** Of both: the second finds the pictures that the first has drawn; under `npm test` so does the browser's product. */
let folder: string;
const given = process.env.TOWN_FOLDER;
beforeAll(async () => {
  folder = given ?? (await mkdtemp(join(tmpdir(), "truequea-town-")));
});
afterAll(() => given ?? rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  await backend?.stop();
  backend = undefined;
});

describe.each(bothDatabases)("the demo town on %s", (database) => {
  it("is built once and is complete", async () => {
    const lines: string[] = [];
    backend = await startBackend({
      database,
      dataFolder: folder,
      operatorEmails: new Set(["operador@example.com"]),
      prepare: [
        async (services) => {
          await seed(services, (line) => lines.push(line));
        },
      ],
    });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.at(-1)).toMatch(/^Built in [\d.,]+ s: \d+ people/);
    // Each can save their personal data.
    const people = await backend.db.select().from(users);
    expect(people.filter(({ name, lastName }) => checkFirstName(name) ?? checkLastName(lastName))).toEqual([]);

    const signIn = (email: string) =>
      backend?.call<{ data: { id: number; publication_owners: { id: number }[] } }>("/auth/sign_in", {
        body: { email, password: DEMO_PASSWORD },
      });
    const luis = await signIn("luis@example.com");
    expect(luis?.status).toBe(200);
    expect(luis?.body.data.publication_owners.map((own) => own.id)).toEqual([2, 3, 6, 7, 9, 11]);
    expect((await signIn("nuevo@example.com"))?.status).toBe(401);
    const ana = await signIn("ana@example.com");
    const headersOf = (answer: { headers: Headers } | undefined) =>
      Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, answer?.headers.get(name) ?? ""]));
    const headers = headersOf(ana);
    const operatorHeaders = headersOf(await signIn("operador@example.com"));
    const { body: queue } = await backend.call<{ counts: { kind: string; count: number }[] }>("/moderation/queue", {
      headers: operatorHeaders,
    });
    const missing = queue.counts.filter((entry) => entry.count === 0).map(({ kind }) => kind);
    // Those come of an operator's own decisions.
    expect(missing).toEqual(["suspension", "appeal", "ring"]);

    const ads = await backend.call<{ data: { status: string; publication: { id: number } }[]; total: number }>(
      "/v1/ads",
      { headers },
    );
    expect([ads.body.total, ads.body.data[0]?.status, ads.body.data[0]?.publication.id]).toEqual([1, "Activa", 10]);

    const wall = await backend.call<{ response: { item_type: string; resource: { picture?: string } }[] }>(
      "/wall?latitude=10.4975585&longitude=-66.8856196&current_page=1&offset=0",
    );
    expect(wall.body.response.length).toBeGreaterThan(0);
    const picture = wall.body.response.find((item) => item.item_type === "publication")?.resource.picture;
    const answer = await fetch(picture ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    await answer.arrayBuffer();

    const size = async () => (await backend?.db.select({ rows: count() }).from(publications))?.[0]?.rows;
    const before = await size();
    expect(await seed(backend.services)).toBe(false);
    expect(await size()).toBe(before);

    // New ids start after those of the town.
    const [added] = await backend.db
      .insert(publications)
      .values({
        ownerId: 1,
        type: "Producto",
        categoryId: 5,
        title: "Después",
        description: "x",
        address1: "x",
        latitude: 10,
        longitude: -67,
        location: "Caracas, Distrito Capital",
      })
      .returning({ id: publications.id });
    expect(added?.id).toBe((before ?? 0) + 1);
  });
});
