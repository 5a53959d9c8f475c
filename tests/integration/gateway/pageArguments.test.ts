import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";

let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ luis, stop } = await startRecordedGateway());
});
afterAll(() => stop());

const infos = "items { id } pageInfo { hasNextPage }";
const lists: [name: string, field: string, most: number, write: (number: number) => string][] = [
  ["notifications", "first", 50, (first) => `notifications(first: ${first}) { ${infos} }`],
  ["chats", "first", 50, (first) => `chats(tab: PROPOSALS, first: ${first}) { ${infos} }`],
  ["transactions", "first", 50, (first) => `transactions(tab: HISTORY, first: ${first}) { ${infos} }`],
  [
    "search",
    "input.page",
    10_000,
    (page) => `search(input: { mode: HAVE, terms: ["mesa"], page: ${page} }) { page { page } }`,
  ],
  ["userPublications", "page", 10_000, (page) => `userPublications(userId: "1", page: ${page}) { page { page } }`],
  ["ownPublications", "page", 10_000, (page) => `ownPublications(page: ${page}) { page { page } }`],
  ["savedPublications", "page", 10_000, (page) => `savedPublications(page: ${page}) { page { page } }`],
  ["campaigns", "page", 10_000, (page) => `campaigns(page: ${page}) { page { page } }`],
  ["promotables", "page", 10_000, (page) => `promotables(page: ${page}) { page { page } }`],
  ["payments", "page", 10_000, (page) => `payments(page: ${page}) { page { page } }`],
];

test.each(lists)("%s refuses numbers that no page has, and names the argument", async (_name, field, most, write) => {
  for (const number of [0, -1, most + 1])
    expect(await refusalOf(write(number))).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", field } }]);
  const { errors } = await luis.run(`{ ${write(1)} ${write(most).replace(/^(\w+)/, "last: $1")} }`);
  expect(errors.filter(({ extensions }) => extensions?.code === "BAD_USER_INPUT")).toEqual([]);
});

test("a conversation refuses numbers of messages that no page has, before it is read", async () => {
  for (const number of [0, -1, 201])
    expect(await refusalOf(`chat(id: "4") { messages(last: ${number}) { items { id } } }`)).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", field: "last" } },
    ]);
});

const refusalOf = async (selection: string) => (await luis.run(`{ ${selection} }`)).errors;
