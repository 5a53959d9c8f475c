import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import ChatPrivacy from "./ChatPrivacy";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

interface Privacy {
  sharesReading: boolean;
  sharesTyping: boolean;
  sharesLastSeen: boolean;
}
const all: Privacy = { sharesReading: true, sharesTyping: true, sharesLastSeen: true };
const viewerOf = (privacy: Privacy | null) => ({
  __typename: "Viewer",
  id: "1",
  chatPrivacy: privacy && { __typename: "ChatPrivacy", ...privacy },
});

/** Before a server that keeps what is chosen, or refuses it. */
function show(privacy: Privacy | null, refusal?: string, at?: string) {
  let kept = privacy;
  const view = renderScreen(<ChatPrivacy />, {
    viewer: ANA,
    at,
    answers: {
      ChatPrivacy: () => ({ viewer: viewerOf(kept) }),
      SetChatPrivacy: ({ input }) => {
        if (!refusal) kept = input as Privacy;
        return {
          setChatPrivacy: {
            __typename: "SetChatPrivacyPayload",
            viewer: refusal ? null : viewerOf(kept),
            errors: refusal ? [{ __typename: "UserError", message: refusal }] : [],
          },
        };
      },
    },
  });
  return { ...view, user: userEvent.setup() };
}
const toasts = () => toastStore.getState().map(({ text }) => text);
const names = ["Mensajes leídos", "Escribiendo", "Última conexión"];
const states = async () => {
  const found = [];
  for (const name of names) found.push((await screen.findByRole<HTMLInputElement>("switch", { name })).checked);
  return found;
};

it("shows what is shared, and saves what is turned off with the others as they were", async () => {
  const { user, asked } = show(all);
  expect(await states()).toEqual([true, true, true]);
  await user.click(screen.getByRole("switch", { name: "Escribiendo" }));
  await waitFor(() => expect(toasts()).toContain("Guardamos tu elección."));
  await user.click(screen.getByRole("switch", { name: "Última conexión" }));
  await waitFor(() =>
    expect(asked.flatMap(({ operation, variables }) => (operation === "SetChatPrivacy" ? [variables] : []))).toEqual([
      { input: { ...all, sharesTyping: false } },
      { input: { ...all, sharesTyping: false, sharesLastSeen: false } },
    ]),
  );
  expect(await states()).toEqual([true, false, false]);
});

it("goes back to what it was where the server refuses", async () => {
  const { user } = show(all, "Ahora no");
  await states();
  await user.click(screen.getByRole("switch", { name: "Mensajes leídos" }));
  await waitFor(() => expect(toasts()).toEqual(["Ahora no."]));
  await waitFor(async () => expect(await states()).toEqual([true, true, true]));
});

it("shows nothing where the backend has no such settings, and can be asked for again", async () => {
  const { asked } = show(null);
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("ChatPrivacy"));
  await waitFor(() => expect(screen.queryByRole("switch")).toBeNull());
  cleanup();
  let hasFailed = false;
  renderScreen(<ChatPrivacy />, {
    viewer: ANA,
    answers: {
      ChatPrivacy: () => {
        if (hasFailed) return { viewer: viewerOf(all) };
        hasFailed = true;
        return new Error("sin red");
      },
    },
  });
  await userEvent.setup().click(await screen.findByRole("button", { name: /Reintentar|Intentar/ }));
  expect(await states()).toEqual([true, true, true]);
});

it("is scrolled to and focused where the address names it", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  show(all, undefined, "/profile?tab=account#avisos");
  await screen.findByRole("heading", { name: "Privacidad en los chats" });
  expect(scrolled).toEqual([]);
  cleanup();
  show(all, undefined, "/profile?tab=account#privacidad");
  const card = await screen.findByRole("region", { name: "Privacidad en los chats" });
  expect([scrolled, document.activeElement]).toEqual([["privacidad"], card]);
});
