import { gql } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useSavePublication } from "../features/publication/useSavePublication";
import { toast, toastStore } from "../components/ui/toast";
import type { SearchInput } from "../__generated__/graphql";
import { assignIntent, loginStateOfRegistration, saveIntent } from "../lib/guestIntent";
import type { LoginState } from "../lib/guestIntent";
import { ANA, renderScreen } from "../testing/renderScreen";
import { GuestsOnly, MembersOnly } from "./guards";

const SAVED_COUNT = gql`
  query SavedCount {
    viewer {
      id
      savedPublicationCount
    }
  }
`;

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const ALERT = {
  __typename: "Alert",
  id: "5",
  mode: "WANT",
  terms: ["silla"],
  minUsd: null,
  maxUsd: null,
  category: null,
  attributes: [],
  condition: null,
  type: null,
  location: null,
  verifiedOwners: false,
  radiusKm: null,
  near: null,
};

const screens = (
  <Routes>
    <Route element={<MembersOnly />}>
      <Route path="/requests" element={<h1>Cambios</h1>} />
    </Route>
    <Route element={<GuestsOnly />}>
      <Route path="/login" element={<Link to="/wall">Entrar</Link>} />
    </Route>
    <Route path="/wall" element={<h1>Muro</h1>} />
  </Routes>
);

it("sends a guest from a member’s screen to the login", () => {
  const { path } = renderScreen(screens, { at: "/requests?tab=2" });
  expect(path()).toBe("/login");
  expect(screen.getByText("Entrar")).toBeTruthy();
});

it("hands the login what a guest was about to do there", () => {
  const purpose = { action: "propose", title: "Silla" };
  const { state } = renderScreen(screens, { at: { pathname: "/requests", state: { purpose } } });
  expect(state()).toMatchObject({ from: { pathname: "/requests" }, purpose });
});

it("lets a member pass", () => {
  renderScreen(screens, { at: "/requests?tab=2", viewer: ANA });
  expect(screen.getByRole("heading", { name: "Cambios" })).toBeTruthy();
});

function Save() {
  const save = useSavePublication();
  return <button onClick={() => void save({ id: "7", isSaved: false, title: "Silla" })}>Guardar</button>;
}
const saving = (
  <Routes>
    <Route path="/silla/7" element={<Save />} />
    <Route element={<GuestsOnly />}>
      <Route path="/login" element={<h1>Entrar</h1>} />
    </Route>
    <Route path="/wall" element={<h1>Muro</h1>} />
  </Routes>
);
function SavedCount() {
  const { data } = useQuery<{ viewer: { savedPublicationCount: number } }>(SAVED_COUNT);
  return <p>{data?.viewer.savedPublicationCount} guardadas</p>;
}
const saved = {
  SavePublication: () => ({
    savePublication: {
      __typename: "SavePublicationPayload",
      publication: { __typename: "Publication", id: "7", isSaved: true },
      errors: [],
    },
  }),
};

it("saves what a guest wanted to save after the login, once, and leads back", async () => {
  const guest = renderScreen(saving, { at: "/silla/7" });
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(guest.path()).toBe("/login"));
  const state = guest.state();
  expect(state).toMatchObject({ purpose: { action: "save", title: "Silla" } });
  cleanup();
  const member = () => renderScreen(saving, { at: { pathname: "/login", state }, viewer: ANA, answers: saved });
  const first = member();
  await waitFor(() => expect(first.path()).toBe("/silla/7"));
  expect(first.asked).toEqual([{ operation: "SavePublication", variables: { input: { publicationId: "7" } } }]);
  cleanup();
  // The entry of the history that is still there.
  const again = member();
  await waitFor(() => expect(again.path()).toBe("/silla/7"));
  expect(again.asked).toEqual([]);
});

it("keeps the alert that a guest asked for after the login, and says so", async () => {
  const alertSearch: SearchInput = { mode: "WANT", terms: ["silla"], radiusKm: null };
  const seen = { gone: { id: "9", slug: "silla" } };
  const state: LoginState = { from: { pathname: "/silla/7", state: seen }, intentId: saveIntent({ alertSearch }) };
  // Registering in between keeps it, for the new account alone.
  const registered = assignIntent(state, "1");
  const answers = {
    CreateAlert: () => ({
      createAlert: { __typename: "CreateAlertPayload", alert: ALERT, errors: [] },
    }),
  };
  const member = renderScreen(saving, { at: { pathname: "/login", state: registered }, viewer: ANA, answers });
  await waitFor(() => expect(member.path()).toBe("/silla/7"));
  // What stood there in place of something that is gone stands there again.
  expect(member.state()).toEqual(seen);
  expect(member.asked).toEqual([{ operation: "CreateAlert", variables: { input: { search: alertSearch } } }]);
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Te avisaremos cuando publiquen algo así."]);
});

it("counts what a guest wanted to save only where it was not saved already", async () => {
  const guest = renderScreen(saving, { at: "/silla/7" });
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(guest.path()).toBe("/login"));
  const state = guest.state();
  cleanup();
  const counting = (
    <>
      {saving}
      <SavedCount />
    </>
  );
  // The backend knows four, and four they stay.
  const answers = {
    ...saved,
    SavedCount: () => ({ viewer: { __typename: "Viewer", id: "1", savedPublicationCount: 4 } }),
  };
  const member = renderScreen(counting, { at: { pathname: "/login", state }, viewer: ANA, answers });
  await waitFor(() => expect(member.path()).toBe("/silla/7"));
  await waitFor(() => expect(member.asked.filter(({ operation }) => operation === "SavedCount")).toHaveLength(2));
  expect(await screen.findByText("4 guardadas")).toBeTruthy();
});

it("saves nothing for another user, nor for one who signs in another way", async () => {
  const guest = renderScreen(saving, { at: "/silla/7" });
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(guest.path()).toBe("/login"));
  // Whoever registers goes on; the login's state names the new account.
  const state = assignIntent(guest.state() as LoginState, "9");
  cleanup();
  for (const given of [null, state]) {
    const other = renderScreen(saving, { at: { pathname: "/login", state: given }, viewer: ANA, answers: saved });
    await waitFor(() => expect(other.path()).toBe("/wall"));
    expect(other.asked).toEqual([]);
    cleanup();
  }
  // Confirmed in another tab of this browser.
  const eva = { ...ANA, id: "9" };
  const confirmed = loginStateOfRegistration();
  const own = renderScreen(saving, { at: { pathname: "/login", state: confirmed }, viewer: eva, answers: saved });
  await waitFor(() => expect(own.path()).toBe("/silla/7"));
  expect(own.asked).toHaveLength(1);
  expect(loginStateOfRegistration()).toBe(null);
});

it("sends a member from the login to the wall", () => {
  const { path } = renderScreen(screens, { at: "/login", viewer: ANA });
  expect(path()).toBe("/wall");
});
