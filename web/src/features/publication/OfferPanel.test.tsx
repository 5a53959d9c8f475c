import { gql } from "@apollo/client";
import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { OfferPanel_PublicationFragment } from "../../__generated__/graphql";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { OfferPanel } from "./OfferPanel";

afterEach(cleanup);

const QUERY = gql`
  query OnePublication {
    publication(id: "9") {
      id
      ...OfferPanel_publication
    }
  }
`;

function TestScreen() {
  const { data } = useQuery<{ publication: FragmentType<OfferPanel_PublicationFragment> }>(QUERY);
  return data ? <OfferPanel publication={data.publication} actionsRef={null} /> : null;
}

const publication = {
  __typename: "Publication",
  id: "9",
  slug: "radio",
  title: "Radio",
  type: "PRODUCT",
  status: "ACTIVE",
  condition: "USED",
  usage: null,
  distanceKm: null,
  interests: [],
  isOwn: false,
  isSaved: false,
  isReserved: false,
  canEdit: false,
  hasChangesInReview: false,
  price: null,
  place: { __typename: "Place", label: "Chacao, Miranda" },
  cover: null,
  viewerProposal: null,
};

it("invites to propose only where nothing is agreed", async () => {
  const show = (more: object) =>
    renderScreen(<TestScreen />, {
      viewer: ANA,
      answers: { OnePublication: () => ({ publication: { ...publication, ...more } }) },
    });
  show({});
  expect(await screen.findByText(/^Proponer es gratis/)).toBeTruthy();
  cleanup();
  show({ isReserved: true });
  expect(await screen.findByText("Reservada: hay un cambio acordado")).toBeTruthy();
  expect(screen.queryByText(/^Proponer es gratis/)).toBeNull();
});

it.each([
  // Read aloud, and shown in the place of the offer.
  ["CAN_UPDATE", null, ["Ya le propusiste un cambio", "Ya le propusiste un cambio"]],
  ["DISABLED", "ALREADY_ACCEPTED", ["Ya acordaron un cambio", "Ya acordaron un cambio"]],
  ["DISABLED", "NOT_ACTIVE", []],
])("invites to no offer where the proposal is %s, %s", async (state, reason, said) => {
  const viewerProposal = { __typename: "ViewerProposal", state, reason, chatId: null };
  renderScreen(<TestScreen />, {
    viewer: ANA,
    answers: { OnePublication: () => ({ publication: { ...publication, viewerProposal } }) },
  });
  await screen.findByRole("heading", { name: "Radio" });
  expect(screen.queryByText("Elige qué le ofreces")).toBeNull();
  expect(screen.queryByText(/^Proponer es gratis/)).toBeNull();
  expect(screen.queryAllByText(/ un cambio$/).map(({ textContent }) => textContent)).toEqual(said);
});
