import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { list, setUpConversation, show } from "../testing/conversationScreen";

setUpConversation();

const payload = (typename: string, isMuted: boolean) => ({
  __typename: typename,
  chat: { __typename: "Chat", id: "5", isMuted },
  ringChat: null,
  viewer: null,
  errors: [],
});

it("mutes the chat by the menu in its header, and takes it back", async () => {
  const { user, asked } = show(
    {
      MuteChat: () => ({ muteChat: payload("MuteChatPayload", true) }),
      UnmuteChat: () => ({ unmuteChat: payload("MuteChatPayload", false) }),
    },
    { isMuted: false },
  );
  await user.click(await screen.findByRole("button", { name: "Opciones del chat" }));
  await user.click(screen.getByRole("button", { name: /^Silenciar/ }));
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("MuteChat"));
  await user.click(screen.getByRole("button", { name: "Opciones del chat" }));
  await user.click(await screen.findByRole("button", { name: /^Dejar de silenciar/ }));
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "UnmuteChat")?.variables).toEqual({ input: { chatId: "5" } }),
  );
});

it("has no menu where the backend mutes no chats", async () => {
  show({}, { isMuted: null });
  await list();
  expect(screen.queryByRole("button", { name: "Opciones del chat" })).toBeNull();
});
