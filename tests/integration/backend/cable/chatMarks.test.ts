import { expect, it } from "vitest";
import { identifierOf } from "../../../support/cableClient";
import type { TestCable } from "../../../support/cableClient";
import { useCableBackend } from "../../../support/cableBackend";

/** How far messages have come: what their sender reads and receives live. */

const fixture = useCableBackend();

async function aConversation() {
  const { built, owner, interested } = await fixture.chatOfTwo();
  const { chatId, ownerId, interestedId } = built;
  const write = async (randomId: string) => (await fixture.postMessage(chatId, "Hola", randomId, interested)).body.id;
  const marksOfOwner = async () => {
    const { body } = await fixture.backend.call<{ marks: Mark[] }[]>("/chats?type=proposal", { headers: interested });
    return body[0]?.marks.find((mark) => mark.user_id === ownerId);
  };
  return {
    chatId,
    owner,
    interested,
    ownerId,
    write,
    marksOfOwner,
    chatsOfOwner: identifierOf("ChatChannel", { user_id: ownerId }),
    readByOwner: identifierOf("MessageChannel", { chat_id: chatId, user_id: ownerId }),
    readByInterested: identifierOf("MessageChannel", { chat_id: chatId, user_id: interestedId }),
  };
}

interface Mark {
  user_id: number;
  read_id: number;
  delivered_id: number;
}

/** Waits until the cable sends such a mark of a user. */
const waitForMark = async (cable: TestCable, userId: number, holds: (mark: Mark) => boolean) => {
  const isOf = (frame: { message?: unknown }) => {
    const mark = (frame.message as { marks?: Mark[] } | undefined)?.marks?.find((one) => one.user_id === userId);
    return mark !== undefined && holds(mark);
  };
  await cable.find(isOf);
};

it("counts messages as delivered once their receiver is back, and as read once they have read them", async () => {
  const talk = await aConversation();
  const first = await talk.write("m-1");
  const mark = { user_id: talk.ownerId, read_id: 0, delivered_id: 0 };
  expect(await talk.marksOfOwner()).toEqual(mark);

  const sender = await fixture.follow(talk.interested, talk.readByInterested);
  const receiver = await fixture.follow(talk.owner, talk.chatsOfOwner);
  await waitForMark(sender, talk.ownerId, ({ delivered_id, read_id }) => delivered_id === first && read_id === 0);
  expect(await talk.marksOfOwner()).toEqual({ ...mark, delivered_id: first });

  const second = await talk.write("m-2");
  receiver.perform(talk.chatsOfOwner, { action: "received", chat_id: talk.chatId, user_id: talk.ownerId });
  await waitForMark(sender, talk.ownerId, ({ delivered_id, read_id }) => delivered_id === second && read_id === 0);

  const third = await talk.write("m-3");
  const reader = await fixture.follow(talk.owner, talk.readByOwner);
  reader.perform(talk.readByOwner, { action: "read_messages", chat_id: talk.chatId, user_id: talk.ownerId });
  await waitForMark(sender, talk.ownerId, ({ delivered_id, read_id }) => delivered_id === third && read_id === third);
  expect(await talk.marksOfOwner()).toEqual({ ...mark, read_id: third, delivered_id: third });
});

it("reports each mark once, and lets no other user move one", async () => {
  const talk = await aConversation();
  const stranger = await fixture.signedInUser();
  const sender = await fixture.follow(talk.interested, talk.readByInterested);
  const newest = await talk.write("m-1");
  const chatsOfStranger = identifierOf("ChatChannel", { user_id: stranger.user.id });
  const foreign = await fixture.follow(stranger.headers, chatsOfStranger);
  const nonsense = [talk.chatId, "x", -1, null, 2_147_483_647];
  for (const chat_id of nonsense) foreign.perform(chatsOfStranger, { action: "received", chat_id });
  // Commands of one connection are worked off in order: this one comes after them.
  foreign.perform(chatsOfStranger, { action: "received", chat_id: talk.chatId });
  foreign.subscribe(identifierOf("RequestChannel", { user_id: stranger.user.id }));
  await foreign.find(({ type, identifier }) => type === "confirm_subscription" && identifier !== chatsOfStranger);
  expect(await talk.marksOfOwner()).toMatchObject({ delivered_id: 0 });

  const receiver = await fixture.follow(talk.owner, talk.chatsOfOwner);
  for (let times = 0; times < 3; times++)
    receiver.perform(talk.chatsOfOwner, { action: "received", chat_id: talk.chatId });
  receiver.subscribe(identifierOf("RequestChannel", { user_id: talk.ownerId }));
  await receiver.find(({ type, identifier }) => type === "confirm_subscription" && identifier !== talk.chatsOfOwner);
  await waitForMark(sender, talk.ownerId, ({ delivered_id }) => delivered_id === newest);
  const last = await talk.write("m-2");
  await sender.find(({ message }) => JSON.stringify(message ?? null).includes(`"id":${last}`));
  expect(sender.messages(talk.readByInterested).filter((content) => "marks" in content)).toHaveLength(1);
});
