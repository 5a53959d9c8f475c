import { isDeepStrictEqual } from "node:util";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { safeRead } from "./readers";
import { reportUnreadable } from "./shapes";

/** The modules with shapes; `zod` once more without readers, so that the shapes alone judge, down to the last part. */
async function loadShapes() {
  const [{ detailOrRecord }, { wallCards, wallItem }, { accountRecord }, { commentRecord }] = await Promise.all([
    import("./publications"),
    import("./wall"),
    import("./users"),
    import("./comments"),
  ]);
  const { publicationRecord } = await import("./publicationRecord");
  const [{ chatRecord }, { list }] = await Promise.all([import("./chats"), import("./shapes")]);
  const userPage = list(accountRecord, "users");
  return { detailOrRecord, publicationRecord, wallCards, wallItem, accountRecord, userPage, commentRecord, chatRecord };
}
const read = await loadShapes();
vi.resetModules();
vi.doMock("./readers", () => ({
  misfit: Symbol("misfit"),
  withReader: (shape: z.ZodType) => shape,
  partReader: () => () => null,
  listReader: () => () => null,
  safeRead: (shape: z.ZodType, value: unknown) => shape.safeParse(value),
}));
const zod = await loadShapes();
vi.doUnmock("./readers");
vi.resetModules();

const person = {
  id: 1,
  name: "Ana",
  last_name: "Pérez",
  city: "Caracas",
  reputation: 4.5,
  verified: true,
  picture: "/uploads/user-1.jpg",
  active: true,
  picture_users: [{ id: 7, url: "/uploads/7.jpg" }],
  avatar: null,
  type_suscription: "premium",
  created_at: "2026-11-20T23:48:11.137Z",
  publication_actives: 4,
};
const full = {
  id: 10,
  title: "Radio",
  price: "150.0",
  publication_type: "Producto",
  condition: "Bueno",
  publish_date: "2026-11-20T23:48:11.163Z",
  owner: person,
  distance: 4.89,
  location: "Caracas, Distrito Capital",
  pictures: [{ id: 1, url: "/uploads/a.jpg" }],
  article_tags: ["televisor", "reloj"],
  active_transaction: false,
  publication_status: "Activo",
  product_category: {
    id: 5,
    name: "Radios",
    fields: [{ name: "brand" }],
    product_category: { id: 1, name: "Tecnología", product_category: null },
  },
  coordinate: { latitude: 10.5, longitude: -66.8 },
  publications_fields: [
    { field_category: { name: "brand", label: "Marca", settings: { kind: "option", options: ["A"] } }, value: "A" },
  ],
  stats: { views: 3, comment_count: 1, transactions_count: 0, in_progress_count: 0 },
  campaign: { id: 4, status: "active", views: 1, printer: 2, total_prints: 3, total_views: 4, created_at: null },
  edit: { name: "Nueva", revision: 3, in_review: true, pictures: [{ url: "/a.jpg" }] },
};
const tagged = { ...full, article_tags: ["radio", { id: 3, name: "televisor" }] };
const change = {
  id: 9,
  updated_at: "2026-11-20T23:48:11.137Z",
  publication: full,
  interested_user: person,
  publication_interested: { id: 2, title: "Reloj" },
};
const question = { id: 1, comment: "¿Sigue?", user: person, created_at: "2026-11-20T23:48:11.137Z" };
const samples = [
  ["publicationRecord", full],
  ["publicationRecord", { ...full, withheld: true }],
  ["detailOrRecord", full],
  [
    "detailOrRecord",
    { publication: full, owner_id: 1, transactions_asociated_user: [3, 4], reported: true, comments: [question] },
  ],
  ["wallItem", { item_type: "publication", resource: full }],
  ["wallItem", { item_type: "change", resource: change }],
  ["wallItem", { item_type: "banner", resource: { id: 1, url_banner: "https://a.test", title: "Feria" } }],
  [
    "wallCards",
    [
      { item_type: "publication", resource: full },
      { item_type: "advice", resource: {} },
      { item_type: "change", resource: change },
    ],
  ],
  ["userPage", [person, { ...person, id: "2" }]],
  ["userPage", { users: [person, { ...person, id: "2" }], total: "12", page: 2, pages: 6 }],
  [
    "accountRecord",
    { ...person, token: "t", uid: "a@b.c", balance: "12.5", hides_city: 1, publication_owners: [{ id: 1 }] },
  ],
  ["commentRecord", question],
  [
    "chatRecord",
    {
      id: 4,
      owner: person,
      interested: person,
      unread_messages: 1,
      last_message: { id: 8, user_from: person, message: "Hola", created_at: "2026-11-20T23:48:11.137Z" },
      last_event: { id: 2, kind: "modified", by: "owner", created_at: "2026-11-20T23:48:11.137Z" },
      transaction: { id: 9, status: "active", publication: { id: 1, title: "Radio" }, tags: ["reloj", { name: "" }] },
      updated_at: "2026-11-20T23:48:11.232Z",
    },
  ],
] as const;

