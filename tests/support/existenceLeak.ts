import { expect } from "vitest";
import { clientOperations } from "./clientOperations";
import type { GraphqlClient } from "./graphqlClient";

/** Ids of records: either another user's, or of records that do not exist. */
interface ForeignIds {
  chat: string;
  transaction: string;
  notification: string;
  /** Only where the backend sells promotions. */
  proforma?: string;
}

const statuses = [
  "ACTIVE",
  "ACCEPTED",
  "CONFIRMED_OWNER",
  "CONFIRMED_INTERESTED",
  "COMPLETE",
  "REJECTED",
  "CLAIM_OWNER",
  "CLAIM_INTERESTED",
];

/** Every operation of the web client that takes the id of a private record. */
function requestsFor({
  chat,
  transaction,
  notification,
  proforma,
}: ForeignIds): [operation: string, variables: Record<string, unknown>][] {
  return [
    ["OpenedTransaction", { id: transaction }],
    ["ConversationScreen", { id: chat }],
    ["Messages", { chatId: chat }],
    ["SendMessage", { input: { chatId: chat, randomId: "stranger-1", text: "Hola" } }],
    ["MarkChatRead", { input: { chatId: chat } }],
    ["MarkNotificationRead", { input: { id: notification } }],
    ["MarkNotificationToasted", { input: { id: notification } }],
    ["UpdateProposal", { input: { transactionId: transaction, offeredPublicationIds: [], writtenOffer: "Otra cosa" } }],
    ...(proforma ? [["PaymentOutcome", { id: proforma }] as [string, Record<string, unknown>]] : []),
    ...statuses.map((to): [string, Record<string, unknown>] => [
      "ChangeTransactionStatus",
      { input: { transactionId: transaction, to, rating: 5 } },
    ]),
  ];
}

/**
 * Answers about another user's records and about missing ones must be equal to the last byte, and neither may be found.
 */
export async function expectNoExistenceLeak(
  stranger: GraphqlClient,
  hiddenIds: ForeignIds,
  missingIds: ForeignIds,
): Promise<void> {
  const operations = new Map(clientOperations());
  const runAll = async (ids: ForeignIds) => {
    const answers: [string, string][] = [];
    for (const [name, variables] of requestsFor(ids)) {
      const answer = JSON.stringify(await stranger.run(operations.get(name) ?? "", variables));
      answers.push([
        `${name} ${JSON.stringify(variables).replaceAll(/"\d+"/g, "#")}`,
        answer.replaceAll(/"\d+"/g, "#"),
      ]);
    }
    return answers;
  };
  const [hidden, missing] = [await runAll(hiddenIds), await runAll(missingIds)];
  expect(hidden).toEqual(missing);
  for (const [call, answer] of hidden)
    expect({ call, answer }).toEqual({
      call,
      answer: expect.stringMatching(/"data":\{"\w+":null\}|"code":"NOT_FOUND"|No se encontró|no encontrad[oa]/),
    });
}
