import { beforeAll, describe, expect, it } from "vitest";
import { comments } from "../../../backend/db/schema/comments";
import { proformas } from "../../../backend/db/schema/money";
import { notifications } from "../../../backend/db/schema/notifications";
import { ratings } from "../../../backend/db/schema/transactions";
import { aPublication, aTransaction, aUser } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import type { GraphqlClient } from "../../support/graphqlClient";

/** Objects by their ids among all. */

const fixture = useCountedGateway();
const globalIdOf = (...parts: unknown[]) => Buffer.from(parts.join(":")).toString("base64url");
const NODE = "query ($id: ID!) { node(id: $id) { __typename globalId } }";
const invalid = (field: string, path: unknown[]) => ({
  path,
  extensions: { code: "BAD_USER_INPUT", field },
});
let ana: User;
let luis: User;
let deal: BuiltTransaction;
let proformaId: number;

beforeAll(async () => {
  const { db } = fixture.backend;
  ana = await aUser(db);
  luis = await aUser(db);
  deal = await aTransaction(db, { owner: ana, interested: luis, status: "complete", completedAt: new Date() });
  await db.update(ratings).set({ remark: "Muy amable" });
  await db
    .insert(comments)
    .values({ publicationId: deal.publication.id, authorId: luis.id, recipientId: ana.id, text: "¿Sigue?" });
  await db.insert(notifications).values({ userId: luis.id, type: 3, transactionId: deal.id });
  const [proforma] = await db
    .insert(proformas)
    .values({
      userId: luis.id,
      kind: "promo",
      planId: 1,
      plansVersion: 1,
      status: "approved",
      method: "credit",
      priceCents: 500,
      reference: "nodes-1",
    })
    .returning();
  proformaId = proforma?.id ?? 0;
});

/** Each type: where an object of it stands, its plain fields, and who may read it. */
const plainReads: [type: string, query: () => string, fields: string, isPublic: boolean][] = [
  ["Publication", () => `publication(id: ${deal.publication.id}) { FIELDS }`, "id title owner { id }", true],
  ["User", () => `user(id: ${ana.id}) { FIELDS }`, "id firstName joinedAt completedExchangeCount", true],
  ["Category", () => "categories { FIELDS }", "id name path { id } parent { id } children { id }", true],
  [
    "Question",
    () => `questions(publicationId: ${deal.publication.id}) { items { FIELDS } }`,
    "id text canAnswer",
    true,
  ],
  ["Remark", () => `userRemarks(userId: ${ana.id}) { FIELDS }`, "id text stars author { id }", true],
  ["Transaction", () => `transaction(id: ${deal.id}) { FIELDS }`, "id status counterpart { id }", false],
  ["Chat", () => `chat(id: ${deal.chatId}) { FIELDS }`, "id tab counterpart { id }", false],
  ["Notification", () => "notifications { items { FIELDS } }", "id type isRead", false],
  ["Proforma", () => `proforma(id: ${proformaId}) { FIELDS }`, "id status paymentUrl", false],
];

interface Named {
  globalId: string;
  id: string;
}

/** The first object in an answer. */
function firstNamed(value: unknown): Named {
  if (Array.isArray(value)) return firstNamed(value[0]);
  if (typeof value !== "object" || value === null) throw new Error("nothing was answered");
  return "globalId" in value ? (value as Named) : firstNamed(Object.values(value)[0]);
}

const readPlain = async (client: GraphqlClient, query: () => string, fields: string) =>
  firstNamed(await client.data(`{ ${query().replace("FIELDS", `__typename globalId ${fields}`)} }`));

describe.each(plainReads)("a %s by its id among all", (type, query, fields, isPublic) => {
  const read = (client: GraphqlClient, id: string) =>
    client.run<{ node: Named | null }>(
      `query ($id: ID!) { node(id: $id) { __typename globalId ... on ${type} { ${fields} } } }`,
      { id },
    );

  it("is what its own query answers", async () => {
    const client = await fixture.signedIn(luis);
    const plain = await readPlain(client, query, fields);
    expect((await read(client, plain.globalId)).data).toEqual({ node: plain });
    expect(plain).toMatchObject({ __typename: type });
  });

  it("is read by guests and strangers exactly where that is", async () => {
    const { globalId } = await readPlain(await fixture.signedIn(luis), query, fields);
    const stranger = await fixture.signedIn(await aUser(fixture.backend.db));
    const seen = await read(stranger, globalId);
    expect(seen.errors).toEqual([]);
    expect(seen.data?.node?.globalId ?? null).toBe(isPublic ? globalId : null);
    const asGuest = await read(fixture.guest(), globalId);
    expect(asGuest.data?.node?.globalId ?? null).toBe(isPublic ? globalId : null);
    expect(asGuest.errors.map(({ extensions }) => extensions?.["code"])).toEqual(isPublic ? [] : ["UNAUTHENTICATED"]);
  });
});

