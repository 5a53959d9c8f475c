import { MockedProvider } from "@apollo/client/testing/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { use } from "react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { PositionContext } from "../../apollo/position";
import { toastStore } from "../../components/ui/toast";
import { deleteDrafts } from "../../lib/drafts";
import type { ViewerPlace } from "../../lib/position";
import { getSystem } from "../../theme/system";
import { RegistrationForm } from "./RegistrationForm";
import { COUNTRIES } from "../../components/form/useCountries";
import { COMPLETE_REGISTRATION, REGISTER } from "./useRegister";
import type { NewAccount } from "./useRegister";

vi.mock("../../components/form/solveCaptcha", () => ({ solveCaptcha: async () => "proof" }));
vi.stubGlobal("scrollTo", () => {});
afterEach(() => {
  cleanup();
  deleteDrafts();
});

const countries = {
  request: { query: COUNTRIES },
  result: {
    data: {
      countries: [
        { __typename: "Country", code: "VE", name: "Venezuela", isEnabled: true, states: ["Miranda", "Zulia"] },
        { __typename: "Country", code: "CO", name: "Colombia", isEnabled: false, states: ["Antioquia"] },
      ],
    },
  },
};

const input = {
  firstName: "Marta",
  lastName: "Rivas",
  email: "marta@example.com",
  phone: "+584145550123",
  country: "VE",
  state: "Zulia",
  city: "Cabimas",
  dateOfBirth: "2000-02-29",
  gender: "FEMALE" as const,
  password: "Guaca2#",
  picture: null,
  acceptsTerms: true,
  wantsVerification: false,
  captcha: "proof",
};

function answer(email: string | null, errors: { field: string | null; message: string }[] = []) {
  return {
    request: { query: REGISTER, variables: { input } },
    result: {
      data: {
        register: {
          __typename: "RegisterPayload",
          email,
          userId: email && "7",
          correctionToken: email && "right-it",
          errors: errors.map((error) => ({ __typename: "UserError", code: "CONFLICT", ...error })),
        },
      },
    },
  };
}

const pending = { token: "word", email: "ana@gmail.com", firstName: "Ana", lastName: null, expiresAt: null };

function completionAnswer(email: string | null, errors: { field: string | null; message: string }[] = []) {
  const { email: _email, ...account } = input;
  return {
    request: { query: COMPLETE_REGISTRATION, variables: { input: { ...account, token: "word" } } },
    result: {
      data: {
        completeRegistration: {
          __typename: "CompleteRegistrationPayload",
          email,
          errors: errors.map((error) => ({ __typename: "UserError", code: "NOT_FOUND", ...error })),
        },
      },
    },
  };
}

let place: ViewerPlace | null = null;
afterEach(() => (place = null));

/** With the place that a guest has chosen. */
function Place({ children }: { children: ReactNode }) {
  return <PositionContext value={{ ...use(PositionContext), place }}>{children}</PositionContext>;
}

function renderForm(...mocks: (ReturnType<typeof answer> | ReturnType<typeof completionAnswer>)[]) {
  const onDone = vi.fn<(account: NewAccount) => void>();
  const onExpired = vi.fn<() => void>();
  const isCompletion = mocks.some(({ request }) => request.query === COMPLETE_REGISTRATION);
  render(
    <ChakraProvider value={getSystem()}>
      <MockedProvider mocks={[countries, ...mocks]}>
        <MemoryRouter>
          <Place>
            <RegistrationForm pending={isCompletion ? pending : null} onDone={onDone} onExpired={onExpired} />
          </Place>
        </MemoryRouter>
      </MockedProvider>
    </ChakraProvider>,
  );
  return { onDone, onExpired, user: userEvent.setup({ delay: null }) };
}

const select = (name: string) => screen.getByLabelText(name) as HTMLSelectElement;
const options = (name: string) => [...select(name).options].map(({ text }) => text);

const next = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Siguiente" }));
const isStep = (step: 1 | 2) => screen.findByText(`Paso ${step} de 2`);

async function fillInFirstStep(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, value] of [
    ["Nombre", "Marta"],
    ["Apellido", "Rivas"],
    ["Email", "marta@example.com"],
    ["Contraseña", "Guaca2#"],
    ["Repite la contraseña", "Guaca2#"],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    if (field.disabled) continue;
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await fillInFirstStep(user);
  await next(user);
  await isStep(2);
  await user.selectOptions(select("Prefijo del teléfono"), "414");
  await user.type(screen.getByLabelText("Número de teléfono, 7 dígitos"), "555-0123456");
  await screen.findByText("Zulia");
  await user.selectOptions(select("Estado"), "Zulia");
  await screen.findByText("Cabimas");
  await user.selectOptions(select("Ciudad (opcional)"), "Cabimas");
  await user.selectOptions(select("Año"), "2000");
  await user.selectOptions(select("Mes"), "febrero");
  await user.selectOptions(select("Día"), "29");
  await user.click(screen.getByLabelText("Femenino"));
  await user.click(screen.getByLabelText("Acepto los términos y condiciones"));
  await user.click(screen.getByLabelText("No soy un robot"));
}

it("takes a number as people write it, and cuts nothing off one that it cannot read", async () => {
  const { user } = renderForm();
  const number = screen.getByLabelText<HTMLInputElement>("Número de teléfono, 7 dígitos");
  await user.type(number, "0424-555.12.34");
  expect([select("Prefijo del teléfono").value, number.value]).toEqual(["424", "5551234"]);
  await user.clear(number);
  await user.type(number, "02125551234");
  expect([select("Prefijo del teléfono").value, number.value]).toEqual(["424", "02125551234"]);
});

