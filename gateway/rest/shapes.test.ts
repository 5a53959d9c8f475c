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

test("reads missing optional keys as null, empty or false", () => {
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

test("reads numbers sent as text", () => {
  expect(record.parse({ id: 1, price: "320.5", on: "1" })).toMatchObject({ price: 320.5, on: true });
  expect(record.parse({ id: 1, price: "mucho" })).toMatchObject({ price: null });
});

test("rejects a missing id", () => {
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
])("reads a list from any envelope: %j", (body, pageInfo) => {
  expect(list(z.object({ id }), "chats").parse(body)).toEqual({ items: [{ id: "1" }], pageInfo });
});

test.each([null, "update", {}, { data: "x" }, [{ name: "no id" }]])("rejects what is no list: %j", (body) => {
  expect(list(z.object({ id })).safeParse(body).success).toBe(false);
});

test("makes each shape of an answer once", () => {
  const item = z.object({ id });
  expect(list(item, "chats")).toBe(list(item, "chats"));
  expect(list(item, "chats")).not.toBe(list(item));
  expect(unwrapped(item, "user", "data")).not.toBe(unwrapped(item, "user"));
});

test("reads a record, bare or wrapped", () => {
  for (const body of [{ id: 1 }, { data: { id: 1 } }, { user: { id: 1 } }])
    expect(unwrapped(z.object({ id }), "user").parse(body)).toEqual({ id: "1" });
});

test("sends numeric ids as numbers", () => {
  expect([wireId("15"), wireId("007"), wireId("abc")]).toEqual([15, "007", "abc"]);
});
