import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Point } from "../../../../rules/placeGrid";
import { renderScreen } from "../../testing/renderScreen";
import { AddressSearch } from "./AddressSearch";

function Form() {
  const [text, setText] = useState("");
  const [point, setPoint] = useState<Point | null>(null);
  return (
    <>
      <AddressSearch
        value={text}
        onType={setText}
        onChoose={() => {}}
        point={point}
        unknown="No conocemos un lugar con ese nombre."
      />
      <button onClick={() => setPoint({ latitude: 10.5, longitude: -66.9 })}>Mover el mapa</button>
      <button>Otra cosa</button>
    </>
  );
}

it("says what to do where it knows no place of that name, until the text or the point changes", async () => {
  const user = userEvent.setup();
  renderScreen(<Form />);
  const field = screen.getByRole("combobox", { name: "Dirección" });
  const isUnknown = () => screen.queryByText(/No conocemos un lugar/) !== null;
  await user.type(field, "Petar");
  expect(screen.getByRole("option").textContent).toBe("Petare, Sucre, Miranda");
  expect(isUnknown()).toBe(false);
  await user.type(field, "zz");
  expect(isUnknown()).toBe(true);
  // What lies below the line must not move away under a press.
  await user.click(screen.getByRole("button", { name: "Otra cosa" }));
  expect(isUnknown()).toBe(true);
  await user.click(screen.getByRole("button", { name: "Mover el mapa" }));
  expect(isUnknown()).toBe(false);
  await user.type(field, "z");
  expect(isUnknown()).toBe(true);
  await user.clear(field);
  expect(isUnknown()).toBe(false);
});
