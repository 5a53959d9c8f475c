import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { publication, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

describe("claiming", () => {
  const claim = (reason?: string) =>
    luis.data<{ changeTransactionStatus: { errors: { code: string; field: string | null; message: string }[] } }>(
      "mutation ($input: ChangeTransactionStatusInput!) { changeTransactionStatus(input: $input) { transaction { status } errors { code field message } } }",
      { input: { transactionId: "4", to: "CLAIM_INTERESTED", reason } },
    );
  const sent = () =>
    upstream.calls.filter(({ method }) => method === "PUT").map(({ body }) => JSON.parse(String(body)));

  test.each([
    [" ", "Cuenta qué pasó"],
    ["x".repeat(501), "Cuéntalo en 500 caracteres o menos"],
  ])("asks for some words, and not too many", async (reason, message) => {
    upstream.answer("GET /transactions/4", { body: transaction({ status: "confirmed_owner" }) });
    expect((await claim(reason)).changeTransactionStatus.errors).toEqual([
      { code: "BAD_USER_INPUT", field: "reason", message },
    ]);
    expect(upstream.writes()).toEqual([]);
  });

  test.each([" Llegó rota ", undefined])(
    "sends what happened, or nothing for clients that do not ask",
    async (reason) => {
      upstream.answer("GET /transactions/4", { body: transaction({ status: "confirmed_owner" }) });
      upstream.answer("PUT /v1/transactions/4", { body: { data: transaction({ status: "claim_interested" }) } });
      expect((await claim(reason)).changeTransactionStatus.errors).toEqual([]);
      const form = { status: "claim_interested", id: 4, from_chat: true };
      expect(sent()).toEqual([reason ? { ...form, reason: "Llegó rota" } : form]);
    },
  );
});

describe("marking all notifications as read", () => {
  const MARK_ALL =
    'mutation { markAllNotificationsRead(input: { upTo: "8" }) { viewer { unreadNotificationCount } errors { message } } }';
  const notification = (id: number, read: boolean) => ({
    id,
    type_notification_id: 9,
    type_notification: "invalid_avatar",
    read,
    toast_notification: true,
    created_at: "2026-11-20T23:48:11.793Z",
    model: {},
  });

  test("is one call where the backend has it", async () => {
    upstream.answer("PUT /notifications/read_all", { body: { success: true } });
    upstream.answer("GET /notifications", { body: [notification(9, false), notification(8, true)] });
    expect(await luis.data(MARK_ALL)).toEqual({
      markAllNotificationsRead: { viewer: { unreadNotificationCount: 1 }, errors: [] },
    });
    expect(upstream.writes()).toEqual(["PUT /notifications/read_all"]);
  });

  test.each([404, 403, 422])(
    "marks each unread one up to there where the backend refuses it with %i",
    async (status) => {
      upstream.answer("PUT /notifications/read_all", { status, body: { error: "Notificación no encontrada" } });
      upstream.answer("GET /notifications", {
        body: [notification(9, false), notification(8, false), notification(7, true), notification(6, false)],
      });
      for (const id of [6, 8]) upstream.answer(`PUT /notifications/${id}`, { body: notification(id, true) });
      expect(await luis.data(MARK_ALL)).toMatchObject({ markAllNotificationsRead: { errors: [] } });
      expect(upstream.writes()).toEqual([
        "PUT /notifications/read_all",
        "PUT /notifications/8",
        "PUT /notifications/6",
      ]);
    },
  );
});

describe("a write to the backend", () => {
  const SEND =
    'mutation { sendMessage(input: { chatId: "4", randomId: "r-1", text: "hola" }) { message { id } errors { code field message } } }';

  test.each([503, 500, 502])("is sent once when the backend answers %i", async (status) => {
    upstream.answer("POST /chats/4/messages", { status, body: {} });
    expect((await luis.run(SEND)).errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect(upstream.writes()).toHaveLength(1);
  });

  test("is refused at the field that the backend names", async () => {
    upstream.answer("POST /chats/4/messages", {
      status: 422,
      body: { errors: ["No cabe"], fields: { message: ["No cabe"] } },
    });
    expect(await luis.data(SEND)).toEqual({
      sendMessage: { message: null, errors: [{ code: "BAD_USER_INPUT", field: "text", message: "No cabe" }] },
    });
    upstream.answer("POST /chats/4/messages", { status: 422, body: { errors: ["El mensaje no puede estar vacío"] } });
    expect(await luis.data(SEND)).toEqual({
      sendMessage: {
        message: null,
        errors: [{ code: "BAD_USER_INPUT", field: null, message: "El mensaje no puede estar vacío" }],
      },
    });
  });
});

describe("saving a publication", () => {
  const SAVE =
    'mutation { savePublication(input: { publicationId: "12" }) { publication { id } errors { code message } } }';
  const refusal = { status: 422, body: { errors: ["La publicación ya está guardada"] } };
  const entry = { id: 2, user_id: 2, publication_id: 12, publication: publication(12) };

  test("is sent again when another tap has removed what made the backend refuse it", async () => {
    const replies = [refusal, { status: 201, body: entry }];
    upstream.answer("POST /publications_saveds", () => replies.shift() ?? refusal);
    upstream.answer("GET /publications_saveds", { body: [] });
    expect(await luis.data(SAVE)).toEqual({ savePublication: { publication: { id: "12" }, errors: [] } });
    expect(upstream.writes()).toEqual(Array(2).fill("POST /publications_saveds"));
  });

  test("is refused in the end where the backend takes it never", async () => {
    upstream.answer("POST /publications_saveds", refusal);
    upstream.answer("GET /publications_saveds", { body: [] });
    expect(await luis.data(SAVE)).toEqual({
      savePublication: {
        publication: null,
        errors: [{ code: "BAD_USER_INPUT", message: "La publicación ya está guardada" }],
      },
    });
  });
});