test("a tag may come as a record", () => {
  expect(safeRead(read.publicationRecord, tagged).data?.article_tags).toEqual(["radio", "televisor"]);
});

test.each(samples)("%s is read by its reader alone where it fits", (name, sample) => {
  const parse = vi.spyOn(read[name], "safeParse");
  expect(safeRead(read[name] as z.ZodType, sample).success).toBe(true);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

const oddities: unknown[] = [
  null,
  undefined,
  "",
  " ",
  "x",
  " 12.5 ",
  "0",
  "true",
  "2026-13-45",
  0,
  -0,
  1,
  4.6,
  1e300,
  2 ** 53,
  true,
  false,
  [],
  [null],
  [4, "4"],
  ["a", 5],
  {},
  { id: 3 },
  { id: null, name: 5 },
];

const odd = (value: unknown) => value === "odd";
const kinds = [z.object({ kind: z.literal("odd") }), z.object({ kind: z.literal("even") })] as const;

test.each([
  ["words", z.enum(["odd", "even"]).refine(odd), "odd", "even"],
  ["literals", z.literal(["odd", "even"]).refine(odd), "odd", "even"],
  ["anything", z.unknown().refine(odd), "odd", "even"],
  ["later shapes", z.lazy(() => z.string()).refine(odd), "odd", "even"],
  ["kinds", z.discriminatedUnion("kind", kinds).refine(({ kind }) => odd(kind)), { kind: "odd" }, { kind: "even" }],
])("checks what a shape of %s checks beyond its kind", (_name, shape: z.ZodType, right, wrong) => {
  expect(safeRead(shape, right)).toEqual({ success: true, data: right });
  expect(safeRead(shape, wrong).success).toBe(false);
});

/** The same sequence in every run. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A copy in which one value, at any depth, is odd or gone. */
function spoil(value: unknown, dice: (sides: number) => number): unknown {
  const isBranch = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  if (!isBranch || dice(6) === 0) return oddities[dice(oddities.length)];
  const keys = Object.keys(value);
  const key = keys[dice(keys.length)] ?? "";
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (dice(5) === 0 && !Array.isArray(copy)) delete copy[key];
  else copy[key] = spoil(copy[key], dice);
  return copy;
}

test.each(samples)("%s is read as its shape alone reads it, however it is spoilt", (name, sample) => {
  reportUnreadable(() => {});
  const dice = createDice(7);
  let readable = 0;
  for (let count = 0; count < 3_000; count += 1) {
    const spoilt = count % 3 === 0 ? spoil(spoil(sample, dice), dice) : spoil(sample, dice);
    const expected = zod[name].safeParse(spoilt);
    const found = safeRead(read[name] as z.ZodType, spoilt);
    if (expected.success) readable += 1;
    // A matcher each time takes longer than all the reading.
    if (isDeepStrictEqual([found.success, found.data], [expected.success, expected.data])) continue;
    expect({ spoilt, success: found.success, data: found.data }).toStrictEqual({
      spoilt,
      success: expected.success,
      data: expected.data,
    });
  }
  // Of each kind there were some.
  expect(readable).toBeGreaterThan(300);
  expect(readable).toBeLessThan(3_000);
});
