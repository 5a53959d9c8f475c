import { MockedProvider } from "@apollo/client/testing/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getSystem } from "../../theme/system";
import { StepInterests } from "./StepInterests";
import { CATEGORIES } from "./useCategories";
import { createEmptyDraft } from "./publicationSchema";
import { usePublicationForm } from "./usePublicationForm";

// Generous, for slow machines.
const categories = {
  request: { query: CATEGORIES },
  result: {
    data: {
      categories: [{ __typename: "Category", id: "1", name: "Carpas", children: [] }],
      excludedWords: ["de", "con"],
    },
  },
};

function Screen() {
  const { form } = usePublicationForm({ name: "publication", ownerId: "1", createInitial: createEmptyDraft });
  return (
    <FormProvider {...form}>
      <StepInterests />
    </FormProvider>
  );
}

function renderStep() {
  render(
    <ChakraProvider value={getSystem()}>
      <MockedProvider mocks={[categories]}>
        <Screen />
      </MockedProvider>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

const radio = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const chosen = () => screen.queryAllByRole("button", { name: /^Quitar/ }).map((chip) => chip.textContent);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("accepts every offer while there are no interests, and offers no other choice", async () => {
  const user = renderStep();
  expect(radio("Sí, me pueden sorprender").checked).toBe(true);
  expect(radio("No, solo mis intereses").disabled).toBe(true);
  await user.type(screen.getByLabelText("Intereses"), "bicicleta{Enter}");
  await user.click(radio("No, solo mis intereses"));
  expect(radio("No, solo mis intereses").checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Quitar bicicleta" }));
  expect(radio("Sí, me pueden sorprender").checked).toBe(true);
  expect(radio("No, solo mis intereses").disabled).toBe(true);
});

it("adds words by Enter and comma, drops duplicates and excluded ones, refuses those that are too short", async () => {
  const user = renderStep();
  await screen.findByRole("button", { name: "Laptop" });
  const field = screen.getByLabelText("Intereses");
  await waitFor(async () => {
    await user.clear(field);
    await user.type(field, "cámara,Camara,de,");
    expect(chosen()).toEqual(["cámara"]);
  });
  await user.type(field, "x{Enter}");
  expect(await screen.findByText("Solo se admitirán palabras entre 2 y 24 Caracteres")).toBeTruthy();
  expect(chosen()).toEqual(["cámara"]);
});

it("suggests at most ten words, those that match what is typed", async () => {
  const user = renderStep();
  const offered = () => screen.getByRole("list", { name: "Sugerencias" }).querySelectorAll("button");
  expect(offered()).toHaveLength(10);
  await user.type(screen.getByLabelText("Intereses"), "carp");
  await waitFor(() => expect([...offered()].map((button) => button.textContent)).toEqual(["Carpas"]));
  await user.click(offered()[0] as HTMLButtonElement);
  expect(chosen()).toEqual(["Carpas"]);
});

it("adds a half-typed word only when the focus leaves the whole field", async () => {
  const user = renderStep();
  const field = screen.getByLabelText("Intereses");
  await user.type(field, "guitarra vieja");
  await user.tab(); // to «Agregar»
  expect(chosen()).toEqual([]);
  await user.click(document.body);
  expect(chosen()).toEqual(["guitarra vieja"]);
});

it("adds a half-typed word on blur, but moves nothing during a press", async () => {
  const user = renderStep();
  const field = screen.getByLabelText("Intereses");
  await user.type(field, "saxo");
  await user.pointer({ keys: "[MouseLeft>]", target: document.body });
  expect([document.activeElement === field, chosen()]).toEqual([false, []]);
  await user.pointer({ keys: "[/MouseLeft]" });
  expect(chosen()).toEqual(["saxo"]);
  await user.type(field, "flauta");
  await user.tab({ shift: true });
  expect(chosen()).toEqual(["saxo", "flauta"]);
});

it("says of an interest with a phone number that the review will not accept it, until it is taken out", async () => {
  const user = renderStep();
  await user.type(screen.getByLabelText("Intereses"), "0414-1234567{Enter}");
  expect(await screen.findByText(/la revisión no lo acepta/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Quitar 0414-1234567" }));
  await waitFor(() => expect(screen.queryByText(/la revisión no lo acepta/)).toBeNull());
});
