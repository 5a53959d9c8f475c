import { Observable } from "@apollo/client";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { ANA, renderScreen } from "../testing/renderScreen";
import { infoPaths } from "../lib/paths";
import type { Answers } from "../testing/renderScreen";
import ProfileRoute from "./profile";

// Parts load lazily, which takes longer on a busy machine than the library's default timeout.
// Drawing and cropping need a real browser.
vi.mock("../components/form/CropDialog", () => ({
  default: ({ file, onDone }: { file: File; onDone: (photo: File, small: File) => void }) => (
    <button type="button" onClick={() => onDone(new File(["grande"], file.name), new File(["chica"], file.name))}>
      Usar
    </button>
  ),
}));

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

type Status = "ACTIVE" | "WAITING" | "FINISHED" | "INACTIVE";

const thing = (id: string, status: Status) => ({
  __typename: "Publication",
  id,
  slug: `cosa-${id}`,
  title: `Cosa ${id}`,
  type: "PRODUCT",
  status,
  condition: "NEW",
  usage: null,
  publishedAt: "2026-11-02T12:00:00.000Z",
  isReserved: false,
  canEdit: status !== "FINISHED",
  hasChangesInReview: false,
  interests: ["libros", "discos"],
  price: { __typename: "Money", amount: 5_000, currency: "USD" },
  cover: null,
});

