import { expect, it } from "vitest";
import { aTransaction } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";

const fixture = useCountedGateway();

const SEND = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }";
const FIND =
  "query ($text: String!) { searchChats(text: $text) { chat { id counterpart { id } } message { text isOwn chatId } } }";

it("is one call, and none where there is too little to look for", async () => {
  const { chatId, owner, interested } = await aTransaction(fixture.backend.db);
  const [reader, writer] = [await fixture.signedIn(owner), await fixture.signedIn(interested)];
  await writer.data(SEND, { input: { chatId: String(chatId), requestId: "m-1", text: "Traigo el girasol" } });
  const { data, calls } = await fixture.counted(reader, FIND, { text: "  GIRASOL " });
  const found = {
    chat: { id: String(chatId), counterpart: { id: String(interested.id) } },
    message: { text: "Traigo el girasol", isOwn: false, chatId: String(chatId) },
  };
  expect(data).toEqual({ searchChats: [found] });
  expect(calls.filter((call) => call.includes("chat_search"))).toHaveLength(1);
  const little = await fixture.counted(reader, FIND, { text: " x " });
  expect([little.data, little.calls]).toEqual([{ searchChats: [] }, []]);
  const guest = await fixture.guest().run(FIND, { text: "girasol" });
  expect(guest.errors[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
});
