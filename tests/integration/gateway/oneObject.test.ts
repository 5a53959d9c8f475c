import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { messages } from "../../../backend/db/schema/chats";
import { comments } from "../../../backend/db/schema/comments";
import { users } from "../../../backend/db/schema/users";
import { aTransaction, aUser } from "../../support/builders";
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
  const person = { id: String(ana.id), isActive: true, isVerified: true, isEmailConfirmed: true, subscription: "PREMIUM" };
  expect([
    data.user,
    data.publication.owner,
    data.questions.items[0]?.author,
    data.chat.counterpart,
    data.chat.messages.items[0]?.sender,
    data.transaction.owner,
  ]).toEqual(Array(6).fill(person));
  const own = await (
    await fixture.signedIn(ana)
  ).data<{ viewer: { user: object; activePublications: { owner: object }[] } }>(
    `{ viewer { user { ${marks} } activePublications { owner { ${marks} } } } }`,
  );
  expect([own.viewer.user, own.viewer.activePublications[0]?.owner]).toEqual([person, person]);
});
