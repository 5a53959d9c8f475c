import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { blocks } from "../../../../backend/db/schema/blocks";
import { events } from "../../../../backend/db/schema/events";
import { users } from "../../../../backend/db/schema/users";
import { identifierOf } from "../../../support/cableClient";
import type { TestCable } from "../../../support/cableClient";
import { useCableBackend } from "../../../support/cableBackend";

/** Typing is sent to the others of the chat, at most once in some seconds, and stored nowhere. */

const fixture = useCableBackend();

async function aConversation() {
  const { built, owner, interested } = await fixture.chatOfTwo();
  const { chatId, ownerId, interestedId } = built;
  const ofOwner = identifierOf("MessageChannel", { chat_id: chatId, user_id: ownerId });
  const ofInterested = identifierOf("MessageChannel", { chat_id: chatId, user_id: interestedId });
  const writer = await fixture.follow(interested, ofInterested);
  const reader = await fixture.follow(owner, ofOwner);
  const type = (times = 1, cable = writer) => {
    for (let done = 0; done < times; done++) cable.perform(ofInterested, { action: "typing", chat_id: chatId });
  };
  /** The typing events of both, once a message has come that was written after it. */
  const typingUntilMessage = async (randomId: string) => {
    await afterCommands();
    const { body } = await fixture.postMessage(chatId, "Hola", randomId, interested);
    const hasIt = ({ message }: { message?: unknown }) => JSON.stringify(message ?? null).includes(`"id":${body.id},`);
    await reader.find(hasIt);
    await writer.find(hasIt);
    return { reader: typingIn(reader, ofOwner), writer: typingIn(writer, ofInterested) };
  };
  let turns = 0;
  /** Commands of a connection are worked off in order: what was asked before is done once this one is answered. */
  const afterCommands = async (cable = writer) => {
    const requests = identifierOf("RequestChannel", { user_id: interestedId, turn: turns++ });
    cable.subscribe(requests);
    await cable.find(({ type: kind, identifier }) => kind === "confirm_subscription" && identifier === requests);
  };
  return { chatId, ownerId, interestedId, interested, ofInterested, type, afterCommands, typingUntilMessage };
}

const typingIn = (cable: TestCable, identifier: string) =>
  cable.messages(identifier).filter((content) => "typing" in content);

it("sends typing to the other participant only, at a limited rate, and stores nothing", async () => {
  const talk = await aConversation();
  talk.type(3);
  expect(await talk.typingUntilMessage("m-1")).toEqual({
    reader: [{ typing: { user_id: talk.interestedId } }],
    writer: [],
  });
  const stored = await fixture.backend.db
    .select()
    .from(events)
    .where(eq(events.stream, `messages:${talk.chatId}`));
  expect(stored.map(({ payload }) => payload.kind)).not.toContain("typing");
});

it("counts what all devices of a person say as one", async () => {
  const talk = await aConversation();
  const otherDevice = await fixture.follow(talk.interested, talk.ofInterested);
  talk.type(1, otherDevice);
  talk.type();
  expect((await talk.typingUntilMessage("m-1")).reader).toHaveLength(1);
});

it.each(["interestedId", "ownerId"] as const)("sends nothing where the user with %s does not share it", async (who) => {
  const talk = await aConversation();
  await fixture.backend.db.update(users).set({ sharesTyping: false }).where(eq(users.id, talk[who]));
  talk.type();
  expect(await talk.typingUntilMessage("m-1")).toEqual({ reader: [], writer: [] });
  const { body } = await fixture.backend.call<{ typing: boolean }[]>("/chats?type=proposal", {
    headers: talk.interested,
  });
  expect(body[0]?.typing).toBe(who === "ownerId");
});

it("sends no typing events to blocked users or strangers", async () => {
  const talk = await aConversation();
  const { db } = fixture.backend;
  await db.insert(blocks).values({ blockerId: talk.ownerId, blockedId: talk.interestedId });
  talk.type();
  await talk.afterCommands();
  const stranger = await fixture.signedInUser();
  const foreign = await fixture.follow(stranger.headers, identifierOf("RequestChannel", { user_id: stranger.user.id }));
  foreign.perform(talk.ofInterested, { action: "typing", chat_id: talk.chatId });
  const own = identifierOf("ChatChannel", { user_id: stranger.user.id });
  foreign.subscribe(own);
  await foreign.find(({ type, identifier }) => type === "confirm_subscription" && identifier === own);
  await db.delete(blocks).where(eq(blocks.blockerId, talk.ownerId));
  expect(await talk.typingUntilMessage("m-1")).toEqual({ reader: [], writer: [] });
});
