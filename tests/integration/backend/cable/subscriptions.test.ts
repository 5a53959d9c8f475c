import { describe, expect, it } from "vitest";
import { aPublication } from "../../../support/builders";
import { identifierOf, isConfirmed, isRejected } from "../../../support/cableClient";
import { useCableBackend } from "../../../support/cableBackend";

/** Which subscriptions and commands are accepted, rejected and ignored. */

const fixture = useCableBackend();

describe("subscriptions", () => {
  it("rejects other users' channels and unknown chats", async () => {
    const { built } = await fixture.chatOfTwo();
    const { user, headers } = await fixture.signedInUser();
    const cable = await fixture.follow(headers);
    const refuse = async (channel: string, params: Record<string, unknown>) => {
      const identifier = identifierOf(channel, params);
      cable.subscribe(identifier);
      await cable.find(isRejected(identifier));
      return cable.messages(identifier);
    };
    for (const channel of ["ChatChannel", "NotificationChannel", "RequestChannel"]) {
      expect(await refuse(channel, { user_id: built.ownerId })).toEqual([]);
      expect(await refuse(channel, {})).toEqual([]);
    }
    expect(await refuse("MessageChannel", { chat_id: 999_999, user_id: user.id })).toEqual([
      { errors: ["Chat no encontrado"] },
    ]);
    expect(await refuse("MessageChannel", { chat_id: built.chatId, user_id: user.id })).toEqual([
      { errors: ["Chat no encontrado"] },
    ]);
    expect(await refuse("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId })).toEqual([
      { errors: ["Chat no encontrado"] },
    ]);
    const hidden = await aPublication(fixture.backend.db, { status: "waiting" });
    expect(await refuse("CommentChannel", { publication_id: hidden.id })).toEqual([]);
    const shown = identifierOf("CommentChannel", { publication_id: built.publicationId });
    cable.subscribe(shown);
    await cable.find(isConfirmed(shown));
  });

  it("ignores unknown commands silently and continues", async () => {
    const { user, headers } = await fixture.signedInUser();
    const known = identifierOf("ChatChannel", { user_id: user.id });
    const cable = await fixture.follow(headers, known);
    const start = cable.frames.length;
    cable.subscribe('{"channel":"NoSuchChannel"}');
    cable.subscribe('{"channel":"__proto__"}');
    cable.subscribe(known);
    cable.perform(identifierOf("NotificationChannel", { user_id: user.id }), {
      action: "catch_up",
      last_notification_id: 0,
    });
    cable.perform(known, { action: "no_such_action" });
    cable.perform(known, { action: "constructor" });
    cable.send({ command: "message", identifier: known, data: { action: "no_such_action" } });
    cable.send({ command: "subscribe", identifier: { channel: "ChatChannel", user_id: user.id } });
    cable.send({ command: "bogus" });
    cable.send("this is not JSON");
    cable.send({ type: "ping" });
    cable.send({ command: "unsubscribe", identifier: known });
    const last = identifierOf("RequestChannel", { user_id: user.id });
    cable.subscribe(last);
    await cable.find(isConfirmed(last));
    expect(cable.frames.slice(start)).toEqual([{ identifier: last, type: "confirm_subscription" }]);
  });

  it("treats three spellings of an identifier as three subscriptions", async () => {
    const { built, owner, interested } = await fixture.chatOfTwo();
    const id = built.ownerId;
    const spellings = [
      `{"channel":"ChatChannel","user_id":${id}}`,
      `{"user_id":${id},"channel":"ChatChannel"}`,
      `{ "channel": "ChatChannel", "user_id": "${id}" }`,
    ];
    const cable = await fixture.follow(owner, ...spellings);
    await fixture.postMessage(built.chatId, "Hola", "tres", interested);
    for (const identifier of spellings) {
      const update = await cable.find((frame) => frame.identifier === identifier && frame.message !== undefined);
      expect(update).toMatchObject({ identifier, message: { event: "update", id: built.chatId } });
    }
  });
});
