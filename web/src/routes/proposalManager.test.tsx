import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { use } from "react";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { SiteContext } from "../components/site";
import { toast, toastStore } from "../components/ui/toast";
import { deleteDrafts } from "../lib/drafts";
import { routePatterns } from "../lib/routePatterns";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import ProposalManager from "./proposalManager";

// The document says what the server lacks until the settings are there.
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const thing = (id: string, title: string) => ({
  __typename: "Publication",
  id,
  title,
  category: { __typename: "Category", id: "40" },
  price: null,
  cover: null,
  isReserved: false,
});
const ASKED = {
  ...thing("7", "Guitarra eléctrica"),
  slug: "guitarra-electrica",
  interests: ["Bicicleta"],
  owner: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
};
const CAN_PROPOSE = {
  __typename: "ViewerProposal",
  state: "CAN_PROPOSE",
  reason: null,
  chatId: null,
  transaction: null,
};

function show(
  proposal: object | null = CAN_PROPOSE,
  {
    answers,
    own = [thing("1", "Bicicleta"), thing("2", "Mesa")],
    search = "",
    lacks = [],
    chat = null,
  }: { answers?: Answers; own?: object[]; search?: string; lacks?: string[]; chat?: ReactNode } = {},
) {
  const view = renderScreen(
    <SiteContext value={{ origin: "", documentPath: "", lacks }}>
      <Routes>
        <Route path={routePatterns.proposalManager} element={<ProposalManager />} />
        <Route path="/chats/9" element={chat} />
        <Route path="*" element={null} />
      </Routes>
    </SiteContext>,
    {
      at: `/publication/7/proposal/manager${search}`,
      viewer: ANA,
      answers: {
        ProposalScreen: () => ({
          publication: { ...ASKED, viewerProposal: proposal },
          viewer: { __typename: "Viewer", id: "1", activePublications: own },
        }),
        LiveCounts: () => ({ viewer: null }),
        ...answers,
      },
    },
  );
  return { ...view, user: userEvent.setup() };
}

const payload = (errors: object[] = []) => ({
  __typename: "ProposalPayload",
  transaction:
    errors.length > 0
      ? null
      : {
          __typename: "Transaction",
          id: "5",
          status: "ACTIVE",
          chatId: "9",
          updatedAt: "",
          writtenOffer: null,
          offeredPublications: [],
          viewerGives: null,
          publication: {
            __typename: "Publication",
            id: "7",
            viewerProposal: { ...CAN_PROPOSE, state: "CAN_UPDATE", chatId: "9" },
          },
        },
  errors,
});
const theirThings = (items: object[]) => ({
  userPublications: {
    __typename: "PublicationPage",
    items: items.map((item) => ({ ...item, isWithheld: false })),
    page: { __typename: "PageNumbers", page: 1, pages: 1 },
  },
});
type Asked = ReturnType<typeof show>["asked"];
const inputsOf = (asked: Asked) =>
  asked.filter(({ operation }) => operation === "CreateProposal").map(({ variables }) => variables["input"]);
const sendButton = () => screen.findByRole("button", { name: /Enviar propuesta|Guardar propuesta/ });
const toasts = () => toastStore.getState().map(({ text }) => text);

