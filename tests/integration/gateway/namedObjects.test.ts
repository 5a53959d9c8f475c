import { beforeAll, describe, expect, it } from "vitest";
import { messages } from "../../../backend/db/schema/chats";
import { comments } from "../../../backend/db/schema/comments";
import { notifications } from "../../../backend/db/schema/notifications";
import { aPublication, aTransaction, aUser } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import type { GraphqlClient } from "../../support/graphqlClient";

/** Objects that stand beside their ids, and what they cost in calls. */

const fixture = useCountedGateway();
let ana: User;
let luis: User;
let client: GraphqlClient;
let proposals: BuiltTransaction[];

beforeAll(async () => {
  const { db } = fixture.backend;
  ana = await aUser(db, { name: "Ana", lastName: "Rojas" });
  luis = await aUser(db);
  proposals = [];
  for (let count = 0; count < 3; count += 1)
    proposals.push(await aTransaction(db, { owner: ana, interested: luis, writtenOffer: "algo" }));
  for (const { chatId } of proposals)
    await db.insert(messages).values({ chatId, senderId: ana.id, randomId: `m-${chatId}`, text: "hola" });
  client = await fixture.signedIn(luis);
});

const first = () => proposals[0] as BuiltTransaction;

describe("a chat", () => {
  it("leads from its messages to their sender and back, without another call", async () => {
    const { chatId, id } = first();
    const plain = await fixture.counted(client, "query ($id: ID!) { chat(id: $id) { messages { items { id } } } }", {
      id: chatId,
    });
    const { data, calls } = await fixture.counted(
      client,
      `query ($id: ID!) { chat(id: $id) {
        transaction { id chat { id unreadCount } }
        messages { items { senderId sender { id firstName lastName isActive joinedAt } chatId chat { id transaction { id } } } }
        counterpart { id joinedAt } } }`,
      { id: chatId },
    );
    const joinedAt = (data as { chat: { counterpart: { joinedAt: string } } }).chat.counterpart.joinedAt;
    expect(data).toMatchObject({
      chat: {
        transaction: { id: String(id), chat: { id: String(chatId), unreadCount: 1 } },
        messages: {
          items: [
            {
              senderId: String(ana.id),
              sender: { id: String(ana.id), firstName: "Ana", isActive: true, joinedAt },
              chatId: String(chatId),
              chat: { id: String(chatId), transaction: { id: String(id) } },
            },
          ],
        },
      },
    });
    expect(calls).toEqual(plain.calls);
  });

  it("is read once for all transactions of a list", async () => {
    const { data, calls } = await fixture.counted<{
      transactions: { items: { chatId: string; chat: { id: string; lastMessage: { text: string } } }[] };
    }>(client, "{ transactions(tab: SENT) { items { chatId chat { id lastMessage { text chat { id } } } } } }");
    expect(data.transactions.items.map(({ chatId, chat }) => chat.id === chatId && chat.lastMessage.text)).toEqual([
      "hola",
      "hola",
      "hola",
    ]);
    expect(calls.toSorted()).toEqual(["GET /chats", "GET /requests"]);
  });

  it("is read once for proposals on publications", async () => {
    const { data, calls } = await fixture.counted<{ publication: { viewerProposal: { chat: { id: string } } } }>(
      client,
      "query ($id: ID!) { publication(id: $id) { viewerProposal { chatId chat { id } transaction { chat { id } } } } }",
      { id: first().publication.id },
    );
    expect(data.publication.viewerProposal.chat.id).toBe(String(first().chatId));
    expect(calls.filter((call) => call === "GET /chats")).toHaveLength(1);
  });
});

