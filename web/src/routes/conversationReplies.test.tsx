import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chat, field, list, message, setUpConversation, show, stored } from "../testing/conversationScreen";

setUpConversation();

const quote = {
  __typename: "MessageQuote",
  messageId: "1",
  senderId: "2",
  isOwn: false,
  text: "¿Sigue disponible?",
  hasPicture: false,
  hasLocation: false,
};
const cancel = { name: "No responder a este mensaje" };

it("answers a message: it stands above the field until the answer is sent", async () => {
  const { user, asked } = show({ SendMessage: stored("2") });
  await user.click(await (await list()).findByRole("button", { name: "Responder" }));
  expect(document.activeElement).toBe(await field());
  expect(await screen.findByRole("button", cancel)).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("button", cancel)).toBeNull();
  await user.click((await list()).getByRole("button", { name: "Responder" }));
  await user.type(await field(), "Sí, claro{Enter}");
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "SendMessage")?.variables["input"]).toMatchObject({
      text: "Sí, claro",
      replyToId: "1",
    }),
  );
  expect(screen.queryByRole("button", cancel)).toBeNull();
});

it("leads from an answer to the message, which may lie on a page before", async () => {
  const answer = { ...message("9", "Sí"), replyTo: quote };
  const { user } = show({
    ConversationScreen: () => {
      const one = chat({}, [answer]);
      return { chat: { ...one.chat, messages: { ...one.chat.messages, hasPreviousPage: true } } };
    },
    Messages: () => chat({}, [message("1", "¿Sigue disponible?")]),
  });
  const link = await (await list()).findByRole("button", { name: "Ir al mensaje de Luis Gómez: ¿Sigue disponible?" });
  await user.click(link);
  await waitFor(() => {
    const item = document.activeElement;
    expect(item?.tagName).toBe("LI");
    expect(within(item as HTMLElement).getByText("¿Sigue disponible?")).toBeTruthy();
  });
});

it("opens at the message that the search has found, which may lie on a page before, and marks it", async () => {
  show(
    {
      ConversationScreen: () => {
        const one = chat({}, [message("9", "Sí")]);
        return { chat: { ...one.chat, messages: { ...one.chat.messages, hasPreviousPage: true } } };
      },
      Messages: () => chat({}, [message("1", "¿Sigue disponible?"), message("2", "Es azul")]),
    },
    {},
    "/chats/5?tab=proposal&buscar=disponible&mensaje=1",
  );
  await waitFor(() => {
    const item = document.activeElement;
    expect(item?.getAttribute("data-message")).toBe("1");
    expect(within(item as HTMLElement).getByText("¿Sigue disponible?")).toBeTruthy();
  });
  const [found, other] = ["1", "2"].map((id) => document.querySelector(`[data-message="${id}"]`)?.className);
  expect(found).not.toBe(other);
});

it("offers no answer where the backend keeps none, or nothing can be sent any more", async () => {
  const { unmount } = show({}, { canReply: false });
  await (await list()).findByText("¿Sigue disponible?");
  expect(screen.queryByRole("button", { name: "Responder" })).toBeNull();
  unmount();
  show({}, { isWritable: false });
  await (await list()).findByText("¿Sigue disponible?");
  expect(screen.queryByRole("button", { name: "Responder" })).toBeNull();
});

it("puts a quick reply into the field, while nothing is written", async () => {
  const { user } = show();
  const replies = within(await screen.findByRole("list", { name: "Respuestas rápidas" }));
  await user.click(replies.getByRole("button", { name: "¿En qué estado está?" }));
  expect(await field()).toHaveProperty("value", "¿En qué estado está?");
  expect(screen.queryByRole("list", { name: "Respuestas rápidas" })).toBeNull();
});
