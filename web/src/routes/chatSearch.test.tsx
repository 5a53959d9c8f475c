import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { message, side, thing, TRANSACTION } from "../testing/conversationScreen";
import { ANA, renderScreen } from "../testing/renderScreen";
import { ring } from "../testing/ringScreen";
import ChatsRoute from "./chats";

afterEach(cleanup);

const found = {
  __typename: "FoundChat",
  chat: {
    __typename: "Chat",
    id: "5",
    tab: "IN_PROGRESS",
    updatedAt: "2026-11-20T12:00:00.000Z",
    counterpart: TRANSACTION.counterpart,
    transaction: {
      ...TRANSACTION,
      viewerGives: side(thing("1", "Guitarra")),
      viewerReceives: side(thing("2", "Bici")),
    },
  },
  message: message("3", "Nos vemos mañana"),
};

const show = (at: string, answer: unknown) =>
  renderScreen(<ChatsRoute />, {
    at,
    viewer: ANA,
    answers: {
      SearchChats: () => answer,
      Chats: () => new Error("not asked here"),
      TransactionCounts: () => ({ viewer: null }),
    },
  });

it("shows what the address looks for, with the line that holds it, and leads to its chat", async () => {
  const { asked } = show("/chats/?tab=proposal&buscar=manana", { searchChats: [found], searchRingChats: null });
  const link = await screen.findByRole("link", { name: /Luis Gómez/ });
  expect(screen.getByText("mañana").tagName).toBe("MARK");
  expect(link.getAttribute("href")).toBe("/chats/5?tab=in-progress&buscar=manana&mensaje=3");
  expect(screen.getByText("1 conversación")).toBeTruthy();
  expect(asked.find(({ operation }) => operation === "SearchChats")?.variables).toEqual({ text: "manana" });
  expect(((await screen.findByLabelText("Buscar en tus chats")) as HTMLInputElement).value).toBe("manana");
});

it("shows rings in whose chats something was said, and leads to that message", async () => {
  const chat = {
    __typename: "RingChat",
    id: "8",
    isWritable: true,
    unreadCount: 0,
    isMuted: false,
    updatedAt: "2026-11-20T12:00:00.000Z",
    lastMessage: null,
  };
  const said = { ...message("3", "Nos vemos mañana"), senderId: "2" };
  const one = { __typename: "FoundRingChat", ring: ring("ACCEPTED", { chat }), message: said };
  show("/chats/?tab=proposal&buscar=manana", { searchChats: [], searchRingChats: [one] });
  const link = await screen.findByRole("link", { name: /Círculo de 3 personas/ });
  expect(link.textContent).toContain("Con Luis y EvaLuis: Nos vemos mañana");
  expect(link.getAttribute("href")).toBe("/chats/8?tab=in-progress&circulo=4&buscar=manana&mensaje=3");
  expect(screen.getByText("1 conversación")).toBeTruthy();
});

it("says that nothing was found, and shows the lists again once the field is empty", async () => {
  show("/chats/?tab=proposal&buscar=manana", { searchChats: [], searchRingChats: [] });
  await screen.findByRole("heading", { name: "No encontramos nada" });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Borrar búsqueda" }));
  expect(await screen.findByRole("tablist", { name: "Tus conversaciones" })).toBeTruthy();
});
