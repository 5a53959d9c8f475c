import { MockedProvider } from "@apollo/client/testing/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getSystem } from "../../theme/system";
import { createEmptyDraft } from "./publicationSchema";
import StepPlace from "./StepPlace";
import { usePublicationForm } from "./usePublicationForm";

const points = {
  Chacao: { latitude: 10.4975585, longitude: -66.8519 },
  Maracaibo: { latitude: 10.6427, longitude: -71.6125 },
  "al mar": { latitude: 13.5, longitude: -66.9 },
};

vi.mock("../../components/map/PlaceMap", () => ({
  PlaceMap: ({ onMove }: { onMove: (point: object) => void }) =>
    Object.entries(points).map(([name, point]) => (
      <button type="button" key={name} onClick={() => onMove(point)}>
        Mover a {name}
      </button>
    )),
}));

function Screen() {
  const { form } = usePublicationForm({ name: "publication", ownerId: "1", createInitial: createEmptyDraft });
  return (
    <FormProvider {...form}>
      <StepPlace />
    </FormProvider>
  );
}

function renderStep() {
  render(
    <ChakraProvider value={getSystem()}>
      <MockedProvider>
        <Screen />
      </MockedProvider>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

const address = () => screen.getByRole<HTMLInputElement>("combobox").value;
const moveTo = (name: keyof typeof points) => screen.getByRole("button", { name: `Mover a ${name}` });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("keeps no address of a former point where the map knows none, and finds the next one's", async () => {
  const user = renderStep();
  await user.click(moveTo("Chacao"));
  expect(address()).toMatch(/Miranda$/);
  await user.click(moveTo("al mar"));
  expect(address()).toBe("");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  await user.click(moveTo("Maracaibo"));
  expect(address()).toMatch(/Zulia$/);
});

it("keeps what the user has written, wherever the map goes", async () => {
  const user = renderStep();
  await user.click(moveTo("Chacao"));
  await user.clear(screen.getByRole("combobox"));
  await user.type(screen.getByRole("combobox"), "Frente a la plaza");
  await user.click(moveTo("al mar"));
  await user.click(moveTo("Maracaibo"));
  expect(address()).toBe("Frente a la plaza");
});

it("goes on following the map after the step was left and opened again", async () => {
  const user = renderStep();
  await user.click(moveTo("Chacao"));
  cleanup();
  renderStep();
  expect(address()).toMatch(/Miranda$/);
  await user.click(moveTo("Maracaibo"));
  expect(address()).toMatch(/Zulia$/);
});
