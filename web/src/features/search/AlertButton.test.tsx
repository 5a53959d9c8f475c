import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import userEvent from "@testing-library/user-event";
import { SiteContext } from "../../components/site";
import { toast, toastStore } from "../../components/ui/toast";
import { takeIntent } from "../../lib/guestIntent";
import type { LoginState } from "../../lib/guestIntent";
import type { SearchAddress } from "../../lib/searchAddress";
import { CARACAS } from "../../lib/position";
import { ANA, renderScreen } from "../../testing/renderScreen";
import type { Answers } from "../../testing/renderScreen";
import AlertButton from "./AlertButton";
import type { AlertButtonProps } from "./AlertButton";

// The document says what the server lacks until the settings are there.
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const search: SearchAddress = { mode: "WANT", terms: ["Sofá"], radiusKm: 15, position: CARACAS };
const alert = {
  __typename: "Alert",
  id: "5",
  mode: "WANT",
  terms: ["sofa"],
  minUsd: null,
  maxUsd: null,
  category: null,
  attributes: [],
  condition: null,
  type: null,
  location: null,
  verifiedOwners: false,
  radiusKm: 15,
  // As it is stored: the middle of where it was asked for.
  near: { __typename: "Coordinates", latitude: 10.497, longitude: -66.885 },
};
const other = { ...alert, id: "6", condition: "NEW" };

function show(
  kept: object[] | null,
  {
    viewer = ANA as typeof ANA | null,
    kind = "empty" as AlertButtonProps["kind"],
    refusal = null as string | null,
    asked = search,
    lacks = [] as string[],
  } = {},
) {
  const answers: Answers = {
    CategoryNames: () => ({ categories: [{ __typename: "Category", id: "7", name: "Bicicletas", children: [] }] }),
    Alerts: () => ({ viewer: { __typename: "Viewer", id: "1", alerts: kept } }),
    CreateAlert: () => ({
      createAlert: {
        __typename: "CreateAlertPayload",
        alert: refusal === null ? alert : null,
        errors: refusal === null ? [] : [{ __typename: "UserError", message: refusal }],
      },
    }),
    DeleteAlert: ({ input }) => ({
      deleteAlert: { __typename: "DeleteAlertPayload", deletedId: (input as { id: string }).id, errors: [] },
    }),
  };
  const button = (
    <SiteContext value={{ origin: "", documentPath: "", lacks }}>
      <AlertButton search={asked} kind={kind} />
    </SiteContext>
  );
  return renderScreen(button, { at: "/search_list/sofa?min=1", viewer, answers });
}
const toasts = () => toastStore.getState().map(({ text }) => text);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("keeps the search with its filters and says so, and takes it back", async () => {
  const view = show([other]);
  await press("Avísame cuando haya");
  await screen.findByRole("button", { name: "Quitar el aviso" });
  expect(screen.getByRole("status").textContent).toBe("Te avisaremos cuando publiquen algo así.");
  expect(document.activeElement?.textContent).toBe("Quitar el aviso");
  expect(view.asked.at(-1)).toMatchObject({
    operation: "CreateAlert",
    variables: { input: { search: { mode: "WANT", terms: ["Sofá"], radiusKm: 15, near: CARACAS } } },
  });
  await press("Quitar el aviso");
  await screen.findByRole("button", { name: "Avísame cuando haya" });
  expect(view.asked.at(-1)).toEqual({ operation: "DeleteAlert", variables: { input: { id: "5" } } });
  expect(toasts()).toEqual(["Ya no te avisaremos."]);
});

it("knows a search again that was kept before", async () => {
  show([other, alert], { kind: "chip" });
  const chip = await screen.findByRole("button", { name: "Te avisaremos. Quitar el aviso" });
  expect(chip.textContent).toBe("Te avisaremos");
});

it("says alone that it is kept, where the login has said so before", async () => {
  toast.success("Te avisaremos cuando publiquen algo así.", { about: "alert" });
  show([other]);
  await screen.findByRole("button", { name: "Avísame cuando haya" });
  expect(toasts()).toHaveLength(1);
  cleanup();
  show([alert]);
  await screen.findByRole("button", { name: "Quitar el aviso" });
  expect(toasts()).toEqual([]);
});

it("says why it is refused, and stays", async () => {
  show([], { refusal: "Ya tienes 30 avisos" });
  await press("Avísame cuando haya");
  await waitFor(() => expect(toasts()).toEqual(["Ya tienes 30 avisos."]));
  expect(screen.getByRole("button", { name: "Avísame cuando haya" })).toBeTruthy();
});

it("is not there behind a backend that keeps none", async () => {
  const view = show(null);
  await waitFor(() => expect(view.asked).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText("Avísame cuando haya")).toBeNull());
});

it("is not there for guests where the server lacks alerts", () => {
  show([], { viewer: null, lacks: ["alerts"] });
  expect(screen.queryByText("Avísame cuando haya")).toBeNull();
});

it("sends a guest to the login, which knows what to keep, and asks nothing for it", async () => {
  const view = show([], { viewer: null });
  await press("Avísame cuando haya");
  expect(view.asked).toEqual([]);
  expect(view.path()).toBe("/login");
  const { intentId, from, purpose } = view.state() as LoginState;
  expect(from).toMatchObject({ pathname: "/search_list/sofa", search: "?min=1" });
  expect(purpose).toEqual({ action: "alert", title: "«Sofá»" });
  const { alertSearch } = takeIntent(intentId ?? "") ?? {};
  expect(alertSearch).toMatchObject({ mode: "WANT", terms: ["Sofá"], radiusKm: 15, near: CARACAS });
  // What an alert does not keep.
  expect(Object.keys(alertSearch ?? {})).not.toContain("page");
});

it.each<[what: string, asked: Partial<SearchAddress>]>([
  ["«Bicicletas»", { terms: ["ano nuevo"], categoryId: "7" }],
  ["«Bicicletas»", { terms: [], categoryId: "7" }],
  ["algo así", { terms: ["ano nuevo"], categoryId: "8" }],
])("says in place of something that is gone what it waits for, there and at the login: %s", async (what, asked) => {
  const view = show([], { viewer: null, kind: "like", asked: { ...search, ...asked } });
  await press(`Avísame cuando haya ${what}`);
  expect((view.state() as LoginState).purpose).toEqual({ action: "alert", title: what });
});
