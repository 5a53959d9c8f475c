import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { dataOf, COUNTRIES, show, toasts, setUpProfile } from "../testing/profileScreen";
import type { Answers } from "../testing/renderScreen";

setUpProfile();

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it("edits personal data: prefilled, validated on save at each field, refused, then saved by the server", async () => {
  const answers: Answers = {
    PersonalData: () => ({ viewer: dataOf() }),
    RegistrationCountries: () => COUNTRIES,
    SavePersonalData: ({ input }) => {
      const { firstName, phone, currentPassword } = input as {
        firstName: string;
        phone: string;
        currentPassword: string | null;
      };
      const refusals = [
        ...(phone === "+584129999999" ? [{ field: "phone", message: "El número de teléfono ya está registrado" }] : []),
        ...(currentPassword === "falsa"
          ? [{ field: "currentPassword", message: "La contraseña actual no es correcta" }]
          : []),
      ];
      return {
        updatePersonalData: {
          __typename: "UpdatePersonalDataPayload",
          viewer: refusals.length > 0 ? null : dataOf({ phone }, { firstName }),
          message: refusals.length > 0 ? null : "Los cambios han sido guardados exitosamente",
          errors: refusals.map((one) => ({ __typename: "UserError", ...one })),
        },
      };
    },
  };
  const { user, asked } = show({}, { at: "/profile?tab=profile", answers });
  const save = await screen.findByRole("button", { name: "Guardar Cambios" });
  await waitFor(() => expect(valueOf("Estado")).toBe("Distrito Capital"));
  expect(
    [
      "Nombre",
      "Apellido",
      "Correo electrónico",
      "Prefijo del teléfono",
      "Número de teléfono, 7 dígitos",
      "Año",
      "Mes",
      "Día",
      "Ciudad (opcional)",
    ].map(valueOf),
  ).toEqual(["Ana", "Pérez", "ana@example.com", "412", "1234567", "1990", "5", "17", "Caracas"]);
  expect([
    screen.getByLabelText<HTMLInputElement>("Correo electrónico").disabled,
    screen.getByLabelText<HTMLInputElement>("Femenino").checked,
  ]).toEqual([true, true]);

  const fill = async (label: string, value: string) => {
    await user.clear(screen.getByLabelText(label));
    if (value) await user.type(screen.getByLabelText(label), value);
  };
  await fill("Nombre", " ");
  await fill("Apellido", "P");
  await fill("Ciudad (opcional)", "x".repeat(51));
  await fill("Número de teléfono, 7 dígitos", "123");
  await fill("Nueva contraseña", "corta");
  expect(screen.queryAllByRole("alert")).toEqual([]);
  await user.click(save);
  await screen.findByText("El nombre no puede estar vacío");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "El nombre no puede estar vacío",
    "El apellido debe contener al menos 2 caracteres",
    "Por favor, verifique el número de teléfono",
    "La ciudad debe contener máximo 50 caracteres",
    "Escribe tu contraseña actual",
    "La contraseña no es válida",
    "Las contraseñas deben coincidir",
  ]);
  expect(asked.some(({ operation }) => operation === "SavePersonalData")).toBe(false);

  for (const [label, value] of [
    ["Nombre", "  Anita"],
    ["Apellido", "Pérez"],
    ["Ciudad (opcional)", "Maracaibo"],
    ["Número de teléfono, 7 dígitos", "9999999"],
    ["Contraseña actual", "falsa"],
    ["Nueva contraseña", "Nueva#2026"],
    ["Confirma la nueva contraseña", "Nueva#2026"],
  ] as const)
    await fill(label, value);
  await user.click(save);
  await screen.findByText("El número de teléfono ya está registrado");
  expect(screen.getByText("La contraseña actual no es correcta")).toBeTruthy();
  await fill("Número de teléfono, 7 dígitos", "7654321");
  await fill("Contraseña actual", "Cambio#2024");
  await user.click(save);
  await waitFor(() => expect(toasts()).toEqual(["Los cambios han sido guardados exitosamente"]));
  expect(asked.at(-1)?.variables).toEqual({
    input: {
      firstName: "Anita",
      lastName: "Pérez",
      phone: "+584127654321",
      country: "VE",
      state: "Distrito Capital",
      city: "Maracaibo",
      dateOfBirth: "1990-05-17",
      gender: "FEMALE",
      currentPassword: "Cambio#2024",
      newPassword: "Nueva#2026",
    },
  });
  expect(["Nombre", "Contraseña actual", "Nueva contraseña"].map(valueOf)).toEqual(["Anita", "", ""]);
  // The header shows the change at once.
  expect(screen.getByRole("heading", { level: 1, name: /^Anita/ })).toBeTruthy();
});

it("keeps unsaved data for the same user, without passwords, and never for another one", async () => {
  const answers: Answers = { PersonalData: () => ({ viewer: dataOf() }), RegistrationCountries: () => COUNTRIES };
  const first = show({}, { at: "/profile?tab=profile", answers });
  await first.user.type(await screen.findByLabelText("Nombre"), " María");
  await first.user.type(screen.getByLabelText("Nueva contraseña"), "Nueva#2026");
  cleanup();
  show({}, { at: "/profile?tab=profile", answers });
  await waitFor(() => expect(["Nombre", "Nueva contraseña"].map(valueOf)).toEqual(["Ana María", ""]));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("María");
  cleanup();
  show(
    {},
    {
      at: "/profile?tab=profile",
      answers: { ...answers, PersonalData: () => ({ viewer: { ...dataOf({}, { id: "2" }), id: "2" } }) },
    },
  );
  await waitFor(() => expect(valueOf("Nombre")).toBe("Ana"));
});

it.each([
  ["STANDARD", true, true],
  ["PREMIUM", false, true],
  ["PREMIUM", true, false],
])(
  "names the city among what others see, to %s accounts that hide it: %s, %s",
  async (subscription, hidesCity, isNamed) => {
    show(
      {},
      {
        at: "/profile?tab=profile",
        subscription,
        answers: {
          PersonalData: () => ({ viewer: { ...dataOf({}, { subscription }), hidesCity } }),
          RegistrationCountries: () => COUNTRIES,
        },
      },
    );
    const hint = (await screen.findByText(/Así te ven los demás/)).textContent;
    expect(hint.includes("foto, ciudad,")).toBe(isNamed);
    await waitFor(() =>
      expect(screen.getByText(/Así te ven los demás/).textContent.includes("Tu ciudad está oculta")).toBe(!isNamed),
    );
  },
);