it("offers prefixes, countries with states, 75 years and the days of the month", async () => {
  const { user } = renderForm();
  await screen.findByText("Zulia");
  expect(options("Prefijo del teléfono")).toEqual(["+58 412", "+58 414", "+58 416", "+58 424", "+58 426"]);
  expect([...select("País").options].map((option) => [option.value, option.disabled])).toEqual([
    ["VE", false],
    ["CO", true],
  ]);
  expect(options("Estado")).toEqual(["Elige", "Miranda", "Zulia"]);
  expect(options("Ciudad (opcional)")).toEqual(["Elige el estado"]);
  await user.selectOptions(select("Estado"), "Miranda");
  await screen.findByText("Los Teques (Guaicaipuro)");
  expect(options("Ciudad (opcional)")).toHaveLength(22);
  expect(options("Año")).toHaveLength(76);
  await user.selectOptions(select("Mes"), "enero");
  await user.selectOptions(select("Día"), "31");
  await user.selectOptions(select("Mes"), "febrero");
  expect(options("Día")).toHaveLength(30);
  expect(select("Día").value).toBe("");
});

it("asks for the account first, and goes on only with what it needs", async () => {
  const { user } = renderForm();
  await next(user);
  expect(await screen.findByText("El nombre no puede estar vacío")).toBeTruthy();
  expect(screen.getByText("Paso 1 de 2")).toBeTruthy();
  expect(screen.queryByText("Debe aceptar los terminos y condiciones")).toBeNull();
  await user.type(screen.getByLabelText("Nombre"), "M");
  expect(await screen.findByText("El nombre debe contener al menos 2 caracteres")).toBeTruthy();
  await fillInFirstStep(user);
  await user.keyboard("{Enter}");
  await isStep(2);
  expect(screen.queryByText("Elige tu año de nacimiento")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Atrás" }));
  await isStep(1);
  expect((screen.getByLabelText("Contraseña") as HTMLInputElement).value).toBe("Guaca2#");
});

it("sends a complete form and reports the new account", async () => {
  const { user, onDone } = renderForm(answer("marta@example.com"));
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Crear mi cuenta" }));
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith({ email: "marta@example.com", userId: "7", correctionToken: "right-it" }),
  );
});

it("leads to the step of the first field the server refuses and keeps everything that was filled in", async () => {
  const { user, onDone } = renderForm(
    answer(null, [
      { field: "email", message: "El email ya está registrado" },
      { field: "phone", message: "El número de teléfono ya está registrado" },
      { field: "dateOfBirth", message: "Fecha rara" },
    ]),
  );
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Crear mi cuenta" }));
  await isStep(1);
  expect(await screen.findByText("El email ya está registrado")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
  expect(screen.getByText("El número de teléfono ya está registrado")).toBeTruthy();
  expect(screen.getByText("Fecha rara")).toBeTruthy();
  expect((screen.getByLabelText("Email") as HTMLInputElement).value).toBe("marta@example.com");
  expect((screen.getByLabelText("No soy un robot") as HTMLInputElement).checked).toBe(false);
  expect(onDone).not.toHaveBeenCalled();
});

it("completes a registration verified by a provider, with a fixed e-mail", async () => {
  const { user, onDone } = renderForm(completionAnswer("ana@gmail.com"));
  const email = screen.getByLabelText("Email") as HTMLInputElement;
  expect([email.value, email.disabled]).toEqual(["ana@gmail.com", true]);
  expect((screen.getByLabelText("Nombre") as HTMLInputElement).value).toBe("Ana");
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Crear mi cuenta" }));
  await waitFor(() => expect(onDone.mock.calls).toMatchObject([[{ email: "ana@gmail.com" }]]));
});

it("reports when the provider has to be asked again", async () => {
  const { user, onDone, onExpired } = renderForm(
    completionAnswer(null, [{ field: "token", message: "Entra de nuevo con Google" }]),
  );
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Crear mi cuenta" }));
  await waitFor(() => expect(onExpired).toHaveBeenCalledOnce());
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Entra de nuevo con Google."]);
  expect(onDone).not.toHaveBeenCalled();
});

it("keeps the draft while another page is open, but no passwords", async () => {
  const { user } = renderForm();
  await user.type(screen.getByLabelText("Nombre"), "Marta");
  await user.type(screen.getByLabelText("Contraseña"), "Guaca2#");
  cleanup();
  renderForm();
  expect((screen.getByLabelText("Nombre") as HTMLInputElement).value).toBe("Marta");
  expect((screen.getByLabelText("Contraseña") as HTMLInputElement).value).toBe("");
  expect(JSON.stringify(sessionStorage)).not.toContain("Marta");
});

it("starts with the city that was chosen as the place, and leaves one that was filled in", async () => {
  place = { latitude: 10.399, longitude: -71.452, source: "guest", name: "Cabimas" };
  const { user } = renderForm();
  await waitFor(() => expect(select("Ciudad (opcional)").value).toBe("Cabimas"));
  expect(select("Estado").value).toBe("Zulia");
  // The states arrive by themselves.
  await screen.findByText("Miranda");
  await user.selectOptions(select("Estado"), "Miranda");
  cleanup();
  renderForm();
  await screen.findByText("Zulia");
  expect([select("Estado").value, select("Ciudad (opcional)").value]).toEqual(["Miranda", ""]);
});
