import { expect, it } from "vitest";
import { recordPresence } from "../../../backend/commands/recordPresence";
import { aTransaction } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";

const fixture = useCountedGateway();

const PRIVACY = "chatPrivacy { sharesReading sharesTyping sharesLastSeen }";
const SET = `mutation ($input: SetChatPrivacyInput!) {
  setChatPrivacy(input: $input) { viewer { ${PRIVACY} } errors { code field } } }`;
const CHAT = "query ($id: ID!) { chat(id: $id) { showsTyping counterpartLastSeen marks { readUpTo deliveredUpTo } } }";
const everything = { sharesReading: true, sharesTyping: true, sharesLastSeen: true };

it("is chosen by each user, and applies to what both see", async () => {
  const { chatId, owner, interested, ownerId } = await aTransaction(fixture.backend.db);
  const [one, other] = [await fixture.signedIn(owner), await fixture.signedIn(interested)];
  const variables = { id: String(chatId) };
  await recordPresence(fixture.backend.db, [ownerId], fixture.backend.services.now());
  const shared = { showsTyping: true, marks: { readUpTo: "0", deliveredUpTo: "0" } };
  expect(await other.data(CHAT, variables)).toEqual({ chat: { ...shared, counterpartLastSeen: "NOW" } });
  expect(await one.data(`{ viewer { ${PRIVACY} } }`)).toEqual({ viewer: { chatPrivacy: everything } });

  const nothing = { sharesReading: false, sharesTyping: false, sharesLastSeen: false };
  const outcome = { setChatPrivacy: { viewer: { chatPrivacy: nothing }, errors: [] } };
  for (let times = 0; times < 2; times++) expect(await one.data(SET, { input: nothing })).toEqual(outcome);
  const unread = { readUpTo: null, deliveredUpTo: "0" };
  expect(await one.data(CHAT, variables)).toEqual({
    chat: { showsTyping: false, marks: unread, counterpartLastSeen: null },
  });
  expect(await other.data(CHAT, variables)).toEqual({
    chat: { showsTyping: true, marks: unread, counterpartLastSeen: null },
  });
  expect(await other.data(`{ viewer { ${PRIVACY} } }`)).toEqual({ viewer: { chatPrivacy: everything } });
});

it("costs a chat no call more", async () => {
  const { chatId, owner } = await aTransaction(fixture.backend.db);
  const client = await fixture.signedIn(owner);
  const ask = async (fields: string) =>
    (await fixture.counted(client, `query ($id: ID!) { chat(id: $id) { ${fields} } }`, { id: String(chatId) })).calls;
  expect(await ask("id showsTyping counterpartLastSeen")).toEqual(await ask("id"));
});
