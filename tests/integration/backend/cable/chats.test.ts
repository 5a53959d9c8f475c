import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chats } from "../../../../backend/db/schema/chats";
import { identifierOf, isWelcome, openCable } from "../../../support/cableClient";
import { unstorableText } from "../../../../rules/text";
import { aPublication } from "../../../support/builders";
import { presentedUser, useCableBackend } from "../../../support/cableBackend";

/** ChatChannel, MessageChannel and RequestChannel: what both parties of a transaction receive. */

const fixture = useCableBackend();

describe("chats", () => {
  it("sends the history before the confirmation, then each message, the chat update and the effect of read_messages", async () => {
    const { built, owner, interested } = await fixture.chatOfTwo();
    await fixture.postMessage(built.chatId, "Hola, me interesa tu publicación", "seed-1", interested);
    const chatsOfOwner = identifierOf("ChatChannel", { user_id: built.ownerId });
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const cable = await fixture.follow(owner, chatsOfOwner, conversation);
    const sender = {
      id: built.interestedId,
      name: built.interested.name,
      last_name: built.interested.lastName,
      active: true,
      verified: false,
      type_suscription: "Standard",
      email_confirmed: true,
    };
    const wire = (id: unknown, randomId: string, message: string) => ({
      id,
      random_id: randomId,
      chat_id: built.chatId,
      user_from: sender,
      message,
      picture_url: null,
      latitude: null,
      longitude: null,
      place_name: null,
      reply_to: null,
      created_at: expect.stringMatching(/Z$/),
    });
    // Its delivery to the owner may be reported already.
    expect(cable.frames.filter((frame) => !JSON.stringify(frame.message ?? null).startsWith('{"marks"'))).toEqual([
      { type: "welcome" },
      { identifier: chatsOfOwner, type: "confirm_subscription" },
      {
        identifier: conversation,
        message: { messages: [wire(expect.any(Number), "seed-1", "Hola, me interesa tu publicación")] },
      },
      { identifier: conversation, type: "confirm_subscription" },
    ]);
    const sent = await fixture.postMessage(built.chatId, "  Hola otra vez ", "r-79", interested);
    expect([sent.status, sent.body]).toEqual([201, wire(expect.any(Number), "r-79", "Hola otra vez")]);
    // An update of what happened before may still arrive, and there is no order between the two channels.
    const update = await cable.find(
      (frame) => frame.identifier === chatsOfOwner && JSON.stringify(frame.message ?? null).includes('"r-79"'),
    );
    await cable.find(
      (frame) =>
        frame.identifier === conversation &&
        JSON.stringify(frame.message) === JSON.stringify({ messages: [sent.body] }),
    );
    const chat = {
      id: built.chatId,
      owner: { ...presentedUser(built.owner), blocked: false },
      interested: { ...presentedUser(built.interested), blocked: false },
      unread_messages: 2,
      last_message: sent.body,
      last_event: null,
      transaction: {
        id: built.id,
        status: "active",
        offer_author: "interested",
        amendment_author: null,
        publication: { id: built.publicationId, title: built.publication.title },
      },
      marks: [
        { user_id: built.ownerId, read_id: 0, delivered_id: expect.any(Number) },
        { user_id: built.interestedId, read_id: 0, delivered_id: 0 },
      ],
      replies: true,
      muted: false,
      typing: true,
      last_seen: null,
      updated_at: expect.stringMatching(/Z$/),
      order: expect.any(Number),
    };
    expect(update.message).toEqual({ event: "update", ...chat });
    const listed = await fixture.backend.call("/chats?type=proposal", { headers: owner });
    expect(listed.body).toEqual([chat]);
    expect((await fixture.backend.call("/chats?type=in_progress", { headers: owner })).body).toEqual([]);

    cable.perform(conversation, { action: "read_messages", chat_id: built.chatId, user_id: built.ownerId });
    await cable.find((frame) => (frame.message as { unread_messages?: number } | undefined)?.unread_messages === 0);
    const read = { user_id: built.ownerId, read_id: sent.body.id, delivered_id: sent.body.id };
    expect(cable.messages(chatsOfOwner).at(-1)).toEqual({
      event: "update",
      ...chat,
      unread_messages: 0,
      marks: [read, chat.marks[1]],
    });
  });

  it("announces a new chat in an open conversation, and nothing of one that changes", async () => {
    const { built, owner, interested } = await fixture.chatOfTwo();
    const chatsOfOwner = identifierOf("ChatChannel", { user_id: built.ownerId });
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const cable = await fixture.follow(owner, chatsOfOwner, conversation);
    const { user, headers } = await fixture.signedInUser();
    const offered = await aPublication(fixture.backend.db, { ownerId: user.id });
    const body = { publication_id: built.publicationId, publication_interesteds_ids: [offered.id], tags: [] };
    const { status } = await fixture.backend.call("/v1/transactions", { body, headers });
    expect(status).toBe(201);
    const isOfConversation = (frame: { identifier?: string; message?: unknown }) =>
      frame.identifier === conversation && frame.message !== undefined;
    const announced = await cable.find((frame) => isOfConversation(frame) && "new_chat" in (frame.message as object));
    const created = cable.messages(chatsOfOwner).find(({ event }) => event === "create");
    expect({ event: "create", ...(announced.message as { new_chat: object }).new_chat }).toEqual(created);
    expect(created).toMatchObject({ interested: { id: user.id } });

    const sent = await fixture.postMessage(built.chatId, "Hola", "n-1", interested);
    await cable.find((frame) => isOfConversation(frame) && JSON.stringify(frame.message).includes('"n-1"'));
    expect(cable.messages(conversation)).toEqual([{ messages: [] }, announced.message, { messages: [sent.body] }]);
  });

  it("never moves a read mark back, nor the other party's", async () => {
    const { built, owner, interested } = await fixture.chatOfTwo();
    await fixture.postMessage(built.chatId, "Uno", "a", interested);
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const mine = identifierOf("ChatChannel", { user_id: built.ownerId });
    const cable = await fixture.follow(owner, mine, conversation);
    await fixture.backend.db.update(chats).set({ ownerReadId: 1_000_000 }).where(eq(chats.id, built.chatId));
    cable.perform(conversation, { action: "read_messages" });
    await cable.find((frame) => frame.identifier === mine && frame.message !== undefined);
    const [chat] = await fixture.backend.db.select().from(chats).where(eq(chats.id, built.chatId));
    expect([chat?.ownerReadId, chat?.interestedReadId]).toEqual([1_000_000, 0]);
  });

  it("delivers each of 60 messages once and in order to a reader who subscribes meanwhile", async () => {
    const { built, owner, interested } = await fixture.chatOfTwo();
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const cable = fixture.track(openCable(fixture.backend.url, { headers: owner }));
    await cable.find(isWelcome);
    const postForm = (index: number) => {
      const form = new FormData();
      form.set("random_id", `m-${index}`);
      form.set("message", `Mensaje ${index}`);
      return fixture.backend.call<{ id: number }>(`/chats/${built.chatId}/messages`, { form, headers: interested });
    };
    const posting = Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 2 ? postForm(index) : fixture.postMessage(built.chatId, `Mensaje ${index}`, `m-${index}`, interested),
      ),
    );
    cable.subscribe(conversation);
    const answers = await posting;
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const last = Math.max(...answers.map((answer) => answer.body.id));
    await cable.find((frame) => JSON.stringify(frame.message ?? "").includes(`"id":${last},"random_id"`));
    const ids = cable
      .messages(conversation)
      .flatMap((content) => (content.messages as { id: number }[]).map((one) => one.id));
    expect(ids).toEqual(answers.map((answer) => answer.body.id).sort((a, b) => a - b));
  });

  it("refuses empty, too long and late messages, and answers strangers as if the chat were missing", async () => {
    const { built, interested } = await fixture.chatOfTwo();
    const stranger = await fixture.signedInUser();
    const sendMessage = (message: string, headers = interested, chatId = built.chatId) =>
      fixture.postMessage(chatId, message, `x-${message.length}`, headers);
    expect(await sendMessage(" ")).toMatchObject({
      status: 422,
      body: { errors: ["El mensaje no puede estar vacío"] },
    });
    expect(await sendMessage("x".repeat(1_001))).toMatchObject({
      status: 422,
      body: { errors: ["El mensaje no puede tener más de 1.000 caracteres"] },
    });
    expect((await sendMessage("x".repeat(1_000))).status).toBe(201);
    expect(await sendMessage("a\0b")).toMatchObject({ status: 422, body: { fields: { message: [unstorableText] } } });
    const [foreign, missing] = [
      await sendMessage("Hola", stranger.headers),
      await sendMessage("Hola", stranger.headers, 999_999),
    ];
    expect([foreign.status, foreign.text]).toEqual([404, '{"error":"Chat no encontrado"}']);
    expect([missing.status, missing.text]).toEqual([foreign.status, foreign.text]);
    expect(
      (
        await fixture.backend.call(`/v1/transactions/${built.id}`, {
          method: "PUT",
          body: { status: "rejected" },
          headers: interested,
        })
      ).status,
    ).toBe(200);
    expect(await sendMessage("Tarde")).toMatchObject({
      status: 422,
      body: { errors: ["Este chat ya no admite mensajes"] },
    });
  });
});