it("cannot be sent without an offer, and shows what is chosen", async () => {
  const { user, container } = show();
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
  const { user } = show(CAN_PROPOSE, {
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
  const { user, asked, path } = show(CAN_PROPOSE, {
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
  const { user, path } = show(CAN_PROPOSE, {
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

it("keeps the draft for a later visit, with the publications that can still be offered", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(screen.getByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  await user.type(screen.getByLabelText("¿Ofreces algo más?"), "Dos clases");
  cleanup();
  show(CAN_PROPOSE, { own: [thing("2", "Mesa")] });
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
  const { user, asked, path } = show(live, { answers: { UpdateProposal: () => ({ updateProposal: payload() }) } });
  expect(await screen.findByRole("checkbox", { name: "Mesa" })).toHaveProperty("checked", true);
  expect(screen.getByLabelText("¿Ofreces algo más?")).toHaveProperty("value", "Dos clases");
  await user.click(await sendButton());
  await waitFor(() => expect(path()).toBe("/chats/9?tab=proposal"));
  expect(toasts()).toEqual(["Propuesta actualizada exitosamente"]);
  expect(asked.find(({ operation }) => operation === "UpdateProposal")?.variables).toEqual({
    input: { transactionId: "5", offeredPublicationIds: ["2"], writtenOffer: "Dos clases" },
  });
});

it("asks for further things of the owner, and money from either side", async () => {
  const worth = (amount: number) => ({ price: { __typename: "Money", amount: amount * 100, currency: "USD" } });
  const refusal = {
    __typename: "UserError",
    field: "complement.amountUsd",
    code: "BAD_USER_INPUT",
    message: "Es demasiado",
  };
  const { user, asked, container } = show(CAN_PROPOSE, {
    own: [{ ...thing("1", "Bicicleta"), ...worth(100) }],
    answers: {
      TheirThings: () => theirThings([ASKED, { ...thing("8", "Casco"), ...worth(20) }]),
      CreateProposal: () => ({ createProposal: payload([refusal]) }),
      LiveCounts: () => new Error("offline"),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  // Nobody's things are asked for before they are wanted.
  expect(asked.map(({ operation }) => operation)).not.toContain("TheirThings");
  await user.click(screen.getByText("Pedir también…"));
  const casco = await screen.findByRole("checkbox", { name: "Casco" });
  expect(screen.queryByRole("checkbox", { name: "Guitarra eléctrica" })).toBeNull();
  await user.click(casco);
  await user.click(screen.getByRole("radio", { name: "Lo pone Luis Gómez" }));
  await user.type(screen.getByLabelText("Cuánto, en USD"), "15");
  expect(container.textContent).toContain("tú recibes Guitarra eléctrica, Casco y 15");
  await user.click(await sendButton());
  expect((await screen.findByRole("alert")).textContent).toContain("Es demasiado");
  await user.click(screen.getByRole("radio", { name: "Lo pongo yo" }));
  await waitFor(async () => expect(await sendButton()).toHaveProperty("disabled", false));
  await user.click(await sendButton());
  const offer = { publicationId: "7", offeredPublicationIds: ["1"], writtenOffer: null, addedPublicationIds: ["8"] };
  await waitFor(() =>
    expect(inputsOf(asked)).toMatchObject([
      { ...offer, complement: { amountUsd: 15, payer: "OWNER" } },
      { ...offer, complement: { amountUsd: 15, payer: "INTERESTED" } },
    ]),
  );
});

it("neither shows nor sends what its owner has taken away since it was chosen", async () => {
  const answers = { TheirThings: () => theirThings([thing("8", "Casco")]) };
  const { user } = show(CAN_PROPOSE, { answers });
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(screen.getByText("Pedir también…"));
  await user.click(await screen.findByRole("checkbox", { name: "Casco" }));
  cleanup();
  const later = show(CAN_PROPOSE, {
    answers: { TheirThings: () => theirThings([]), CreateProposal: () => ({ createProposal: payload() }) },
  });
  expect(await screen.findByText("No hay otras publicaciones activas.")).toBeTruthy();
  await user.click(await sendButton());
  await waitFor(() => expect(inputsOf(later.asked)).toHaveLength(1));
  expect(inputsOf(later.asked)[0]).not.toHaveProperty("addedPublicationIds");
});

it("sends what was chosen before its page of the owner's things has come", async () => {
  const answers = { TheirThings: () => theirThings([thing("8", "Casco")]) };
  const { user } = show(CAN_PROPOSE, { answers });
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(screen.getByText("Pedir también…"));
  await user.click(await screen.findByRole("checkbox", { name: "Casco" }));
  cleanup();
  const later = show(CAN_PROPOSE, {
    answers: { TheirThings: () => new Error("offline"), CreateProposal: () => ({ createProposal: payload() }) },
  });
  await user.click(await sendButton());
  await waitFor(() => expect(inputsOf(later.asked)).toMatchObject([{ addedPublicationIds: ["8"] }]));
});

it("asks for nothing more where the backend takes nothing more", async () => {
  show(CAN_PROPOSE, { lacks: ["counterOffers"] });
  await sendButton();
  expect(screen.queryByText("Pedir también…")).toBeNull();
  expect(screen.queryByText("Complemento en dinero")).toBeNull();
  expect(screen.getByText(/un complemento en dinero/)).toBeTruthy();
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
  const { path } = show(live);
  await waitFor(() => expect(path()).toBe("/contraoferta/5"));
});

it("shows a refusal at its field and keeps the input", async () => {
  const refusal = {
    __typename: "UserError",
    field: "writtenOffer",
    code: "BAD_USER_INPUT",
    message: "No se aceptan enlaces",
  };
  const { user, path } = show(CAN_PROPOSE, {
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
  ["a proposal of another publication", CAN_PROPOSE, "?transactionId=99"],
  ["an unreadable publication", null, ""],
])("leads to the wall for %s", async (_what, proposal, search) => {
  const { path } = show(proposal, { search });
  await waitFor(() => expect(path()).toBe("/wall"));
});

it("marks a publication that is reserved by another transaction", async () => {
  show(CAN_PROPOSE, { own: [{ ...thing("1", "Bicicleta"), isReserved: true }, thing("2", "Mesa")] });
  expect(await screen.findByRole("checkbox", { name: "Bicicleta. Le interesa. Ya está en otro cambio" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Mesa" })).toBeTruthy();
});

it("offers to publish to a user without publications", async () => {
  show(CAN_PROPOSE, { own: [] });
  expect(await screen.findByText("No tienes Publicaciones activas")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Publicar" }).getAttribute("href")).toBe("/new_publication");
});
