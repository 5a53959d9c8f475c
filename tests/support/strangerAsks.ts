import { expect } from "vitest";
import { clientOperations } from "./clientOperations";
import type { GraphqlClient } from "./runQuery";

/** Ids of things: either somebody else's, or of nothing at all. */
export interface ForeignIds {
  chat: string;
  transaction: string;
  notification: string;
  /** Only where the backend sells something. */
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

/** Every operation of the web client that takes the id of something that only its people may touch. */
function asks({
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

/** What is not yours and what does not exist must look the same to the last byte; and neither is ever found. */
export async function expectNoDifference(
  stranger: GraphqlClient,
  theirs: ForeignIds,
  nothing: ForeignIds,
): Promise<void> {
  const operations = new Map(clientOperations());
  const answers = async (ids: ForeignIds) => {
    const said: [string, string][] = [];
    for (const [name, variables] of asks(ids)) {
      const answer = JSON.stringify(await stranger.run(operations.get(name) ?? "", variables));
      said.push([`${name} ${JSON.stringify(variables).replaceAll(/"\d+"/g, "#")}`, answer.replaceAll(/"\d+"/g, "#")]);
    }
    return said;
  };
  const [hidden, missing] = [await answers(theirs), await answers(nothing)];
  expect(hidden).toEqual(missing);
  for (const [call, answer] of hidden)
    expect({ call, answer }).toEqual({
      call,
      answer: expect.stringMatching(/"data":\{"\w+":null\}|"code":"NOT_FOUND"|No se encontró|no encontrad[oa]/),
    });
}
