import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { messages } from "../../../backend/db/schema/chats";
import { comments } from "../../../backend/db/schema/comments";
import { users } from "../../../backend/db/schema/users";
import { aCategory, aPublication, aTransaction, aUser } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";

/** An object has the same values wherever it stands: clients keep it once, by its type and id. */

const fixture = useCountedGateway();
let ana: User;
let luis: User;
let deal: BuiltTransaction;

beforeAll(async () => {
  const { db } = fixture.backend;
  ana = await aUser(db);
  luis = await aUser(db);
  deal = await aTransaction(db, { owner: ana, interested: luis });
  const phones = await aCategory(db, { id: 5 });
  await aPublication(db, { ownerId: ana.id, categoryId: phones.id });
  await db.update(users).set({ verified: true, subscription: "Premium" }).where(eq(users.id, ana.id));
  await db.insert(messages).values({ chatId: deal.chatId, senderId: ana.id, randomId: "one", text: "hola" });
  // By the owner, who is asked for everywhere else.
  await db
    .insert(comments)
    .values({ publicationId: deal.publication.id, authorId: ana.id, recipientId: luis.id, text: "¿Sigue?" });
});

const marks = "id isActive isVerified isEmailConfirmed subscription";

it("has the same marks of a person in their profile, on cards and beside what they wrote", async () => {
  const client = await fixture.signedIn(luis);
  const data = await client.data<{
    user: object;
    publication: { owner: object };
    questions: { items: { author: object }[] };
    chat: { counterpart: object; messages: { items: { sender: object }[] } };
    transaction: { owner: object };
  }>(
    `query ($userId: ID!, $publicationId: ID!, $chatId: ID!, $transactionId: ID!) {
      user(id: $userId) { ${marks} }
      publication(id: $publicationId) { owner { ${marks} } }
      questions(publicationId: $publicationId) { items { author { ${marks} } } }
      chat(id: $chatId) { counterpart { ${marks} } messages { items { sender { ${marks} } } } }
      transaction(id: $transactionId) { owner { ${marks} } } }`,
    { userId: ana.id, publicationId: deal.publication.id, chatId: deal.chatId, transactionId: deal.id },
  );
  const person = {
    id: String(ana.id),
    isActive: true,
    isVerified: true,
    isEmailConfirmed: true,
    subscription: "PREMIUM",
  };
  expect([
    data.user,
    data.publication.owner,
    data.questions.items[0]?.author,
    data.chat.counterpart,
    data.chat.messages.items[0]?.sender,
    data.transaction.owner,
  ]).toEqual(Array.from({ length: 6 }, () => person));
  const own = await (
    await fixture.signedIn(ana)
  ).data<{ viewer: { user: object; activePublications: { owner: object }[] } }>(
    `{ viewer { user { ${marks} } activePublications { owner { ${marks} } } } }`,
  );
  expect([own.viewer.user, own.viewer.activePublications[0]?.owner]).toEqual([person, person]);
});

const tree = "id name parent { id } children { id name } fields { name label kind options }";

it("has the same fields and children of a category in a publication and in the tree, at one call for all of them", async () => {
  const { data, calls } = await fixture.counted<{
    userPublications: { items: { category: { id: string; fields: unknown[]; parent: { children: unknown[] } } }[] };
  }>(
    fixture.guest(),
    `query ($userId: ID!) { userPublications(userId: $userId) { items { category { ${tree} parent { ${tree} } } } } }`,
    { userId: ana.id },
  );
  expect(calls.toSorted()).toEqual(["GET /product_categories", "GET /publications"]);
  const [first] = data.userPublications.items;
  expect(data.userPublications.items).toHaveLength(2);
  expect(first?.category.fields).not.toEqual([]);
  expect(first?.category.parent.children).not.toEqual([]);
  const { category } = await fixture
    .guest()
    .data<{ category: unknown }>(`query ($id: ID!) { category(id: $id) { ${tree} parent { ${tree} } } }`, {
      id: first?.category.id,
    });
  expect(first?.category).toEqual(category);
});
