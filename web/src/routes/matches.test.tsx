import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { publicationCard } from "../testing/publicationCard";
import { ANA, renderScreen } from "../testing/renderScreen";
import MatchesRoute from "./matches";

afterEach(cleanup);

const publication = (id: string, title: string) =>
  publicationCard(id, { title, distanceKm: 2.4, price: { __typename: "Money", amount: 8000, currency: "USD" } });
const match = (id: string, title: string, isWanted: boolean, isOwnWanted: boolean) => ({
  __typename: "Match",
  id: `${id}-7`,
  isWanted,
  isOwnWanted,
  publication: publication(id, title),
  ownPublication: publication("7", "Guitarra acústica"),
});

/** A server with these matches; null where it looks for none. */
function show(matches: ReturnType<typeof match>[] | null, at = "/para_ti") {
  const network = { isAway: false };
  const view = renderScreen(
    <>
      <Routes>
        <Route path="/para_ti" element={<MatchesRoute />} />
        <Route path="*" element={<Link to="/para_ti">Para ti, otra vez</Link>} />
      </Routes>
      <Link to="/elsewhere">Otra parte</Link>
    </>,
    {
      at,
      viewer: ANA,
      answers: {
        Matches: () =>
          network.isAway ? new Error("no network") : { viewer: { __typename: "Viewer", id: "1", matches } },
      },
    },
  );
  return { ...view, network, user: userEvent.setup() };
}

it("shows each thing beside the viewer's, who wants which, and the way to a proposal", async () => {
  show([
    match("9", "Bicicleta de montaña", true, true),
    match("10", "Patineta", true, false),
    match("11", "Casco", false, true),
  ]);
  const cards = await screen.findAllByRole("article");
  expect(
    cards.map((card) => within(card).getByText(/Cambio posible|Lo que buscas|Quieren lo tuyo/).textContent),
  ).toEqual(["Cambio posible", "Lo que buscas", "Quieren lo tuyo"]);
  const first = screen.getByRole("article", { name: "Bicicleta de montaña" });
  expect(within(first).getByText("Tu publicación Guitarra acústica por Bicicleta de montaña")).toBeTruthy();
  expect(
    within(first).getByRole("link", { name: "Proponer un cambio por Bicicleta de montaña" }).getAttribute("href"),
  ).toBe("/publication/9/proposal/manager");
});

it("explains what to do without matches", async () => {
  show([]);
  expect(await screen.findByText("Todavía no hay coincidencias")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Publicar" }).getAttribute("href")).toBe("/new_publication");
});

it("leads to the wall where the backend looks for none", async () => {
  const { path } = show(null);
  await waitFor(() => expect(path()).toBe("/wall"));
});

it("shows what the device knows without a network, and a button to try again where that is nothing", async () => {
  const { user, network } = show([match("9", "Bicicleta de montaña", true, true)]);
  await screen.findByRole("article");
  network.isAway = true;
  await user.click(screen.getByRole("link", { name: "Otra parte" }));
  await user.click(screen.getByRole("link", { name: "Para ti, otra vez" }));
  expect(screen.getByRole("article", { name: "Bicicleta de montaña" })).toBeTruthy();
  cleanup();
  const fresh = show([match("9", "Bicicleta de montaña", true, true)], "/elsewhere");
  fresh.network.isAway = true;
  await fresh.user.click(screen.getByRole("link", { name: "Para ti, otra vez" }));
  const again = await screen.findByRole("button", { name: "Intentar de nuevo" });
  fresh.network.isAway = false;
  await fresh.user.click(again);
  expect(await screen.findByRole("article", { name: "Bicicleta de montaña" })).toBeTruthy();
});
