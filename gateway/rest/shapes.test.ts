import { expect, test } from "vitest";
import { z } from "zod";
import { flag, id, list, listOrEmpty, nullable, number, optionalId, text, unwrapped, wireId } from "./shapes";

const record = z.object({
  id,
  name: text,
  price: number,
  on: flag,
  parts: listOrEmpty(z.object({ id })),
  owner: nullable(z.object({ id })),
  ownerId: optionalId,
});

test("missing optional keys are null, empty or no", () => {
  expect(record.parse({ id: 7 })).toEqual({
    id: "7",
    name: null,
    price: null,
    on: false,
    parts: [],
    owner: null,
    ownerId: null,
  });
  expect(record.parse({ id: "7", name: null, price: null, on: null, parts: null, owner: null, ownerId: null })).toEqual(
    record.parse({ id: 7 }),
  );
});

test("numbers come as text, too", () => {
  expect(record.parse({ id: 1, price: "320.5", on: "1" })).toMatchObject({ price: 320.5, on: true });
  expect(record.parse({ id: 1, price: "mucho" })).toMatchObject({ price: null });
});

test("a missing id is an error", () => {
  expect(record.safeParse({ name: "x" }).success).toBe(false);
});

test.each([
  [[{ id: 1 }], { page: 1, pages: 1, total: 1 }],
  [{ data: [{ id: 1 }] }, { page: 1, pages: 1, total: 1 }],
  [{ chats: [{ id: 1 }] }, { page: 1, pages: 1, total: 1 }],
  [
    { data: [{ id: 1 }], page: "2", pages: 3, total: 41 },
    { page: 2, pages: 3, total: 41 },
  ],
])("a list is a list in any envelope: %j", (body, pageInfo) => {
  expect(list(z.object({ id }), "chats").parse(body)).toEqual({ items: [{ id: "1" }], pageInfo });
});

test.each([null, "update", {}, { data: "x" }, [{ name: "no id" }]])("no list: %j", (body) => {
  expect(list(z.object({ id })).safeParse(body).success).toBe(false);
});

test("a record is a record, bare or wrapped", () => {
  for (const body of [{ id: 1 }, { data: { id: 1 } }, { user: { id: 1 } }])
    expect(unwrapped(z.object({ id }), "user").parse(body)).toEqual({ id: "1" });
});

test("ids go back as numbers where they are some", () => {
  expect([wireId("15"), wireId("007"), wireId("abc")]).toEqual([15, "007", "abc"]);
});
