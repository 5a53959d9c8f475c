import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { IdentityVerification } from "./IdentityVerification";

URL.createObjectURL = () => "blob:foto";
URL.revokeObjectURL = () => {};

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const state = (status: string, more: { since?: string; reason?: string } = {}) => ({
  __typename: "Verification",
  status,
  since: more.since ?? null,
  reason: more.reason ?? null,
});
const photo = new File(["foto"], "cedula.jpg", { type: "image/jpeg" });
const choose = (label: string, file = photo) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { files: [file] } });

function show(
  verification: ReturnType<typeof state> | null,
  refusals: { field: string | null; message: string }[] = [],
) {
  const view = renderScreen(<IdentityVerification />, {
    viewer: ANA,
    answers: {
      Verification: () => ({ verification }),
      RequestVerification: () => ({
        requestVerification: {
          __typename: "VerificationPayload",
          verification: refusals.length > 0 ? null : state("WAITING", { since: new Date().toISOString() }),
          errors: refusals.map((refusal) => ({ __typename: "UserError", ...refusal })),
        },
      }),
    },
  });
  return { ...view, user: userEvent.setup() };
}

it.each([
  [state("NONE"), [], "Verificar mi identidad"],
  [state("WISHED"), [expect.stringMatching(/^Falta enviar tus documentos/)], "Enviar mis documentos"],
  [
    state("WAITING", { since: new Date().toISOString() }),
    [expect.stringMatching(/^Estamos revisando tus documentosLos enviaste ahora\..* 72 horas/)],
    null,
  ],
  [
    state("REFUSED", { reason: "No se lee" }),
    ["No pudimos verificar tu identidadMotivo: No se lee"],
    "Volver a intentarlo",
  ],
  [state("VERIFIED"), [expect.stringMatching(/^ ?Tu identidad está verificada/)], null],
])("says where it stands: %s", async (verification, notices, button) => {
  show(verification);
  expect(await screen.findByRole("heading", { name: "Verificación de identidad" })).toBeTruthy();
  expect(screen.queryAllByRole("status").map(({ textContent }) => textContent)).toEqual(notices);
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(button ? [button] : []);
  expect(screen.queryAllByRole("img", { name: "Verificado" })).toHaveLength(verification.status === "VERIFIED" ? 1 : 0);
});

it("shows nothing where the backend verifies no users", async () => {
  const { asked } = show(null);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});

it("asks for number and both pictures, sends them, and waits then", async () => {
  const { user, asked } = show(state("NONE"));
  await user.click(await screen.findByRole("button", { name: "Verificar mi identidad" }));
  await user.click(await screen.findByRole("button", { name: "Enviar" }));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "El número de cédula debe tener entre 6 y 8 dígitos",
    "Elige una imagen",
    "Elige una imagen",
  ]);
  const number = screen.getByLabelText("Número de cédula");
  expect(document.activeElement).toBe(number);
  await user.type(number, "V-12.345.678");
  choose("Foto de tu cédula", new File(["x"], "cedula.pdf", { type: "application/pdf" }));
  expect(screen.getByText("La imagen debe ser JPG, PNG o GIF")).toBeTruthy();
  choose("Foto de tu cédula");
  choose("Foto tuya");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(await screen.findByText("Estamos revisando tus documentos")).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Verificación de identidad" })),
  );
  expect(screen.queryByRole("form")).toBeNull();
  const sent = asked.find(({ operation }) => operation === "RequestVerification")?.variables.input;
  expect(sent).toEqual({ identityNumber: "V-12.345.678", document: photo, photo });
});

it("shows what the server refuses at its field", async () => {
  const { user } = show(state("REFUSED", { reason: "No se lee" }), [{ field: "photo", message: "Muy pequeña" }]);
  await user.click(await screen.findByRole("button", { name: "Volver a intentarlo" }));
  await user.type(await screen.findByLabelText("Número de cédula"), "12345678");
  choose("Foto de tu cédula");
  choose("Foto tuya");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Muy pequeña");
});
