import { afterAll, beforeAll, expect, test } from "vitest";
import { leafCategory, publish, register, signIn } from "../support/people";
import type { Person } from "../support/people";
import { subscribe } from "../support/subscribe";
import { startTarget } from "./target";
import type { RunningTarget } from "./target";

let target: RunningTarget;
let marta: Person;
let luis: Person;

beforeAll(async () => {
  target = await startTarget();
  marta = await register(target, "Marta");
  luis = (await signIn(target, "luis@example.com")) ?? (await register(target, "Luis"));
});
afterAll(() => target?.stop());

const TRANSACTION = `fragment T on Transaction {
  id status viewerRole viewerMoves { action to } chatId writtenOffer
  publication { id title status } offeredPublications { id title status }
  counterpart { id firstName }
  viewerGives { publications { id title } text } viewerReceives { publications { id title } text }
}`;

const CHANGE = `mutation ($id: ID!, $to: TransactionStatus!, $rating: Int) {
  changeTransactionStatus(input: { transactionId: $id, to: $to, rating: $rating }) { transaction { ...T } errors { field code message } }
} ${TRANSACTION}`;

interface Transaction {
  id: string;
  status: string;
  viewerRole: string;
  viewerMoves: { action: string; to: string }[];
  chatId: string;
  writtenOffer: string | null;
  publication: { id: string; title: string; status: string };
  offeredPublications: { id: string; title: string; status: string }[];
  counterpart: { id: string; firstName: string };
  viewerGives: { publications: { id: string }[]; text: string | null };
  viewerReceives: { publications: { id: string }[]; text: string | null };
}

async function change(person: Person, id: string, to: string, rating?: number) {
  const { changeTransactionStatus } = await person.client.data<{
    changeTransactionStatus: { transaction: Transaction | null; errors: { code: string }[] };
  }>(CHANGE, { id, to, rating });
  return changeTransactionStatus;
}

