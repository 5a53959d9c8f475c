import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getSystem } from "../../theme/system";
import { Tabs } from "./Tabs";

afterEach(cleanup);

const TABS = ["Recibidas", "Enviadas", "Historial"].map((label) => ({ value: label, label }));

function Sample() {
  const [value, setValue] = useState("Recibidas");
  return (
    <ChakraProvider value={getSystem()}>
      <Tabs label="Cambios" value={value} onChange={setValue} tabs={TABS}>
        Lista de {value}
      </Tabs>
    </ChakraProvider>
  );
}

beforeEach(() => {
  render(<Sample />);
});

const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

it("shows the panel of the tab that is clicked, under its name", async () => {
  await userEvent.click(screen.getByRole("tab", { name: "Enviadas" }));
  expect(screen.getByRole("tabpanel", { name: "Enviadas" }).textContent).toBe("Lista de Enviadas");
});

it.each([
  ["{ArrowRight}", "Enviadas"],
  ["{ArrowLeft}", "Historial"],
  ["{End}", "Historial"],
  ["{ArrowRight}{ArrowRight}{ArrowRight}", "Recibidas"],
  ["{End}{Home}", "Recibidas"],
])("chooses and focuses a tab by keyboard: %s leads to %s", async (keys, label) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(chosen()).toBe(label);
  expect(document.activeElement?.textContent).toBe(label);
});

it("is a single tab stop", async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("role")).toBe("tabpanel");
});
