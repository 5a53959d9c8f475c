import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, anImage, password, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { json, startUpstream } from "../../support/scriptedUpstream";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const PERSON =
  "{ lastName city state picture { url } joinedAt reputation isVerified isActive activePublicationCount completedExchangeCount }";
const nameOnly = {
  lastName: "Retirado",
  city: null,
  state: null,
  picture: null,
  joinedAt: null,
  reputation: null,
  isVerified: false,
  isActive: false,
  activePublicationCount: null,
  completedExchangeCount: null,
};

describe("a deactivated person", () => {
  let backend: TestBackend;
  let gateway: TestGateway;
  let viewer: User;
  let leaver: User;
  let publicationId: number;
  let given: { id: number; chatId: number };

  beforeAll(async () => {
    backend = await startBackend();
    gateway = await startGateway(backend.url);
    viewer = await aUser(backend.db);
    leaver = await aUser(backend.db, {
      lastName: "Retirado",
      city: "Barquisimeto",
      state: "Lara",
      verified: true,
      ratingSum: 9,
      ratingCount: 2,
    });
    const portrait = await anImage(backend.db, leaver.id);
    publicationId = (await aPublication(backend.db, { ownerId: leaver.id })).id;
    await backend.db.insert(savedPublications).values({ userId: viewer.id, publicationId });
    given = await aTransaction(backend.db, { owner: viewer, interested: leaver, status: "complete" });
    await aTransaction(backend.db, { owner: leaver, interested: viewer, status: "rejected" });
    await backend.db.update(users).set({ active: false, avatarId: portrait.id }).where(eq(users.id, leaver.id));
    leaver.avatarId = portrait.id;
  });
  afterAll(async () => {
    await gateway.stop();
    await backend.stop();
  });

  it("shows only the name on every card of the REST backend", async () => {
    const session = await sessionOf(backend.db, viewer);
    for (const [path, headers] of [
      [`/publications/${publicationId}`, {}],
      [`/find_pub_ids?ids=${publicationId}&status=any`, {}],
      ["/wall", {}],
      ["/publications_saveds", session],
      ["/chats", session],
      ["/v1/requests", session],
      [`/transactions/${given.id}`, session],
      [`/users/${leaver.id}`, {}],
    ] as const) {
      const { status, text } = await backend.call(path, { headers });
      expect([path, status]).toEqual([path, 200]);
      const isNamed = text.includes('"last_name":"Retirado"');
      const leaked = ["Barquisimeto", String(leaver.avatarId), '"reputation":4.5'].filter((part) =>
        text.includes(part),
      );
      expect([path, isNamed, leaked]).toEqual([path, true, []]);
    }
  });

  it("shows only the name on every card of the gateway", async () => {
    const client = new GraphqlClient(gateway.url);
    await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
      input: { email: viewer.email, password },
    });
    const answer = await client.data<{
      publication: { owner: unknown };
      user: unknown;
      wall: { items: { interested?: unknown }[] };
      chat: { counterpart: unknown };
      transaction: { interested: unknown };
      transactions: { items: { counterpart: unknown }[] };
    }>(
      `query ($publication: ID!, $user: ID!, $chat: ID!, $transaction: ID!) {
        publication(id: $publication) { owner ${PERSON} }
        user(id: $user) ${PERSON}
        wall { items { ... on ExchangeWallItem { interested ${PERSON} } } }
        chat(id: $chat) { counterpart ${PERSON} }
        transaction(id: $transaction) { interested ${PERSON} }
        transactions(tab: HISTORY) { items { counterpart ${PERSON} } }
      }`,
      { publication: publicationId, user: leaver.id, chat: given.chatId, transaction: given.id },
    );
    expect([
      answer.publication.owner,
      answer.user,
      answer.wall.items.flatMap(({ interested }) => interested ?? []),
      answer.chat.counterpart,
      answer.transaction.interested,
      answer.transactions.items.map(({ counterpart }) => counterpart),
    ]).toEqual([nameOnly, nameOnly, [nameOnly], nameOnly, nameOnly, [nameOnly, nameOnly]]);
  });

  it("shows only the name where the backend sends everything", async () => {
    const upstream = await startUpstream((_call, response) =>
      json(response, {
        id: 7,
        name: "Ana",
        last_name: "Retirado",
        city: "Barquisimeto",
        state: "Lara",
        picture: "/uploads/a.jpg",
        reputation: 4.5,
        verified: true,
        active: false,
        created_at: "2024-01-01T00:00:00Z",
        publication_actives: 3,
        successful_changes: 2,
      }),
    );
    const other = await startGateway(upstream.url);
    try {
      const { user } = await new GraphqlClient(other.url).data<{ user: unknown }>(`{ user(id: "7") ${PERSON} }`);
      expect(user).toEqual(nameOnly);
    } finally {
      await other.stop();
      await upstream.stop();
    }
  });
});
