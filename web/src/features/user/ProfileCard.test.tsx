import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ANA, renderScreen } from "../../testing/renderScreen";
import ProfileCard from "./ProfileCard";

afterEach(cleanup);

const card = {
  viewer: {
    __typename: "Viewer",
    id: "1",
    activePublicationCount: 3,
    savedPublicationCount: 2,
    receivedProposalCount: 1,
    sentProposalCount: 0,
    inProgressCount: 0,
    balance: { __typename: "Money", amount: 500, currency: "USD" },
    credit: null,
    user: { ...ANA.user, completedExchangeCount: 4 },
  },
};

it("says that it could not be loaded, and loads it again when asked to", async () => {
  let isAway = true;
  renderScreen(<ProfileCard />, {
    viewer: ANA,
    answers: { ProfileCard: () => (isAway ? new Error("away") : card) },
  });
  expect(await screen.findByText("No pudimos cargar esto")).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  expect(await screen.findByRole("link", { name: "Ana Pérez" })).toBeTruthy();
  expect(screen.queryByText("No pudimos cargar esto")).toBeNull();
});