describe("a notification", () => {
  it("leads to what it is about as it is now, at a cost that does not grow", async () => {
    const { db } = fixture.backend;
    const own = [await aPublication(db, { ownerId: luis.id }), await aPublication(db, { ownerId: luis.id })];
    const add = async () => {
      await db
        .insert(notifications)
        .values([
          ...proposals.map(({ id }) => ({ userId: luis.id, type: 3, transactionId: id })),
          ...own.map(({ id }) => ({ userId: luis.id, type: 8, publicationId: id })),
        ]);
    };
    const query = `{ notifications(first: 50) { items { subject {
      ... on TransactionSubject { chatId chat { id counterpart { id } } transaction { chat { id } } }
      ... on PublicationSubject { publicationId publication { id title isOwn } }
    } } } }`;
    await add();
    const { data, calls } = await fixture.counted<{ notifications: { items: { subject: Record<string, unknown> }[] } }>(
      client,
      query,
    );
    const subjects = data.notifications.items.map(({ subject }) => subject);
    expect(subjects).toHaveLength(5);
    for (const { id, title } of own)
      expect(subjects).toContainEqual({
        publicationId: String(id),
        publication: { id: String(id), title, isOwn: true },
      });
    for (const { chatId } of proposals)
      expect(subjects).toContainEqual(
        expect.objectContaining({ transaction: expect.objectContaining({ chat: { id: String(chatId) } }) as unknown }),
      );
    await add();
    expect((await fixture.counted(client, query)).calls.toSorted()).toEqual(calls.toSorted());
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  it("says of a publication that is hidden by now no more than the publication itself", async () => {
    const { db } = fixture.backend;
    const hidden = await aPublication(db, { ownerId: ana.id, status: "inactive", title: "Secreto" });
    const reader = await aUser(db);
    const [question] = await db
      .insert(comments)
      .values({ publicationId: hidden.id, authorId: reader.id, recipientId: ana.id, text: "¿Sigue?" })
      .returning();
    await db.insert(comments).values({
      publicationId: hidden.id,
      authorId: ana.id,
      recipientId: reader.id,
      text: "Sí",
      questionId: question?.id ?? 0,
    });
    await db.insert(notifications).values({ userId: reader.id, type: 13, commentId: question?.id ?? 0 });
    const fields = "id title description owner { id }";
    const asReader = await fixture.signedIn(reader);
    const seen = await asReader.data<{ notifications: { items: { subject: { publication: unknown } }[] } }>(
      `{ notifications { items { subject { ... on CommentSubject { publication { ${fields} } } } } } }`,
    );
    const plain = await asReader.data<{ publication: unknown }>(
      `query ($id: ID!) { publication(id: $id) { ${fields} } }`,
      { id: hidden.id },
    );
    expect(seen.notifications.items.map(({ subject }) => subject.publication)).toEqual([plain.publication]);
    expect(JSON.stringify(seen)).not.toContain("Secreto");
  });
});

it("says in closed words what a payment was for and what became of it", async () => {
  const { db } = fixture.backend;
  const payer = await aUser(db);
  const payments = [
    { status: "to_be_confirmed", product_applied: "secure-exchange" },
    { status: "lost", product_applied: null },
  ];
  for (const payment of payments)
    await db.insert(notifications).values({ userId: payer.id, type: 11, extra: { payment } });
  const seen = await (
    await fixture.signedIn(payer)
  ).data("{ notifications { items { subject { ... on PaymentSubject { paymentStatus planKind } } } } }");
  expect(seen).toEqual({
    notifications: {
      items: [
        { subject: { paymentStatus: null, planKind: null } },
        { subject: { paymentStatus: "TO_BE_CONFIRMED", planKind: "SECURE_EXCHANGE" } },
      ],
    },
  });
});

describe("a question", () => {
  it("stands beside its answer, and the publication beside the list, without another call", async () => {
    const { db } = fixture.backend;
    const { publication } = first();
    const [question] = await db
      .insert(comments)
      .values({ publicationId: publication.id, authorId: luis.id, recipientId: ana.id, text: "¿Sigue?" })
      .returning();
    await db.insert(comments).values({
      publicationId: publication.id,
      authorId: ana.id,
      recipientId: luis.id,
      text: "Sí",
      questionId: question?.id ?? 0,
    });
    const { data, calls } = await fixture.counted(
      fixture.guest(),
      `query ($id: ID!) { questions(publicationId: $id) { publication { id title }
        items { id answer { text question { id text answer { text } } } } } }`,
      { id: publication.id },
    );
    const asked = { id: String(question?.id), text: "¿Sigue?", answer: { text: "Sí" } };
    expect(data).toEqual({
      questions: {
        publication: { id: String(publication.id), title: publication.title },
        items: [{ id: String(question?.id), answer: { text: "Sí", question: asked } }],
      },
    });
    expect(calls).toEqual(["GET /publications/{id}"]);
  });
});

describe("a category", () => {
  it("knows the one above it", async () => {
    const { categories } = await fixture.guest().data<{
      categories: { id: string; parent: null; children: { id: string; parent: { id: string } }[] }[];
    }>("{ categories { id parent { id } children { id parentId parent { id } } } }");
    const withChildren = categories.find(({ children }) => children.length > 0);
    const [leaf] = withChildren?.children ?? [];
    expect([withChildren?.parent, leaf?.parent.id]).toEqual([null, withChildren?.id]);
    const { category } = await fixture
      .guest()
      .data<{ category: unknown }>("query ($id: ID!) { category(id: $id) { parent { id parent { id } } } }", {
        id: leaf?.id,
      });
    expect(category).toEqual({ parent: { id: withChildren?.id, parent: null } });
  });
});

describe("objects that lead to each other", () => {
  const chain = (levels: number): string => (levels === 0 ? "id" : `transaction { chat { ${chain(levels - 1)} } }`);

  it("are refused below the tenth level", async () => {
    const { errors } = await client.run(`query { chat(id: ${first().chatId}) { ${chain(5)} } }`);
    expect(errors).toMatchObject([{ message: expect.stringContaining("levels deep") as unknown }]);
  });

  it("cost nothing more where they lead back", async () => {
    const plain = await fixture.counted(client, `{ chat(id: ${first().chatId}) { id } }`);
    const { calls } = await fixture.counted(client, `{ chat(id: ${first().chatId}) { ${chain(4)} } }`);
    expect(calls).toEqual(plain.calls);
  });
});
