import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { expect, it } from "vitest";
import { message, chat, list, setUpConversation, show } from "../testing/conversationScreen";

setUpConversation();

const marks = (readUpTo: string | null, deliveredUpTo: string) => ({
  __typename: "ChatMarks",
  chatId: "5",
  readUpTo,
  deliveredUpTo,
});
const sent = [1, 2, 3].map((id) => message(String(id), `mensaje ${id}`, { isOwn: true }));
const ticks = async () =>
  (await list()).getAllByText(/^(Enviado|Entregado|Leído)$/).map(({ textContent }) => textContent);

it("says in words how far each own message has come, live", async () => {
  const changed = new Subject<unknown>();
  show({
    ConversationScreen: () => chat({ marks: marks("0", "2") }, [...sent, message("4", "¿Y bien?")]),
    ChatMarksChanged: () => changed,
  });
  expect(await ticks()).toEqual(["Entregado", "Entregado", "Enviado"]);
  await waitFor(() => expect(changed.observed).toBe(true));
  act(() => changed.next({ chatMarksChanged: marks("2", "3") }));
  await waitFor(async () => expect(await ticks()).toEqual(["Leído", "Leído", "Entregado"]));
});

it("shows no ticks and follows none where the backend keeps no marks", async () => {
  const { asked } = show({ ConversationScreen: () => chat({}, sent) });
  await (await list()).findByText("mensaje 3");
  expect(screen.queryByText(/Enviado|Entregado|Leído/)).toBeNull();
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("MessageAdded"));
  expect(asked.map(({ operation }) => operation)).not.toContain("ChatMarksChanged");
});

it("confirms what arrives while another page is seen, in one call for several messages", async () => {
  const changed = new Subject<unknown>();
  const answer = new Subject<unknown>();
  const { asked } = show({
    ChatChanged: () => changed,
    ConfirmDelivery: () => answer,
  });
  await list();
  const chatUpdate = (id: string, awaitsDelivery: boolean) => ({
    chatChanged: {
      __typename: "ChatEvent",
      kind: "UPDATED",
      chat: {
        ...chat().chat,
        id,
        awaitsDelivery,
        updatedAt: "2026-11-20T10:00:00.000Z",
        lastEvent: null,
        lastMessage: message("9", "Hola"),
      },
    },
  });
  const confirmed = () => asked.filter(({ operation }) => operation === "ConfirmDelivery");
  act(() => changed.next(chatUpdate("6", false)));
  // This conversation is being read.
  act(() => changed.next(chatUpdate("5", true)));
  for (let times = 0; times < 3; times++) act(() => changed.next(chatUpdate("6", true)));
  await waitFor(() => expect(confirmed()).toHaveLength(1));
  act(() => {
    answer.next({ confirmDelivery: { __typename: "ConfirmDeliveryPayload", errors: [] } });
    answer.complete();
  });
  await waitFor(() => expect(confirmed()).toHaveLength(2));
  expect(confirmed().map(({ variables }) => variables["input"])).toEqual([{ chatId: "6" }, { chatId: "6" }]);
});
