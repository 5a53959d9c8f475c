import { expect, it } from "vitest";
import { aTransaction, aUser } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";

const fixture = useCountedGateway();

const PARTS = "{ chat { isMuted unreadCount } ringChat { id } viewer { unreadChatCount } errors { code field } }";
const MUTE = `mutation ($chatId: ID!) { muteChat(input: { chatId: $chatId }) ${PARTS} }`;
const UNMUTE = `mutation ($chatId: ID!) { unmuteChat(input: { chatId: $chatId }) ${PARTS} }`;
const SEND = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }";

it("is said of a chat with the count that follows from it, and taken back", async () => {
  const { chatId, owner, interested } = await aTransaction(fixture.backend.db);
  const variables = { chatId: String(chatId) };
  const [reader, writer] = [await fixture.signedIn(owner), await fixture.signedIn(interested)];
  await writer.data(SEND, { input: { ...variables, requestId: "m-1", text: "Hola" } });
  const outcome = (isMuted: boolean) => ({
    chat: { isMuted, unreadCount: 1 },
    ringChat: null,
    viewer: { unreadChatCount: isMuted ? 0 : 1 },
    errors: [],
  });
  expect(await reader.data(MUTE, variables)).toEqual({ muteChat: outcome(true) });
  expect(await reader.data(UNMUTE, variables)).toEqual({ unmuteChat: outcome(false) });
});

it("is refused for a chat of others", async () => {
  const { chatId } = await aTransaction(fixture.backend.db);
  const stranger = await fixture.signedIn(await aUser(fixture.backend.db));
  for (const id of [String(chatId), "2147483000", "x"])
    expect(await stranger.data(MUTE, { chatId: id })).toMatchObject({
      muteChat: { chat: null, viewer: null, errors: [{ code: "NOT_FOUND" }] },
    });
});
