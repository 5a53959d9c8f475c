import { expect, it } from "vitest";
import { aTransaction } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import type { GraphqlClient } from "../../support/graphqlClient";
import { subscribe } from "../../support/subscribe";

const fixture = useCountedGateway();

const SEND = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }";
const CONFIRM = "mutation ($chatId: ID!) { confirmDelivery(input: { chatId: $chatId }) { errors { code field } } }";
const READ = "mutation ($chatId: ID!) { markChatRead(input: { chatId: $chatId }) { errors { code } } }";
const CHAT = "query ($chatId: ID!) { chat(id: $chatId) { awaitsDelivery marks { chatId readUpTo deliveredUpTo } } }";
const MARKS = "subscription ($chatId: ID!) { chatMarksChanged(chatId: $chatId) { chatId readUpTo deliveredUpTo } }";
const CHATS = "subscription { chatChanged { chat { id awaitsDelivery } } }";

interface Marks {
  chatId: string;
  readUpTo: string | null;
  deliveredUpTo: string;
}

async function aConversation() {
  const { chatId, owner, interested } = await aTransaction(fixture.backend.db);
  const [sender, receiver] = [await fixture.signedIn(interested), await fixture.signedIn(owner)];
  const variables = { chatId: String(chatId) };
  const write = async (requestId: string) => {
    const input = { ...variables, requestId, text: "Hola" };
    return (await sender.data<{ sendMessage: { message: { id: string } } }>(SEND, { input })).sendMessage.message.id;
  };
  const see = async (client: GraphqlClient) =>
    (await client.data<{ chat: { awaitsDelivery: boolean; marks: Marks } }>(CHAT, variables)).chat;
  return { ...variables, variables, sender, receiver, write, see };
}

it("shows the sender live how far a message has come, without another call", async () => {
  const { chatId, variables, sender, receiver, write, see } = await aConversation();
  const arriving = await subscribe<{ chatChanged: { chat: { awaitsDelivery: boolean } } }>(receiver, CHATS);
  const marks = await subscribe<{ chatMarksChanged: Marks }>(sender, MARKS, variables);
  // Both are active once a message has come; the proposal may come before it.
  await expect
    .poll(async () => {
      await write(`again-${Math.random()}`);
      return arriving.events.at(-1)?.chatChanged.chat.awaitsDelivery;
    })
    .toBe(true);
  const newest = await write("newest");
  expect(await see(receiver)).toMatchObject({ awaitsDelivery: true });
  expect(await see(sender)).toMatchObject({ awaitsDelivery: false, marks: { readUpTo: "0" } });

  const { data, calls } = await fixture.counted(receiver, CONFIRM, variables);
  expect([data, calls]).toEqual([{ confirmDelivery: { errors: [] } }, []]);
  const delivered = { chatId, readUpTo: "0", deliveredUpTo: newest };
  await marks.next(({ chatMarksChanged }) => chatMarksChanged.deliveredUpTo === newest);
  expect(marks.events.at(-1)).toEqual({ chatMarksChanged: delivered });
  expect(await see(receiver)).toMatchObject({ awaitsDelivery: false });

  await receiver.data(READ, variables);
  await marks.next(({ chatMarksChanged }) => chatMarksChanged.readUpTo === newest);
  expect((await see(sender)).marks).toEqual({ ...delivered, readUpTo: newest });
  await Promise.all([arriving.stop(), marks.stop()]);
});

it("sends new subscribers the marks that moved meanwhile", async () => {
  const { chatId, variables, sender, receiver, write, see } = await aConversation();
  const newest = await write("before");
  // The sender's page was read before the other one read the message, and follows the chat only afterwards.
  expect((await see(sender)).marks.readUpTo).toBe("0");
  await receiver.data(READ, variables);
  await expect.poll(async () => (await see(sender)).marks.readUpTo).toBe(newest);
  const marks = await subscribe<{ chatMarksChanged: Marks }>(sender, MARKS, variables);
  await marks.next(({ chatMarksChanged }) => chatMarksChanged.readUpTo === newest);
  expect(marks.events[0]).toEqual({ chatMarksChanged: { chatId, readUpTo: newest, deliveredUpTo: newest } });
  await marks.stop();
});

it("confirms what has come to no chat of others", async () => {
  const [{ chatId }, { receiver: stranger }] = [await aConversation(), await aConversation()];
  for (const id of [chatId, "2147483000", "x"])
    expect(await stranger.data(CONFIRM, { chatId: id })).toEqual({
      confirmDelivery: { errors: [{ code: "NOT_FOUND", field: "chatId" }] },
    });
});

it("follows the marks of no chat of others", async () => {
  const { variables } = await aConversation();
  const { receiver: stranger } = await aConversation();
  for (const chatId of [variables.chatId, "2147483000", "x"]) {
    const stream = await subscribe(stranger, MARKS, { chatId });
    await stream.ended;
    expect([stream.events, stream.errors]).toMatchObject([[], [{ extensions: { code: "NOT_FOUND" } }]]);
  }
});
