import { Observable } from "@apollo/client";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show, toasts, setUpProfile } from "../testing/profileScreen";
import type { Answers } from "../testing/renderScreen";

setUpProfile();

it("turns mails off, and reverts when that fails", async () => {
  let fails = false;
  const { user } = show(
    {},
    {
      at: "/profile?tab=account",
      answers: {
        MailSwitch: () => ({ viewer: { __typename: "Viewer", id: "1", emailNotifications: true } }),
        SetMailSwitch: ({ input }) =>
          fails
            ? new Error("no network")
            : {
                setEmailNotifications: {
                  __typename: "SetEmailNotificationsPayload",
                  viewer: {
                    __typename: "Viewer",
                    id: "1",
                    emailNotifications: (input as { enabled: boolean }).enabled,
                  },
                  errors: [],
                },
              },
      },
    },
  );
  const mails = () => screen.getByRole<HTMLInputElement>("switch", { name: "Notificaciones por correo" });
  await waitFor(() => expect(mails().checked).toBe(true));
  await user.click(mails());
  await waitFor(() => expect(toasts()).toEqual(["Ya no vas a recibir correos sobre tus cambios."]));
  expect(mails().checked).toBe(false);
  fails = true;
  await user.click(mails());
  await waitFor(() => expect(toasts()).toContain("Lo sentimos, hubo un error"));
  expect(mails().checked).toBe(false);
});

it.each([
  ["Notificaciones por correo", "SetMailSwitch"],
  ["Ocultar mi ciudad", "SetCitySwitch"],
])("keeps the focus in «%s» while it is saved, and saves it once", async (name, operation) => {
  const viewer = { __typename: "Viewer", id: "1", emailNotifications: true, hidesCity: false };
  const premium = { __typename: "User", id: "1", subscription: "PREMIUM" };
  const { user, asked } = show(
    {},
    {
      at: "/profile?tab=account",
      subscription: "PREMIUM",
      answers: {
        MailSwitch: () => ({ viewer }),
        CitySwitch: () => ({ viewer: { ...viewer, user: premium } }),
        [operation]: () => new Observable(() => {}),
      },
    },
  );
  const toggle = await screen.findByRole<HTMLInputElement>("switch", { name });
  toggle.focus();
  await user.keyboard(" ");
  await user.keyboard(" ");
  expect([document.activeElement, toggle.disabled]).toEqual([toggle, false]);
  expect(asked.filter((call) => call.operation === operation)).toHaveLength(1);
});

it("hides the city with Premium, and without it leads to the plans or turns off what rests", async () => {
  const answersTo = (subscription: string, hidesCity: boolean): Answers => ({
    CitySwitch: () => ({
      viewer: { __typename: "Viewer", id: "1", hidesCity, user: { __typename: "User", id: "1", subscription } },
    }),
    SetCitySwitch: ({ input }) => ({
      setCityHidden: {
        __typename: "SetCityHiddenPayload",
        viewer: { __typename: "Viewer", id: "1", hidesCity: (input as { hidden: boolean }).hidden },
        errors: [],
      },
    }),
  });
  const open = (subscription: string, hidesCity: boolean) =>
    show({}, { at: "/profile?tab=account", subscription, answers: answersTo(subscription, hidesCity) });
  const city = () => screen.getByRole<HTMLInputElement>("switch", { name: "Ocultar mi ciudad" });
  const state = () => [city().checked, city().disabled];
  open("STANDARD", false);
  const plans = await screen.findByRole("link", { name: "Disponible con Premium" });
  expect([plans.getAttribute("href"), state()]).toEqual(["/suscriptions", [false, true]]);
  cleanup();

  const { user } = open("PREMIUM", false);
  await waitFor(() => expect(state()).toEqual([false, false]));
  expect(screen.queryByRole("link", { name: "Disponible con Premium" })).toBeNull();
  await user.click(city());
  await waitFor(() => expect(toasts()).toEqual(["Los demás ya no ven tu ciudad."]));
  expect(state()).toEqual([true, false]);
  cleanup();

  const ended = open("STANDARD", true);
  await screen.findByRole("link", { name: "Ahora se ven: vuelven a ocultarse con Premium" });
  await ended.user.click(city());
  await waitFor(() => expect(state()).toEqual([false, true]));
});

