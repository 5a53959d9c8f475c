import { cleanup, screen, waitFor } from "@testing-library/react";
import { use } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { deleteDrafts } from "../lib/drafts";
import { ASKED, CAN_PROPOSE, payload, sendButton, showProposal, thing } from "../testing/proposalScreen";

// The document says what the server lacks until the settings are there.
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const toasts = () => toastStore.getState().map(({ text }) => text);

it("cannot be sent without an offer, and shows what is chosen", async () => {
  const { user, container } = showProposal();
  expect(await sendButton()).toHaveProperty("disabled", true);
  expect(container.textContent).toContain("Tú das todavía nada; tú recibes Guitarra eléctrica");
  await user.click(screen.getByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  expect(container.textContent).toContain("Tú das Bicicleta; tú recibes Guitarra eléctrica");
  expect(await sendButton()).toHaveProperty("disabled", false);
  await user.click(screen.getByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  await user.type(screen.getByLabelText("¿Ofreces algo más?"), "   ");
  expect(await sendButton()).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText("¿Ofreces algo más?"), "Dos clases");
  expect(await sendButton()).toHaveProperty("disabled", false);
});

it("shows what both sides are worth, and how far they are apart", async () => {
  const worth = (amount: number) => ({ price: { __typename: "Money", amount: amount * 100, currency: "USD" } });
  const { user } = showProposal(CAN_PROPOSE, {
    answers: {
      ProposalScreen: () => ({
        publication: { ...ASKED, ...worth(75), viewerProposal: CAN_PROPOSE },
        viewer: {
          __typename: "Viewer",
          id: "1",
          activePublications: [
            { ...thing("1", "Bicicleta"), ...worth(30) },
            { ...thing("2", "Mesa"), ...worth(70) },
          ],
        },
      }),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  const balance = screen.getByRole("status", { name: "Valor de cada lado" });
  expect(balance.textContent).toBe(
    "Tu lado 30\u00a0USD, el suyo 75\u00a0USDLo suyo vale 45\u00a0USD más. ¿Agregas algo?",
  );
  await user.click(screen.getByRole("checkbox", { name: "Mesa" }));
  expect(balance.textContent).toBe(
    "Tu lado 100\u00a0USD, el suyo 75\u00a0USDLo tuyo vale 25\u00a0USD más. ¿Pides algo?",
  );
  await user.type(screen.getByLabelText("¿Ofreces algo más?"), "Dos clases");
  expect(balance.textContent).toBe(
    "Tu lado 100\u00a0USD, el suyo 75\u00a0USDHay algo sin precio: su valor lo acuerdan ustedes.",
  );
  await user.click(screen.getByRole("checkbox", { name: "Mesa" }));
  await user.click(screen.getByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  // What is written is not worth nothing.
  expect(balance.textContent).toBe("Hay algo sin precio: su valor lo acuerdan ustedes.");
});

it("sends the proposal and leads to the chat", async () => {
  const { user, asked, path } = showProposal(CAN_PROPOSE, {
    answers: { CreateProposal: () => ({ createProposal: payload() }) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(await sendButton());
  await waitFor(() => expect(path()).toBe("/chats/9?tab=proposal"));
  expect(toasts()).toEqual(["Propuesta enviada exitosamente"]);
  expect(asked.find(({ operation }) => operation === "CreateProposal")?.variables).toEqual({
    input: {
      requestId: expect.stringMatching(/./) as unknown,
      publicationId: "7",
      offeredPublicationIds: ["2"],
      writtenOffer: null,
    },
  });
});

it("waits for the chat of what was sent, also where the proposal is known before it has come", async () => {
  const never = new Promise<null>(() => {});
  const Chat = () => use(never);
  const transaction = {
    __typename: "Transaction",
    id: "5",
    offerAuthor: "INTERESTED",
    writtenOffer: null,
    offeredPublications: [],
  };
  let isSent = false;
  const { user, path } = showProposal(CAN_PROPOSE, {
    chat: <Chat />,
    answers: {
      ProposalScreen: () => ({
        publication: { ...ASKED, viewerProposal: isSent ? { ...CAN_PROPOSE, transaction } : CAN_PROPOSE },
        viewer: { __typename: "Viewer", id: "1", activePublications: [thing("2", "Mesa")] },
      }),
      CreateProposal: () => {
        isSent = true;
        const { transaction: sent, ...rest } = payload();
        const viewerProposal = { ...CAN_PROPOSE, transaction: { __typename: "Transaction", id: "5" } };
        return {
          createProposal: { ...rest, transaction: { ...sent, publication: { ...sent?.publication, viewerProposal } } },
        };
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(await sendButton());
  expect(await screen.findByRole("button", { name: "Guardar propuesta" })).toBeTruthy();
  expect(path()).toBe("/publication/7/proposal/manager");
});

it("warns of a phone number in the words, as a chat does before its proposal is accepted", async () => {
  const { user } = showProposal();
  const words = await screen.findByLabelText("¿Ofreces algo más?");
  await user.type(words, "Mi 0414-1234567");
  expect(await screen.findByText(/^Parece que compartes un teléfono/)).toBeTruthy();
  expect(await sendButton()).toHaveProperty("disabled", false);
  await user.clear(words);
  await waitFor(() => expect(screen.queryByText(/^Parece que compartes/)).toBe(null));
});

it("keeps the draft for a later visit, with the publications that can still be offered", async () => {
  const { user } = showProposal();
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(screen.getByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  await user.type(screen.getByLabelText("¿Ofreces algo más?"), "Dos clases");
  cleanup();
  showProposal(CAN_PROPOSE, { own: [thing("2", "Mesa")] });
  expect(await screen.findByRole("checkbox", { name: "Mesa" })).toHaveProperty("checked", true);
  expect(screen.getByLabelText("¿Ofreces algo más?")).toHaveProperty("value", "Dos clases");
  expect(screen.getByText(/^1 de 1/)).toBeTruthy();
});

it("opens with the active proposal, and changes that one", async () => {
  const live = {
    ...CAN_PROPOSE,
    state: "CAN_UPDATE",
    chatId: "9",
    transaction: {
      __typename: "Transaction",
      id: "5",
      offerAuthor: null,
      writtenOffer: "Dos clases",
      offeredPublications: [thing("2", "Mesa")],
    },
  };
  const { user, asked, path } = showProposal(live, {
    answers: { UpdateProposal: () => ({ updateProposal: payload() }) },
  });
  expect(await screen.findByRole("checkbox", { name: "Mesa" })).toHaveProperty("checked", true);
  expect(screen.getByLabelText("¿Ofreces algo más?")).toHaveProperty("value", "Dos clases");
  await user.click(await sendButton());
  await waitFor(() => expect(path()).toBe("/chats/9?tab=proposal"));
  expect(toasts()).toEqual(["Propuesta actualizada exitosamente"]);
  expect(asked.find(({ operation }) => operation === "UpdateProposal")?.variables).toEqual({
    input: { transactionId: "5", offeredPublicationIds: ["2"], writtenOffer: "Dos clases" },
  });
});

it("changes a proposal with all that both sides give where they negotiate", async () => {
  const live = {
    ...CAN_PROPOSE,
    state: "CAN_UPDATE",
    transaction: {
      __typename: "Transaction",
      id: "5",
      offerAuthor: "OWNER",
      writtenOffer: null,
      offeredPublications: [],
    },
  };
  const { path } = showProposal(live);
  await waitFor(() => expect(path()).toBe("/contraoferta/5"));
});

it("shows a refusal at its field and keeps the input", async () => {
  const refusal = {
    __typename: "UserError",
    field: "writtenOffer",
    code: "BAD_USER_INPUT",
    message: "No se aceptan enlaces",
  };
  const { user, path } = showProposal(CAN_PROPOSE, {
    answers: { CreateProposal: () => ({ createProposal: payload([refusal]) }) },
  });
  await user.type(await screen.findByLabelText("¿Ofreces algo más?"), "www.algo.com");
  await user.click(await sendButton());
  expect((await screen.findByRole("alert")).textContent).toContain("No se aceptan enlaces");
  expect(screen.getByLabelText("¿Ofreces algo más?")).toHaveProperty("value", "www.algo.com");
  expect(path()).toBe("/publication/7/proposal/manager");
});

it.each([
  ["the own publication", { ...CAN_PROPOSE, state: "DISABLED", reason: "OWN_PUBLICATION" }, ""],
  ["what is for Premium alone", { ...CAN_PROPOSE, state: "DISABLED", reason: "NEEDS_PREMIUM" }, ""],
  ["a proposal of another publication", CAN_PROPOSE, "?transactionId=99"],
  ["an unreadable publication", null, ""],
])("leads to the wall for %s", async (_what, proposal, search) => {
  const { path } = showProposal(proposal, { search });
  await waitFor(() => expect(path()).toBe("/wall"));
});

it("marks a publication that is reserved by another transaction", async () => {
  showProposal(CAN_PROPOSE, { own: [{ ...thing("1", "Bicicleta"), isReserved: true }, thing("2", "Mesa")] });
  expect(await screen.findByRole("checkbox", { name: "Bicicleta. Le interesa. Ya está en otro cambio" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Mesa" })).toBeTruthy();
});

it("offers to publish to a user without publications", async () => {
  showProposal(CAN_PROPOSE, { own: [] });
  expect(await screen.findByText("No tienes Publicaciones activas")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Publicar" }).getAttribute("href")).toBe("/new_publication");
});
