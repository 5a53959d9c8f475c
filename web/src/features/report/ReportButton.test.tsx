import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { ReportButton } from "./ReportButton";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const answer = (...refusals: string[]) => ({
  reportPublication: {
    __typename: "ReportPublicationPayload",
    errors: refusals.map((message) => ({ __typename: "UserError", message })),
  },
});

it("leads a guest through the login to the open dialog", async () => {
  const guest = renderScreen(<ReportButton publicationId="5" isOwn={false} />, { at: "/bici/5" });
  await userEvent.click(screen.getByRole("button", { name: "Denunciar publicación" }));
  expect(guest.path()).toBe("/login");
  cleanup();
  const member = renderScreen(<ReportButton publicationId="5" isOwn={false} />, {
    at: "/bici/5#denunciar",
    viewer: ANA,
  });
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  expect(member.path()).toBe("/bici/5");
});

it("shows on other users' publications, and sends nothing without a reason", async () => {
  renderScreen(<ReportButton publicationId="5" isOwn />, { viewer: ANA });
  expect(screen.queryByRole("button")).toBe(null);
  cleanup();
  const answers = [new Error("gone"), answer("La publicación no existe"), answer()];
  const { asked } = renderScreen(<ReportButton publicationId="5" isOwn={false} />, {
    viewer: ANA,
    answers: { ReportPublication: () => answers.shift() },
  });
  const user = userEvent.setup();
  const toasts = () => toastStore.getState().map(({ text }) => text);

  // The dialog's code loads with the first click.
  await user.click(screen.getByRole("button", { name: "Denunciar publicación" }));
  const send = (await screen.findByRole("button", { name: "Enviar denuncia" })) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  await user.click(screen.getByRole("radio", { name: "Otro motivo" }));
  expect(send.disabled).toBe(true);
  const reason = screen.getByRole("textbox", { name: "Escribe el motivo" });
  await user.type(reason, "Es mía");
  // What could not be sent stays, with the reason in a toast.
  for (const text of ["Lo sentimos, hubo un error, inténtelo mas tarde", "La publicación no existe."]) {
    await user.click(send);
    await waitFor(() => expect(toasts()).toEqual([text]));
    await waitFor(() => expect(send.disabled).toBe(false));
    expect(reason).toHaveProperty("value", "Es mía");
  }
  await user.clear(reason);
  await user.click(screen.getByRole("radio", { name: "Parece una estafa" }));
  const details = screen.getByRole("textbox", { name: "Cuéntanos más (opcional)" });
  await user.click(details);
  await user.paste("x".repeat(300));
  expect([send.disabled, screen.getByRole("alert").textContent]).toEqual([
    true,
    "El motivo no puede tener más de 300 caracteres",
  ]);
  await user.clear(details);
  await user.type(details, "Pide dinero");
  await user.click(send);
  await waitFor(() => expect(toasts()).toEqual(["La denuncia se envió exitosamente"]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  expect((screen.getByRole("button", { name: "Ya la denunciaste" }) as HTMLButtonElement).disabled).toBe(true);
  expect(asked.at(-1)?.variables).toEqual({ input: { publicationId: "5", reason: "Parece una estafa: Pide dinero" } });
});

it("stays disabled for a user who has reported it before", () => {
  renderScreen(<ReportButton publicationId="6" isOwn={false} wasReported />, { viewer: ANA });
  expect(screen.getByRole("button", { name: "Ya la denunciaste" })).toHaveProperty("disabled", true);
});