/** A server that stores the statuses. */
function show(
  things: Record<string, Status>,
  {
    at = "/profile",
    refusal,
    subscription = "STANDARD",
    answers = {},
  }: { at?: string; refusal?: string; subscription?: string; answers?: Answers } = {},
) {
  const listed = (isActive: boolean) =>
    Object.entries(things).filter(([, status]) => (status === "ACTIVE") === isActive);
  const change =
    (field: string, to: Status) =>
    ({ input }: Record<string, unknown>) => {
      const { publicationId } = input as { publicationId: string };
      const errors = refusal ? [{ __typename: "UserError", message: refusal }] : [];
      if (!refusal) things[publicationId] = to;
      return {
        [field]: {
          __typename: "PublicationStatusPayload",
          publication: refusal ? null : { __typename: "Publication", id: publicationId, status: to },
          errors,
        },
      };
    };
  const view = renderScreen(<ProfileRoute />, {
    at,
    viewer: ANA,
    answers: {
      OwnProfile: () => ({
        viewer: {
          __typename: "Viewer",
          id: "1",
          activePublicationCount: listed(true).length,
          balance: { __typename: "Money", amount: 0, currency: "USD" },
          credit: { __typename: "Credit", status: "VERIFIED_PARTIAL_CREDITS" },
          user: {
            ...ANA.user,
            subscription,
            isEmailConfirmed: true,
            joinedAt: "2024-03-05T12:00:00.000Z",
            activePublicationCount: listed(true).length,
            completedExchangeCount: 4,
          },
        },
      }),
      OwnPublications: ({ kind, page }) => {
        const items = listed(kind === "ACTIVE").map(([id, status]) => thing(id, status));
        return {
          ownPublications: {
            __typename: "OwnPublicationPage",
            items,
            page: { __typename: "PageNumbers", page, pages: 1, total: items.length },
            activeCount: listed(true).length,
            inactiveCount: listed(false).length,
          },
        };
      },
      Alerts: () => ({ viewer: { __typename: "Viewer", id: "1", alerts: [] } }),
      DeactivatePublication: change("deactivatePublication", "INACTIVE"),
      ActivatePublication: change("activatePublication", things["9"] === "INACTIVE" ? "WAITING" : "ACTIVE"),
      ...answers,
    },
  });
  return { ...view, user: userEvent.setup() };
}
const toasts = () => toastStore.getState().map(({ text }) => text);
const kinds = () =>
  within(screen.getByRole("navigation", { name: "Cuáles" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("shows below the own publications what others wrote of the viewer", async () => {
  const author = {
    __typename: "User",
    id: "2",
    firstName: "Luis",
    lastName: "Gómez",
    isVerified: true,
    subscription: "PREMIUM",
  };
  const answers: Answers = {
    UserRemarks: ({ userId }) => ({
      userRemarks: [
        {
          __typename: "Remark",
          id: "9",
          stars: 4,
          text: `Puntual, ${userId}`,
          createdAt: "2026-03-05T12:00:00Z",
          author,
        },
      ],
    }),
  };
  show({}, { answers });
  expect(await screen.findByText("Puntual, 1")).toBeTruthy();
  const line = screen.getByText(/^Luis Gómez · /).closest("p");
  expect(within(line as HTMLElement).getByRole("img", { name: "Verificado, Premium" })).toBeTruthy();
});

it("says of a balance that nobody verified yet what is locked and how to unlock it", async () => {
  const viewer = {
    __typename: "Viewer",
    id: "1",
    activePublicationCount: 0,
    balance: { __typename: "Money", amount: 1_600, currency: "USD" },
    credit: { __typename: "Credit", status: "NO_VERIFIED_WITH_CREDITS" },
    user: {
      ...ANA.user,
      isEmailConfirmed: true,
      joinedAt: "2024-03-05T12:00:00.000Z",
      activePublicationCount: 0,
      completedExchangeCount: 0,
    },
  };
  const locked = { __typename: "Money", amount: 1_600, currency: "USD" };
  show(
    {},
    {
      answers: {
        OwnProfile: () => ({ viewer }),
        LockedCredit: () => ({
          viewer: { __typename: "Viewer", id: "1", credit: { __typename: "Credit", locked } },
        }),
      },
    },
  );
  expect(await screen.findByText(/^16,00\sUSD bloqueados hasta que verifiques tu identidad\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Cómo verificar mi identidad" }).getAttribute("href")).toBe(
    infoPaths.verification,
  );
});

it("shows the own profile with the private balance", async () => {
  show({});
  expect(await screen.findByRole("heading", { level: 1, name: "Ana Pérez" })).toBeTruthy();
  expect(screen.getByText("Correo confirmado")).toBeTruthy();
  expect(screen.getByText("Saldo").parentElement?.textContent).toBe("Saldo0,00USD");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Mis Publicaciones",
    "Promocionadas",
    "Créditos",
    "Datos Personales",
    "Ajustes",
  ]);
  expect(await screen.findByText("No tienes Publicaciones activas")).toBeTruthy();
  const banner = within(screen.getByRole("region", { name: "Ideas para tus cambios" }));
  expect(
    banner.getAllByRole("button").map((one) => one.getAttribute("aria-label")?.replace(/^Mostrar .*/, "Mostrar")),
  ).toEqual([...Array.from({ length: 5 }, () => "Mostrar"), "Pausar el carrusel"]);
});

it("asks before it deactivates a publication, then moves it to the other list", async () => {
  const { user, path } = show({ 7: "ACTIVE", 8: "ACTIVE" });
  expect((await screen.findByRole("link", { name: "Editar: Cosa 7" })).getAttribute("href")).toBe(
    "/edit/publication/7",
  );
  await user.click(await screen.findByRole("button", { name: "Desactivar: Cosa 7" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("y eso no se puede deshacer.");
  await user.click(within(dialog).getByRole("button", { name: "Entendido" }));
  await waitFor(() => expect(kinds()).toEqual(["Activas1", "Inactivas1"]));
  expect(toasts()).toEqual(["La publicacion ha sido desactivada exitosamente"]);
  expect(screen.queryByText("Cosa 7")).toBeNull();
  await user.click(screen.getByRole("link", { name: /Inactivas/ }));
  await user.click(await screen.findByRole("button", { name: "Activar: Cosa 7" }));
  expect(path()).toBe("/profile?tab=publications&kind=inactive");
  expect(await screen.findByText("No tienes publicaciones inactivas")).toBeTruthy();
  expect(toasts()).toContain("La publicacion ha sido activada exitosamente");
});

it("shows a refusal of the server, and what is in review", async () => {
  const refused = show({ 7: "ACTIVE" }, { refusal: "Hay un cambio confirmado" });
  await refused.user.click(await screen.findByRole("button", { name: "Desactivar: Cosa 7" }));
  await refused.user.click(await screen.findByRole("button", { name: "Entendido" }));
  await waitFor(() => expect(toasts()).toEqual(["Hay un cambio confirmado"]));
  expect(screen.getByRole("link", { name: "Ver Detalles: Cosa 7", hidden: true }).getAttribute("href")).toBe(
    "/cosa-7/7",
  );
  cleanup();
  toast.clear();
  const { user } = show({ 9: "INACTIVE", 10: "FINISHED" }, { at: "/profile?tab=publications&kind=inactive" });
  await user.click(await screen.findByRole("button", { name: "Activar: Cosa 9" }));
  await waitFor(() => expect(screen.getByText("En revisión")).toBeTruthy());
  expect(toasts()).toEqual(["La publicación volvió a revisión. Te avisamos cuando esté activa."]);
  // A finished publication has no link and cannot be activated again.
  expect(screen.queryByRole("link", { name: "Cosa 10" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Cosa 10/ })).toBeNull();
});

/** A server with Ana's data that refuses a phone number in use. */
const dataOf = (personalData: object = {}, user: object = {}) => ({
  __typename: "Viewer",
  id: "1",
  email: "ana@example.com",
  hidesCity: false,
  user: { ...ANA.user, ...user },
  personalData: {
    __typename: "PersonalData",
    country: "Venezuela",
    phone: "+584121234567",
    dateOfBirth: "1990-05-17",
    gender: "FEMALE",
    ...personalData,
  },
});
const COUNTRIES = {
  countries: [
    { __typename: "Country", code: "VE", name: "Venezuela", isEnabled: true, states: ["Distrito Capital", "Zulia"] },
  ],
};
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
  await waitFor(() => expect(toasts()).toEqual(["Ya no vas a recibir correos sobre tus cambios"]));
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
  await waitFor(() => expect(toasts()).toEqual(["Los demás ya no ven tu ciudad"]));
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
  let refusal: string | null = "No se pueden eliminar tus datos porque tienes transacciones activas";
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
  await waitFor(() => expect(toasts()).toEqual(["Descargamos tus datos en un archivo"]));
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
  await user.click(revoke);
  expect(await screen.findByRole("button", { name: "Eliminar mis datos" })).toBeTruthy();
  expect([document.activeElement, revoke.isConnected]).toEqual([heading, false]);
  expect(toasts()).toContain("Tus datos no se eliminan");
});

it("changes and removes the photo, reports progress and result, and updates every avatar", async () => {
  const picture = {
    __typename: "Image",
    url: "/uploads/nueva/750.webp",
    sources: [{ __typename: "ImageSource", url: "/uploads/nueva/360.webp", width: 360 }],
  };
  const payload = (shown: object | null, errors: string[] = []) => ({
    __typename: "ProfilePhotoPayload",
    viewer:
      errors.length > 0
        ? null
        : { __typename: "Viewer", id: "1", user: { __typename: "User", id: "1", picture: shown } },
    errors: errors.map((message) => ({ __typename: "UserError", message })),
  });
  let uploaded: unknown = payload(null, [
    "La foto no cumple con las políticas de nuestro proveedor. Intenta con otra imagen.",
  ]);
  let removed: unknown = new Error("no network");
  const { user, asked } = show(
    {},
    {
      at: "/profile?tab=profile",
      answers: {
        PersonalData: () => ({ viewer: dataOf() }),
        RegistrationCountries: () => COUNTRIES,
        UpdateProfilePhoto: () => (uploaded instanceof Error ? uploaded : { updateProfilePhoto: uploaded }),
        DeleteProfilePhoto: () => (removed instanceof Error ? removed : { deleteProfilePhoto: removed }),
      },
    },
  );
  const choose = async (file = new File(["foto"], "yo.jpg", { type: "image/jpeg" })) => {
    fireEvent.change(await screen.findByLabelText("Tu foto", { selector: "input" }), { target: { files: [file] } });
  };
  await choose(new File(["%PDF"], "yo.pdf", { type: "application/pdf" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  await choose();
  await user.click(await screen.findByRole("button", { name: "Usar" }));
  await waitFor(() =>
    expect(toasts()).toEqual(["La foto no cumple con las políticas de nuestro proveedor. Intenta con otra imagen."]),
  );
  toast.clear();
  uploaded = new Error("no network");
  await choose();
  await user.click(await screen.findByRole("button", { name: "Usar" }));
  await waitFor(() => expect(toasts()).toEqual(["Ocurrio un error al guardar la imagen de perfil"]));
  toast.clear();
  uploaded = payload(picture);
  await choose();
  fireEvent.click(await screen.findByRole("button", { name: "Usar" }));
  expect(await screen.findByText("Estamos evaluando su foto")).toBeTruthy();
  await waitFor(() => expect(toasts()).toEqual(["La imagen de perfil se ha guardado correctamente"]));
  const sent = asked.find(({ operation, variables }) => operation === "UpdateProfilePhoto" && variables.input)
    ?.variables as { input: Record<"picture" | "thumbnail", File> } | undefined;
  expect([await sent?.input.picture.text(), await sent?.input.thumbnail.text()]).toEqual(["grande", "chica"]);
  // In the form and in the header above it.
  expect([...document.querySelectorAll('img[src^="/uploads"]')].map((one) => one.getAttribute("src"))).toEqual([
    "/uploads/nueva/360.webp",
    "/uploads/nueva/360.webp",
  ]);
  toast.clear();
  await user.click(screen.getByRole("button", { name: "Quitar la foto" }));
  await waitFor(() => expect(toasts()).toEqual(["Lo sentimos, hubo un error eliminando la foto de perfil"]));
  toast.clear();
  removed = payload(null);
  await user.click(screen.getByRole("button", { name: "Quitar la foto" }));
  await waitFor(() => expect(toasts()).toEqual(["Los cambios han sido guardados exitosamente"]));
  expect([
    document.querySelector('img[src^="/uploads"]'),
    screen.queryByRole("button", { name: "Quitar la foto" }),
  ]).toEqual([null, null]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elegir una foto" }));
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
