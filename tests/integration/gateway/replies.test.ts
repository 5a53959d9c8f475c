import { expect, it } from "vitest";
import { aTransaction } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";

const fixture = useCountedGateway();

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  message { id replyTo { messageId isOwn text hasPicture hasLocation } } errors { code field message }
} }`;
const CHAT = `query ($id: ID!) { chat(id: $id) {
  canReply messages { items { id replyTo { messageId isOwn text } } }
} }`;

interface Sent {
  sendMessage: { message: { id: string; replyTo: object | null } | null; errors: object[] };
}

it("answers a message with a quote that each sees as theirs or the other's, for one call", async () => {
  const { chatId, owner, interested } = await aTransaction(fixture.backend.db);
  const [ana, luis] = [await fixture.signedIn(owner), await fixture.signedIn(interested)];
  const id = String(chatId);
  const asked = await luis.data<Sent>(SEND, { input: { chatId: id, requestId: "q", text: "¿Sigue?" } });
  const messageId = asked.sendMessage.message?.id;
  expect(asked.sendMessage.message?.replyTo).toBeNull();
  const input = { chatId: id, requestId: "a", text: "Sí", replyToId: messageId };
  const { data, calls } = await fixture.counted<Sent>(ana, SEND, { input });
  expect([data.sendMessage.errors, calls]).toEqual([[], ["POST /chats/{id}/messages"]]);
  const quote = { messageId, isOwn: false, text: "¿Sigue?" };
  expect(data.sendMessage.message?.replyTo).toEqual({ ...quote, hasPicture: false, hasLocation: false });
  expect(await luis.data(CHAT, { id })).toMatchObject({
    chat: { canReply: true, messages: { items: [{ replyTo: null }, { replyTo: { ...quote, isOwn: true } }] } },
  });
});

it("says at its field why a message cannot be answered", async () => {
  const { chatId, owner } = await aTransaction(fixture.backend.db);
  const ana = await fixture.signedIn(owner);
  for (const [replyToId, message] of [
    ["2147483000", "Este mensaje ya no se puede responder"],
    ["x", "El identificador no es válido."],
  ]) {
    const input = { chatId: String(chatId), requestId: "r", text: "Sí", replyToId };
    const { sendMessage } = await ana.data<Sent>(SEND, { input });
    expect(sendMessage.errors).toMatchObject([{ code: "BAD_USER_INPUT", field: "replyToId", message }]);
  }
});