test("two strangers complete a transaction through GraphQL only", async () => {
  const categoryId = await leafCategory(marta.client, "PRODUCT");
  const word = `Cámara${Date.now().toString(36).slice(-6)}`;
  const wanted = await publish(marta, { title: `${word} réflex`, categoryId });
  const offered = await publish(luis, { title: "Guitarra acústica", categoryId });

  // Luis finds it without typing the accent and sees the public place: the municipality and an approximate point.
  const found = await luis.client.data<{
    search: {
      items: {
        id: string;
        title: string;
        place: { label: string; address: null; isApproximate: boolean; coordinates: { latitude: number } };
        viewerProposal: { state: string };
      }[];
    };
  }>(
    `query ($terms: [String!]) { search(input: { mode: WANT, terms: $terms }) {
      items { id title place { label address isApproximate coordinates { latitude longitude } } viewerProposal { state } }
    } }`,
    { terms: [word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()] },
  );
  const hit = found.search.items.find((item) => item.id === wanted);
  expect(hit).toMatchObject({
    place: { address: null, isApproximate: true },
    viewerProposal: { state: "CAN_PROPOSE" },
  });
  expect(hit?.place.coordinates.latitude).not.toBe(10.4946);

  // Marta is notified live.
  const bell = await subscribe<{
    notificationReceived: { id: string; type: string; subject: { chatId: string; transaction: { id: string } } };
  }>(
    marta.client,
    'subscription { notificationReceived(after: "0") { id type isRead wasToasted subject { ... on TransactionSubject { chatId counterpartName transaction { id } } } } }',
  );
  const martasChats = await subscribe<{
    chatChanged: {
      kind: string;
      chat: { id: string; tab: string; unreadCount: number; lastMessage: { text: string } | null };
    };
  }>(
    marta.client,
    "subscription { chatChanged { kind chat { id tab unreadCount lastMessage { text } transaction { id status viewerMoves { action to } } } } }",
  );
  const luisTransactions = await subscribe<{ transactionChanged: { id: string; status: string } }>(
    luis.client,
    "subscription { transactionChanged { id status viewerMoves { action to } } }",
  );

  const proposal = await luis.client.data<{ createProposal: { transaction: Transaction; errors: unknown[] } }>(
    `mutation ($input: CreateProposalInput!) { createProposal(input: $input) { transaction { ...T } errors { field code message } } } ${TRANSACTION}`,
    { input: { publicationId: wanted, offeredPublicationIds: [offered], writtenOffer: "y un estuche" } },
  );
  expect(proposal.createProposal.errors).toEqual([]);
  const { id, chatId } = proposal.createProposal.transaction;
  expect(proposal.createProposal.transaction).toMatchObject({
    status: "ACTIVE",
    viewerRole: "INTERESTED",
    counterpart: { id: marta.id },
    viewerGives: { publications: [{ id: offered }], text: "y un estuche" },
    viewerReceives: { publications: [{ id: wanted }], text: null },
  });
  // Some backends take counter-offers, too.
  expect(proposal.createProposal.transaction.viewerMoves.filter(({ action }) => action !== "COUNTER_OFFER")).toEqual([
    { action: "CANCEL", to: "REJECTED" },
    { action: "EDIT", to: "ACTIVE" },
  ]);
  const received = await bell.next((event) => event.notificationReceived.type === "NEW_CHANGE");
  expect(received.notificationReceived.subject).toMatchObject({ chatId, transaction: { id } });

  // They write; each message reaches both once.
  const FOLLOW = "subscription ($chatId: ID!) { messageAdded(chatId: $chatId) { id randomId text isOwn } }";
  const martasTalk = await subscribe<{ messageAdded: { id: string; randomId: string; text: string; isOwn: boolean } }>(
    marta.client,
    FOLLOW,
    { chatId },
  );
  const luisTalk = await subscribe<{ messageAdded: { id: string; randomId: string; text: string; isOwn: boolean } }>(
    luis.client,
    FOLLOW,
    { chatId },
  );
  // The history comes over the same channel: once it is here, the subscriptions are active.
  const history =
    "query ($id: ID!) { chat(id: $id) { messages { items { id text isOwn } hasPreviousPage } unreadCount isWritable tab } }";
  await marta.client.data(history, { id: chatId });
  await luis.client.data(history, { id: chatId });
  const SEND =
    "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id text isOwn } errors { code message } } }";
  const send = async (person: Person, randomId: string, text: string) => {
    const sent = await person.client.data<{ sendMessage: { errors: unknown[] } }>(SEND, {
      input: { chatId, randomId, text },
    });
    expect(sent.sendMessage.errors).toEqual([]);
  };
  await send(luis, "luis-1", "¿Te interesa la guitarra?");
  await martasTalk.next((event) => event.messageAdded.randomId === "luis-1");
  await martasChats.next(
    (event) =>
      event.chatChanged.chat.id === chatId && event.chatChanged.chat.lastMessage?.text === "¿Te interesa la guitarra?",
  );
  await send(marta, "marta-1", "Sí, mucho");
  await luisTalk.next((event) => event.messageAdded.randomId === "marta-1");
  expect((await martasTalk.next((event) => event.messageAdded.randomId === "marta-1")).messageAdded.isOwn).toBe(true);
  for (const talk of [martasTalk, luisTalk])
    expect(talk.events.map((event) => event.messageAdded.randomId)).toEqual(["luis-1", "marta-1"]);

  const READ =
    "mutation ($id: ID!) { markChatRead(input: { chatId: $id }) { chat { id unreadCount } viewer { unreadChatCount } errors { code } } }";
  const read = await marta.client.data<{ markChatRead: { chat: { unreadCount: number }; errors: unknown[] } }>(READ, {
    id: chatId,
  });
  expect(read.markChatRead).toMatchObject({ chat: { unreadCount: 0 }, errors: [] });

  // Accepted and confirmed by both with stars, so complete.
  expect((await change(luis, id, "ACCEPTED")).errors).toMatchObject([{ code: "FORBIDDEN" }]);
  expect((await change(marta, id, "ACCEPTED")).transaction).toMatchObject({
    status: "ACCEPTED",
    viewerMoves: [
      { action: "CONFIRM", to: "CONFIRMED_OWNER" },
      { action: "CANCEL", to: "REJECTED" },
    ],
  });
  await luisTransactions.next(
    (event) => event.transactionChanged.id === id && event.transactionChanged.status === "ACCEPTED",
  );
  expect((await change(marta, id, "CONFIRMED_OWNER")).errors).toMatchObject([
    { code: "BAD_USER_INPUT", field: "rating" },
  ]);
  expect((await change(marta, id, "CONFIRMED_OWNER", 5)).transaction).toMatchObject({
    status: "CONFIRMED_OWNER",
    viewerMoves: [{ action: "CLAIM", to: "CLAIM_OWNER" }],
  });
  expect((await change(marta, id, "CONFIRMED_OWNER", 5)).errors).toEqual([]);
  expect((await change(luis, id, "COMPLETE", 4)).transaction).toMatchObject({
    status: "COMPLETE",
    viewerMoves: [],
    publication: { status: "FINISHED" },
  });

  const HISTORY = "{ transactions(tab: HISTORY) { items { id status viewerRating } } }";
  for (const [person, rating] of [
    [marta, 5],
    [luis, 4],
  ] as const) {
    const { transactions } = await person.client.data<{ transactions: { items: { id: string }[] } }>(HISTORY);
    expect(transactions.items.find((item) => item.id === id)).toMatchObject({
      status: "COMPLETE",
      viewerRating: rating,
    });
  }
  const { wall } = await marta.client.data<{ wall: { items: { __typename: string; publication?: { id: string } }[] } }>(
    "{ wall { items { __typename ... on ExchangeWallItem { publication { id status } offeredPublication { id } interested { id } } } } }",
  );
  expect(
    wall.items.find((item) => item.__typename === "ExchangeWallItem" && item.publication?.id === wanted),
  ).toMatchObject({
    publication: { status: "FINISHED" },
    offeredPublication: { id: offered },
    interested: { id: luis.id },
  });
  for (const stream of [bell, martasChats, luisTransactions, martasTalk, luisTalk]) await stream.stop();
});