describe("a status change", () => {
  it("reaches both parties, the chat before the request; a rejection removes the chat", async () => {
    const { built, owner, interested } = await fixture.chatOfTwo();
    const identifiers = [
      identifierOf("ChatChannel", { user_id: built.interestedId }),
      identifierOf("RequestChannel", { user_id: built.interestedId }),
    ];
    const cable = await fixture.follow(interested, ...identifiers);
    for (const [status, event, ending] of [
      ["accepted", "update", { closed_by: null, close_reason: null, viewer_rank: null }],
      ["rejected", "remove", { closed_by: "owner", close_reason: "cancelled", viewer_rank: null }],
    ] as const) {
      const start = cable.frames.length;
      const answer = await fixture.backend.call<{ data: Record<string, unknown> }>(`/v1/transactions/${built.id}`, {
        method: "PUT",
        body: { status, id: built.id, from_chat: true },
        headers: owner,
      });
      await cable.find((frame) => frame.identifier === identifiers[1] && frame.message !== undefined, start);
      // Events leave out how the offer came about.
      const { offer_history: _history, ...transaction } = answer.body.data;
      expect(cable.frames.slice(start)).toMatchObject([
        { identifier: identifiers[0], message: { event, id: built.chatId, transaction: { id: built.id, status } } },
        { identifier: identifiers[1], message: { event: "update", transaction: { ...transaction, ...ending } } },
      ]);
    }
  });
});