it("deactivates the account after consequences, password and a refusal for open transactions, and signs out", async () => {
  let refusal: { field: string | null; message: string } | null = {
    field: "password",
    message: "La contraseña actual no es correcta",
  };
  const { user, asked, path } = show(
    {},
    {
      at: "/profile?tab=account",
      answers: {
        MailSwitch: () => ({ viewer: { __typename: "Viewer", id: "1", emailNotifications: true } }),
        OwnerDialog: () => ({
          viewer: { __typename: "Viewer", id: "1", email: "ana@example.com", hasPassword: true },
        }),
        DeactivateAccount: () => ({
          deactivateAccount: {
            __typename: "DeactivateAccountPayload",
            done: !refusal,
            errors: refusal ? [{ __typename: "UserError", ...refusal }] : [],
          },
        }),
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Desactivar mi cuenta" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "¿Desactivar tu cuenta?" }));
  expect(dialog.getByText("Se desactivan todas tus publicaciones.")).toBeTruthy();
  const confirm = dialog.getByRole("button", { name: "Desactivar mi cuenta" });
  const given = await dialog.findByLabelText("Tu contraseña, para confirmar");
  await user.click(confirm);
  expect(await dialog.findByText("Escribe tu contraseña")).toBeTruthy();
  expect(asked.some(({ operation }) => operation === "DeactivateAccount")).toBe(false);
  await user.type(given, "Cambio#2024");
  await user.click(confirm);
  expect(await dialog.findByText("La contraseña actual no es correcta")).toBeTruthy();
  refusal = { field: null, message: "No se puede desactivar el perfil porque usted tiene transacciones activas" };
  await user.type(given, "!");
  await user.click(confirm);
  expect(await dialog.findByText(refusal.message)).toBeTruthy();
  expect(dialog.getByRole("link", { name: "Cambios en proceso" }).getAttribute("href")).toBe("/requests?tab=2");
  expect(path()).toBe("/profile?tab=account");
  refusal = null;
  await user.click(confirm);
  await waitFor(() => expect([path(), toasts()]).toEqual(["/wall", ["Se ha desactivado la cuenta"]]));
});

it("downloads the own data, asks for their erasure with a date, and takes it back with one press", async () => {
  const day = "2026-12-22T16:00:00.000Z";
  let refusal: string | null = "No se pueden eliminar tus datos porque tienes propuestas o cambios abiertos";
  const erasure = (dueAt: string | null) => ({ __typename: "Erasure", dueAt, holdReason: null });
  const payload = (dueAt: string | null, message: string | null = null) => ({
    __typename: "ErasurePayload",
    erasure: message ? null : erasure(dueAt),
    errors: message ? [{ __typename: "UserError", field: null, message }] : [],
  });
  const { user } = show(
    {},
    {
      at: "/profile?tab=account",
      answers: {
        MailSwitch: () => ({ viewer: { __typename: "Viewer", id: "1", emailNotifications: true } }),
        OwnerDialog: () => ({
          viewer: { __typename: "Viewer", id: "1", email: "ana@example.com", hasPassword: true },
        }),
        OwnData: () => ({ erasure: erasure(null) }),
        DataExport: () => ({ dataExport: '{ "cuenta": { "nombre": "Ana" } }' }),
        RequestErasure: () => ({ requestErasure: payload(day, refusal) }),
        RevokeErasure: () => ({ revokeErasure: payload(null) }),
      },
    },
  );
  const files: string[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  await user.click(await screen.findByRole("button", { name: "Descargar mis datos" }));
  await waitFor(() => expect(toasts()).toEqual(["Descargamos tus datos en un archivo."]));
  expect(files).toEqual([expect.stringMatching(/^truequea-mis-datos-\d{4}-\d\d-\d\d\.json$/)]);
  expect(await blobs[0]?.text()).toContain("Ana");
  vi.restoreAllMocks();

  await user.click(screen.getByRole("button", { name: "Eliminar mis datos" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "¿Eliminar tus datos?" }));
  await user.type(await dialog.findByLabelText("Tu contraseña, para confirmar"), "Cambio#2024");
  const confirm = dialog.getByRole("button", { name: "Eliminar mis datos" });
  await user.click(confirm);
  expect(await dialog.findByText(refusal)).toBeTruthy();
  refusal = null;
  await user.click(confirm);
  expect(await screen.findByText(/^Tus datos se eliminan el 22 .*2026$/)).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  // What was pressed is gone: the focus stays where it was.
  const heading = screen.getByRole("heading", { name: "Mis datos" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const revoke = screen.getByRole("button", { name: "Cancelar la eliminación" });
  // What is said beside it needs no notice, and no other one may lie on it.
  expect([toasts(), revoke.closest("[data-keep-clear]")]).toEqual([
    ["Descargamos tus datos en un archivo."],
    expect.anything(),
  ]);
  await user.click(revoke);
  expect(await screen.findByRole("button", { name: "Eliminar mis datos" })).toBeTruthy();
  expect([document.activeElement, revoke.isConnected]).toEqual([heading, false]);
  expect(toasts()).toContain("Tus datos no se eliminan.");
});