describe("an id", () => {
  it.each([
    ["nothing", ""],
    ["a plain one", "12"],
    ["of no type", globalIdOf("Viewer", 1)],
    ["of a type that every object has", globalIdOf("constructor", 1)],
    ["without a number", globalIdOf("Publication", "")],
    ["with a remark's number", globalIdOf("User", "1-2")],
    ["with too many numbers", globalIdOf("Publication", 1, 2)],
    ["with a path", globalIdOf("Publication", "1/similar")],
    ["written otherwise", `${globalIdOf("Publication", 1)}=`],
    ["that is very long", globalIdOf("Publication", "1".repeat(5_000))],
  ])("is refused where it is none of ours: %s", async (_name, id) => {
    const { calls } = fixture.proxy;
    calls.length = 0;
    const { data, errors } = await fixture.guest().run(NODE, { id });
    expect([data, errors, calls]).toMatchObject([{ node: null }, [invalid("id", ["node"])], []]);
  });

  it("of what does not exist is null", async () => {
    const client = await fixture.signedIn(luis);
    for (const [type] of plainReads) {
      const withOf = { Question: [999_999, 999_999], Remark: [999_999, "999999-1"] }[type];
      const id = globalIdOf(type, ...(withOf ?? [999_999]));
      expect({ type, ...(await client.run(NODE, { id })) }).toMatchObject({ type, data: { node: null }, errors: [] });
    }
  });
});

describe("several", () => {
  const NODES = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename globalId ... on Publication { title } } }";

  it("are read in one call, in their order, and one that fails is null alone", async () => {
    const { db } = fixture.backend;
    const things = [await aPublication(db), await aPublication(db), await aPublication(db)];
    const ids = things.map(({ id }) => globalIdOf("Publication", id));
    const { calls } = fixture.proxy;
    calls.length = 0;
    const { data, errors } = await fixture
      .guest()
      .run<{ nodes: unknown[] }>(NODES, { ids: [...ids, "no", globalIdOf("Chat", deal.chatId)] });
    expect(data?.nodes).toEqual([
      ...things.map(({ title }, index) => ({ __typename: "Publication", globalId: ids[index], title })),
      null,
      null,
    ]);
    expect(errors).toMatchObject([
      invalid("ids.3", ["nodes", 3]),
      { path: ["nodes", 4], extensions: { code: "UNAUTHENTICATED" } },
    ]);
    expect(calls).toEqual(["GET /find_pub_ids"]);
  });

  it("are at most 50", async () => {
    const { data, errors } = await fixture
      .guest()
      .run(NODES, { ids: Array.from({ length: 51 }, (_, index) => globalIdOf("Category", index + 1)) });
    expect([data, errors]).toMatchObject([{ nodes: null }, [invalid("ids", ["nodes"])]]);
  });

  it("are at most 50 in all fields together, and categories one read of their tree", async () => {
    const ids = Array.from({ length: 25 }, (_, index) => globalIdOf("Category", index + 1));
    const fields = ["a", "b", "c"].map((name) => `${name}: nodes(ids: $ids) { globalId }`);
    const { calls } = fixture.proxy;
    calls.length = 0;
    const { data, errors } = await fixture
      .guest()
      .run<{ a: unknown[]; b: unknown[]; c: unknown }>(`query ($ids: [ID!]!) { ${fields.join(" ")} }`, { ids });
    expect([data?.a.length, data?.b.length, data?.c, errors]).toMatchObject([25, 25, null, [invalid("ids", ["c"])]]);
    expect(calls).toEqual(["GET /product_categories"]);
  });

  it("cost as many as may be where a variable has them", async () => {
    const deep =
      "publication { viewerProposal { transaction { offeredPublications { images { sources { url } } } } } }";
    const fields = `... on Transaction { ${deep} viewerGives { publications { images { sources { url } } } } offeredPublications { images { sources { url } } owner { picture { sources { url } } } } }`;
    const one = await fixture.guest().run(`{ nodes(ids: ["no"]) { ${fields} } }`);
    expect(one.errors).toMatchObject([invalid("ids.0", ["nodes", 0])]);
    const many = await fixture
      .guest()
      .run(`query ($ids: [ID!]!) { nodes(ids: $ids) { ${fields} } again: nodes(ids: $ids) { ${fields} } }`, {
        ids: ["no"],
      });
    expect(many.errors).toMatchObject([{ message: "The operation asks for too much at once" }]);
  });
});
