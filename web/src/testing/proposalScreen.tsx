import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { SiteContext } from "../components/site";
import { routePatterns } from "../lib/routePatterns";
import ProposalManager from "../routes/proposalManager";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";

export const thing = (id: string, title: string) => ({
  __typename: "Publication",
  id,
  title,
  category: { __typename: "Category", id: "40" },
  price: null,
  cover: null,
  isReserved: false,
});
export const ASKED = {
  ...thing("7", "Guitarra eléctrica"),
  slug: "guitarra-electrica",
  interests: ["Bicicleta"],
  owner: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
};
export const CAN_PROPOSE = {
  __typename: "ViewerProposal",
  state: "CAN_PROPOSE",
  reason: null,
  chatId: null,
  transaction: null,
};

/** The page on which a proposal for {@link ASKED} is made or changed. */
export function showProposal(
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

export const payload = (errors: object[] = []) => ({
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
export const sendButton = () => screen.findByRole("button", { name: /Enviar propuesta|Guardar propuesta/ });
