import { Observable } from "@apollo/client";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import ClaimPanel from "./ClaimPanel";

URL.createObjectURL = () => `blob:${Math.random()}`;
URL.revokeObjectURL = () => {};

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const aPicture = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], name, { type: "image/jpeg" });

function show(more: { isClaimant?: boolean; isGiven?: boolean } = {}, refusals: object[] = []) {
  const view = renderScreen(
    <ClaimPanel transactionId="7" isClaimant={false} isGiven={false} name="Luis Gómez" {...more} />,
    {
      viewer: ANA,
      answers: {
        SendClaimStatement: () => ({
          sendClaimStatement: {
            __typename: "SendClaimStatementPayload",
            transaction: refusals.length > 0 ? null : { __typename: "Transaction", id: "7", claimStatement: "GIVEN" },
            errors: refusals.map((refusal) => ({ __typename: "UserError", ...refusal })),
          },
        }),
      },
    },
  );
  const sent = () => view.asked.find(({ operation }) => operation === "SendClaimStatement")?.variables.input;
  return { sent, user: userEvent.setup() };
}
const choose = (label: string, files: File[]) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { files } });

it("takes the version of the other party, with pictures where there are any", async () => {
  const { user, sent } = show();
  expect(screen.getByText("Luis Gómez lo abrió. Cuéntale al equipo qué pasó antes de que decida.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Dar mi versión" }));
  await user.click(await screen.findByRole("button", { name: "Enviar mi versión" }));
  expect(screen.getByRole("alert").textContent).toBe("Cuenta qué pasó");
  const field = screen.getByRole("textbox", { name: "¿Qué pasó?" });
  expect(document.activeElement).toBe(field);
  await user.type(field, "Se la di en la plaza");
  await user.click(screen.getByRole("button", { name: "Volver" }));
  await user.click(await screen.findByRole("button", { name: "Dar mi versión" }));
  expect(await screen.findByDisplayValue("Se la di en la plaza")).toBeTruthy();
  const picture = aPicture("plaza.jpg");
  choose("Fotos (opcional)", [picture]);
  expect(await screen.findByRole("img", { name: "Foto 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Enviar mi versión" }));
  await waitFor(() =>
    expect(sent()).toEqual({ transactionId: "7", text: "Se la di en la plaza", pictures: [picture] }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["El equipo recibió tu versión."]);
});

it("takes up to three pictures of who claims, and no other files", async () => {
  const { user, sent } = show({ isClaimant: true });
  await user.click(screen.getByRole("button", { name: "Agregar fotos" }));
  await user.click(await screen.findByRole("button", { name: "Enviar fotos" }));
  expect(screen.getByRole("alert").textContent).toBe("Elige una imagen");
  choose("Fotos", [new File(["hola"], "nota.jpg", { type: "image/jpeg" })]);
  expect(await screen.findByText("La imagen debe ser JPG, PNG o GIF")).toBeTruthy();
  choose("Fotos", ["a", "b", "c", "d"].map(aPicture));
  expect(await screen.findByText("Puedes enviar hasta 3 fotos")).toBeTruthy();
  choose("Fotos", ["a", "b", "c"].map(aPicture));
  expect(await screen.findAllByRole("img", { name: /^Foto \d$/ })).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Quitar la foto 2" }));
  await user.click(screen.getByRole("button", { name: "Enviar fotos" }));
  await waitFor(() => expect(sent()).toMatchObject({ text: null, pictures: [{ name: "a" }, { name: "c" }] }));
});

it("shows what the server refuses at its field", async () => {
  const { user } = show({}, [{ field: "pictures.1", message: "Muy pequeña" }]);
  await user.click(screen.getByRole("button", { name: "Dar mi versión" }));
  await user.type(await screen.findByRole("textbox", { name: "¿Qué pasó?" }), "Se la di");
  await user.click(screen.getByRole("button", { name: "Enviar mi versión" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Muy pequeña");
});

it("keeps the focus and the words while it is sent, sends once, and says what failed", async () => {
  let refuse = (_message: string) => {};
  const answer = new Observable<object>((observer) => {
    refuse = (message) => {
      const errors = [{ __typename: "UserError", field: null, message }];
      observer.next({ sendClaimStatement: { __typename: "SendClaimStatementPayload", transaction: null, errors } });
      observer.complete();
    };
  });
  const { asked } = renderScreen(
    <ClaimPanel transactionId="8" isClaimant={false} isGiven={false} name="Luis Gómez" />,
    { viewer: ANA, answers: { SendClaimStatement: () => answer } },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Dar mi versión" }));
  await user.type(await screen.findByRole("textbox", { name: "¿Qué pasó?" }), "Se la di");
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Enviar mi versión" });
  await user.click(send);
  expect([send.getAttribute("aria-disabled"), send.disabled]).toEqual(["true", false]);
  await user.keyboard("{Enter}");
  refuse("El reclamo ya no está abierto");
  await waitFor(() =>
    expect(toastStore.getState().map(({ text }) => text)).toEqual(["El reclamo ya no está abierto."]),
  );
  expect(document.activeElement).toBe(send);
  expect(screen.getByDisplayValue("Se la di")).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it("says that the team has it, and asks for nothing more", () => {
  show({ isGiven: true });
  expect(screen.getByText("El equipo tiene tu versión y la lee antes de decidir.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
