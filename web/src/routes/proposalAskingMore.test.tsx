import { cleanup, screen, waitFor } from "@testing-library/react";
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

const theirThings = (items: object[], page = 1, pages = 1) => ({
  userPublications: {
    __typename: "PublicationPage",
    items: items.map((item) => ({ ...item, isWithheld: false })),
    page: { __typename: "PageNumbers", page, pages },
  },
});
type Asked = ReturnType<typeof showProposal>["asked"];
const inputsOf = (asked: Asked) =>
  asked.filter(({ operation }) => operation === "CreateProposal").map(({ variables }) => variables["input"]);
/** In a draft, at an earlier visit. */
async function askForCasco() {
  const { user } = showProposal(CAN_PROPOSE, {
    answers: { TheirThings: () => theirThings([thing("8", "Casco")]) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(screen.getByText("Pedir también…"));
  await user.click(await screen.findByRole("checkbox", { name: "Casco" }));
  cleanup();
}

it("asks for further things of the owner, and money from either side", async () => {
  const worth = (amount: number) => ({ price: { __typename: "Money", amount: amount * 100, currency: "USD" } });
  const refusal = {
    __typename: "UserError",
    field: "complement.amountUsd",
    code: "BAD_USER_INPUT",
    message: "Es demasiado",
  };
  const { user, asked, container } = showProposal(CAN_PROPOSE, {
    own: [{ ...thing("1", "Bicicleta"), ...worth(100) }],
    answers: {
      TheirThings: () => theirThings([ASKED, { ...thing("8", "Casco"), ...worth(20) }]),
      CreateProposal: () => ({ createProposal: payload([refusal]) }),
      LiveCounts: () => new Error("offline"),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Bicicleta. Le interesa" }));
  // The other user's things are not queried before they are needed.
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
  await askForCasco();
  const later = showProposal(CAN_PROPOSE, {
    answers: { TheirThings: () => theirThings([]), CreateProposal: () => ({ createProposal: payload() }) },
  });
  expect(await screen.findByText("No hay otras publicaciones activas.")).toBeTruthy();
  await later.user.click(await sendButton());
  await waitFor(() => expect(inputsOf(later.asked)).toHaveLength(1));
  expect(inputsOf(later.asked)[0]).not.toHaveProperty("addedPublicationIds");
});

it("sends what was chosen before its page of the owner's things has come", async () => {
  await askForCasco();
  const later = showProposal(CAN_PROPOSE, {
    answers: { TheirThings: () => new Error("offline"), CreateProposal: () => ({ createProposal: payload() }) },
  });
  await later.user.click(await sendButton());
  await waitFor(() => expect(inputsOf(later.asked)).toMatchObject([{ addedPublicationIds: ["8"] }]));
});

it("asks for nothing more where the backend takes nothing more", async () => {
  showProposal(CAN_PROPOSE, { lacks: ["counterOffers"] });
  await sendButton();
  expect(screen.queryByText("Pedir también…")).toBeNull();
  expect(screen.queryByText("Complemento en dinero")).toBeNull();
  expect(screen.getByText(/un complemento en dinero/)).toBeTruthy();
});

const readPages =
  (...pages: object[][]) =>
  ({ page }: Record<string, unknown>) =>
    theirThings(pages[Number(page) - 1] ?? [], Number(page), pages.length);

it("reads the pages of the owner's things until what was chosen is there", async () => {
  await askForCasco();
  const { asked } = showProposal(CAN_PROPOSE, {
    answers: { TheirThings: readPages([thing("11", "Taza")], [thing("8", "Casco")], [thing("12", "Silla")]) },
  });
  expect(await screen.findByRole("checkbox", { name: "Casco" })).toHaveProperty("checked", true);
  expect(screen.queryByRole("checkbox", { name: "Silla" })).toBeNull();
  expect(asked.filter(({ operation }) => operation === "TheirThings")).toHaveLength(2);
});

it("knows that something is gone once no page has it", async () => {
  await askForCasco();
  const { user, asked } = showProposal(CAN_PROPOSE, {
    answers: {
      TheirThings: readPages([thing("11", "Taza")], [thing("12", "Silla")]),
      CreateProposal: () => ({ createProposal: payload() }),
    },
  });
  await screen.findByRole("checkbox", { name: "Silla" });
  await user.click(await sendButton());
  await waitFor(() => expect(inputsOf(asked)).toHaveLength(1));
  expect(inputsOf(asked)[0]).not.toHaveProperty("addedPublicationIds");
});

it("asks for a page that failed again by hand", async () => {
  await askForCasco();
  let isOffline = true;
  const { user } = showProposal(CAN_PROPOSE, {
    answers: {
      TheirThings: (variables: Record<string, unknown>) =>
        variables["page"] === 2 && isOffline
          ? new Error("offline")
          : readPages([thing("11", "Taza")], [thing("8", "Casco")])(variables),
    },
  });
  await waitFor(() => expect(toastStore.getState()).toHaveLength(1));
  isOffline = false;
  await user.click(screen.getByRole("button", { name: "Ver más" }));
  expect(await screen.findByRole("checkbox", { name: "Casco" })).toHaveProperty("checked", true);
});
