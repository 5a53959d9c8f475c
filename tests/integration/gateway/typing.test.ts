import { expect, it } from "vitest";
import { aTransaction } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import { subscribe } from "../../support/subscribe";

const fixture = useCountedGateway();

const ANNOUNCE = "mutation ($chatId: ID!) { announceTyping(input: { chatId: $chatId }) { errors { code } } }";
const SEND = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }";
const TYPING = "subscription ($chatId: ID!) { typingChanged(chatId: $chatId) { chatId userId isTyping } }";
const MESSAGES = "subscription ($chatId: ID!) { messageAdded(chatId: $chatId) { text } }";

interface Typing {
  typingChanged: { chatId: string; userId: string; isTyping: boolean };
}

async function aConversation() {
  const { chatId, owner, interested, interestedId } = await aTransaction(fixture.backend.db);
  const [reader, writer] = [await fixture.signedIn(owner), await fixture.signedIn(interested)];
  const variables = { chatId: String(chatId) };
  const write = (text: string) => writer.data(SEND, { input: { ...variables, requestId: `m-${Math.random()}`, text } });
  return { reader, writer, variables, write, writerId: String(interestedId) };
}

it("says that the other writes until their message has come, for no call of its own", async () => {
  const { reader, writer, variables, write, writerId } = await aConversation();
  const typing = await subscribe<Typing>(reader, TYPING, variables);
  const heard = await subscribe<{ messageAdded: { text: string } }>(reader, MESSAGES, variables);
  const own = await subscribe<Typing>(writer, TYPING, variables);
  // All follow the conversation by one connection each: what has brought a message brings the rest.
  await expect
    .poll(async () => {
      await write("Hola");
      return heard.events.length;
    })
    .toBeGreaterThan(0);
  const { data, calls } = await fixture.counted(writer, ANNOUNCE, variables);
  expect([data, calls]).toEqual([{ announceTyping: { errors: [] } }, []]);
  await typing.next(({ typingChanged }) => typingChanged.isTyping);
  // Too soon: left out without a word.
  expect(await writer.data(ANNOUNCE, variables)).toEqual({ announceTyping: { errors: [] } });
  await write("Adiós");
  await typing.next(({ typingChanged }) => !typingChanged.isTyping);
  const typingEvent = (isTyping: boolean) => ({ typingChanged: { ...variables, userId: writerId, isTyping } });
  expect([typing.events, own.events]).toEqual([[typingEvent(true), typingEvent(false)], []]);
  await Promise.all([typing.stop(), heard.stop(), own.stop()]);
});

it("neither sends nor accepts typing for a chat of other users", async () => {
  const { variables } = await aConversation();
  const { reader: stranger } = await aConversation();
  for (const chatId of [variables.chatId, "2147483000", "x"]) {
    expect(await stranger.data(ANNOUNCE, { chatId })).toEqual({ announceTyping: { errors: [{ code: "NOT_FOUND" }] } });
    const stream = await subscribe(stranger, TYPING, { chatId });
    await stream.ended;
    expect([stream.events, stream.errors]).toMatchObject([[], [{ extensions: { code: "NOT_FOUND" } }]]);
  }
});
