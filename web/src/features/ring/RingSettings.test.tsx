import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import RingSettings from "./RingSettings";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

interface Settings {
  radiusKm: number;
  tolerancePercent: number;
  /** Null where the backend balances no ring with money. */
  complementUsd: number | null;
}
const viewerOf = (settings: Settings | null) => ({
  __typename: "Viewer",
  id: "1",
  ringSettings: settings && { __typename: "RingSettings", ...settings },
});

/** Before a server that keeps what is chosen, or refuses it. */
function show(settings: Settings | null, refusal?: string) {
  let kept = settings;
  const view = renderScreen(<RingSettings />, {
    viewer: ANA,
    answers: {
      RingSettings: () => ({ viewer: viewerOf(kept) }),
      SetRingSettings: ({ input }) => {
        if (!refusal) kept = input as Settings;
        return {
          setRingSettings: {
            __typename: "SetRingSettingsPayload",
            viewer: refusal ? null : viewerOf(kept),
            errors: refusal ? [{ __typename: "UserError", message: refusal }] : [],
          },
        };
      },
    },
  });
  return { ...view, user: userEvent.setup() };
}
const toasts = () => toastStore.getState().map(({ text }) => text);
const field = (name: string) => screen.findByRole<HTMLSelectElement>("combobox", { name });
const shown = ({ options, value }: HTMLSelectElement) =>
  [...options].find((option) => option.value === value)?.textContent;

it("shows what is set, and saves what is chosen with the other one as it was", async () => {
  const { user, asked } = show({ radiusKm: 25, tolerancePercent: 30, complementUsd: 0 });
  const radius = await field("Hasta qué distancia");
  const tolerance = await field("Diferencia de valor que aceptas");
  expect([shown(radius), shown(tolerance)]).toEqual(["Hasta 25 km", "Hasta 30 %"]);
  await user.selectOptions(radius, "Hasta 100 km");
  await user.selectOptions(tolerance, "Ninguna: el mismo valor");
  await user.selectOptions(await field("Dinero para emparejar"), "Hasta 50 USD");
  await waitFor(() => expect(toasts()).toContain("Guardamos tu elección."));
  expect(asked.flatMap(({ operation, variables }) => (operation === "SetRingSettings" ? [variables] : []))).toEqual([
    { input: { radiusKm: 100, tolerancePercent: 30, complementUsd: 0 } },
    { input: { radiusKm: 100, tolerancePercent: 0, complementUsd: 0 } },
    { input: { radiusKm: 100, tolerancePercent: 0, complementUsd: 50 } },
  ]);
  expect([shown(radius), shown(tolerance)]).toEqual(["Hasta 100 km", "Ninguna: el mismo valor"]);
});

it("shows what another client has set between our choices", async () => {
  show({ radiusKm: 40, tolerancePercent: 33, complementUsd: 15 });
  const radius = await field("Hasta qué distancia");
  expect(shown(radius)).toBe("Hasta 40 km");
  expect([...radius.options].map(({ value }) => value)).toEqual(["5", "10", "25", "40", "50", "100"]);
  expect(shown(await field("Diferencia de valor que aceptas"))).toBe("Hasta 33 %");
  expect(shown(await field("Dinero para emparejar"))).toBe("Hasta 15 USD");
});

it("offers no money where the backend knows none", async () => {
  const { user, asked } = show({ radiusKm: 25, tolerancePercent: 30, complementUsd: null });
  await user.selectOptions(await field("Hasta qué distancia"), "Hasta 5 km");
  await waitFor(() => expect(toasts()).toContain("Guardamos tu elección."));
  expect(screen.queryByRole("combobox", { name: "Dinero para emparejar" })).toBeNull();
  expect(asked.find(({ operation }) => operation === "SetRingSettings")?.variables).toEqual({
    input: { radiusKm: 5, tolerancePercent: 30, complementUsd: null },
  });
});

it("goes back to what it was where the server refuses", async () => {
  const { user } = show({ radiusKm: 25, tolerancePercent: 30, complementUsd: 0 }, "Ahora no");
  const radius = await field("Hasta qué distancia");
  await user.selectOptions(radius, "Hasta 5 km");
  await waitFor(() => expect(toasts()).toEqual(["Ahora no."]));
  expect(shown(radius)).toBe("Hasta 25 km");
});

it("shows nothing where the backend has no such settings", async () => {
  show(null);
  await waitFor(() => expect(screen.queryByText("Cómo buscamos tus círculos")).toBeNull());
});
