import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { AddressSearch } from "./AddressSearch";

function Form() {
  const [text, setText] = useState("");
  return <AddressSearch value={text} onType={setText} onChoose={() => {}} />;
}

it("says what to do where it knows no place of that name", async () => {
  const user = userEvent.setup();
  renderScreen(<Form />);
  const field = screen.getByRole("combobox", { name: "Dirección" });
  await user.type(field, "Petar");
  expect(screen.getByRole("option").textContent).toBe("Petare, Sucre, Miranda");
  expect(screen.queryByText(/No conocemos un lugar/)).toBeNull();
  await user.type(field, "zz");
  expect(screen.getByText(/No conocemos un lugar con ese nombre\. Márcalo en el mapa/)).toBeTruthy();
  await user.clear(field);
  expect(screen.queryByText(/No conocemos un lugar/)).toBeNull();
});
