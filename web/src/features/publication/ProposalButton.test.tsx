import { gql } from "@apollo/client";
import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ProposalButton_PublicationFragment } from "../../__generated__/graphql";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { ProposalButton } from "./ProposalButton";

afterEach(cleanup);

const QUERY = gql`
  query OnePublication {
    publication(id: "9") {
      id
      ...ProposalButton_publication
    }
  }
`;

function TestScreen() {
  const { data } = useQuery<{ publication: FragmentType<ProposalButton_PublicationFragment> }>(QUERY);
  return data ? (
    <>
      <h1>Detalle</h1>
      <ProposalButton publication={data.publication} />
    </>
  ) : null;
}

function show(isOwn: boolean, status: string) {
  return renderScreen(<TestScreen />, {
    viewer: ANA,
    answers: {
      OnePublication: () => ({
        publication: { __typename: "Publication", id: "9", title: "Radio", status, isOwn, viewerProposal: null },
      }),
    },
  });
}

it.each(["ACTIVE", "FINISHED", "INACTIVE"])(
  "offers no proposal on one's own publication that is %s",
  async (status) => {
    show(true, status);
    await screen.findByRole("heading", { name: "Detalle" });
    expect(screen.queryByText(/Propuesta/)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  },
);

it("says why nothing can be proposed for another one's that is closed", async () => {
  show(false, "FINISHED");
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Hacer Propuesta" })).disabled).toBe(true);
});
