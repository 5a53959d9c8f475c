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

/** The dialog's code loads with the first click. */
const answer = (sent: boolean) => ({
  reportPublication: {
    __typename: "ReportPublicationPayload",
    sent,
    errors: sent ? [] : [{ __typename: "UserError", message: "No" }],
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
  const answers = [new Error("gone"), answer(false), answer(true)];
  const { asked } = renderScreen(<ReportButton publicationId="5" isOwn={false} />, {
    viewer: ANA,
    answers: { ReportPublication: () => answers.shift() },
  });
  const user = userEvent.setup();
  const open = async () => {
    await user.click(screen.getByRole("button", { name: "Denunciar publicación" }));
    return (await screen.findByRole("button", { name: "Enviar denuncia" })) as HTMLButtonElement;
  };
  const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));

  // A failure shows a toast and closes the dialog; the button stays.
  for (const text of ["Lo sentimos, hubo un error", "Lo sentimos, hubo un error"]) {
    const send = await open();
    expect(send.disabled).toBe(true);
    await user.click(screen.getByRole("radio", { name: "Otro motivo" }));
    expect(send.disabled).toBe(true);
    await user.type(screen.getByRole("textbox", { name: "Escribe el motivo" }), "Es mía");
    await user.click(send);
    await waitFor(() => expect(toastStore.getState().at(-1)?.text).toBe(text));
    await closed();
  }
  const send = await open();
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
  await waitFor(() =>
    expect(toastStore.getState().map(({ text }) => text)).toContain("La denuncia se envió exitosamente"),
  );
  await closed();
  expect((screen.getByRole("button", { name: "Ya la denunciaste" }) as HTMLButtonElement).disabled).toBe(true);
  expect(asked.at(-1)?.variables).toEqual({ input: { publicationId: "5", reason: "Parece una estafa: Pide dinero" } });
});

it("stays disabled for a user who has reported it before", () => {
  renderScreen(<ReportButton publicationId="6" isOwn={false} wasReported />, { viewer: ANA });
  expect(screen.getByRole("button", { name: "Ya la denunciaste" })).toHaveProperty("disabled", true);
});
