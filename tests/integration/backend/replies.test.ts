import { expect, it } from "vitest";
import { identifierOf } from "../../support/cableClient";
import { useCableBackend } from "../../support/cableBackend";

const fixture = useCableBackend();

interface Wire {
  id: number;
  reply_to: unknown;
  fields?: unknown;
}

async function aConversation() {
  const { built, owner, interested } = await fixture.chatOfTwo();
  const post = (headers: Record<string, string>, body: object) =>
    fixture.backend.call<Wire>(`/chats/${built.chatId}/messages`, { body, headers });
  return { built, owner, interested, post };
}

it("keeps which message is answered, and shows the beginning of it to both", async () => {
  const { built, owner, interested, post } = await aConversation();
  const asked = await post(interested, { random_id: "q", message: `¿Sigue? ${"a".repeat(300)}` });
  const quote = {
    id: asked.body.id,
    user_id: built.interestedId,
    message: `¿Sigue? ${"a".repeat(152)}…`,
    has_picture: false,
    has_location: false,
  };
  const answer = { random_id: "a", message: "Sí", reply_to: asked.body.id };
  const sent = await post(owner, answer);
  expect([sent.status, sent.body.reply_to]).toEqual([201, quote]);
  expect((await post(owner, answer)).body).toEqual(sent.body);
  expect((await post(owner, { ...answer, reply_to: null })).status).toBe(409);

  const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.interestedId });
  const cable = await fixture.follow(interested, conversation);
  const [history] = cable.messages(conversation) as { messages: Wire[] }[];
  expect(history?.messages.map(({ reply_to }) => reply_to)).toEqual([null, quote]);
});

it("answers no message of another chat, as none that there is not", async () => {
  const here = await aConversation();
  const there = await aConversation();
  const foreign = await there.post(there.owner, { random_id: "f", message: "secreto" });
  for (const reply_to of [foreign.body.id, 2_147_483_000]) {
    const refused = await here.post(here.owner, { random_id: "x", message: "Hola", reply_to });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { reply_to: ["Este mensaje ya no se puede responder"] },
    ]);
  }
  expect((await here.post(here.owner, { random_id: "y", message: "Hola", reply_to: "x" })).status).toBe(422);
});
