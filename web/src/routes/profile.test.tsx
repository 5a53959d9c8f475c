import { Observable } from "@apollo/client";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { expect, it, vi } from "vitest";
import { toast } from "../components/ui/toast";
import { infoPaths } from "../lib/paths";
import { ownProfile } from "../testing/ownProfile";
import { dataOf, COUNTRIES, show, thing, toasts, setUpProfile } from "../testing/profileScreen";
import type { Answers } from "../testing/renderScreen";

// Drawing and cropping need a real browser.
vi.mock("../components/form/CropDialog", () => ({
  default: ({ file, onDone }: { file: File; onDone: (photo: File, small: File) => void }) => (
    <button type="button" onClick={() => onDone(new File(["grande"], file.name), new File(["chica"], file.name))}>
      Usar
    </button>
  ),
}));

setUpProfile();

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

it("says of an unverified user's balance what is locked and how to unlock it", async () => {
  const profile = ownProfile({
    balance: { __typename: "Money", amount: 1_600, currency: "USD" },
    credit: { __typename: "Credit", status: "NO_VERIFIED_WITH_CREDITS" },
  });
  const locked = { __typename: "Money", amount: 1_600, currency: "USD" };
  const answer = new Subject<unknown>();
  show(
    {},
    {
      answers: {
        OwnProfile: () => profile,
        LockedCredit: () => new Observable((observer) => answer.subscribe(observer)),
      },
    },
  );
  await screen.findByText("No tienes Publicaciones activas");
  // Alone the header would be pushed apart from the tabs by the line that comes after it.
  expect(screen.queryByRole("heading", { level: 1, name: "Ana Pérez" })).toBeNull();
  act(() => answer.next({ viewer: { __typename: "Viewer", id: "1", credit: { __typename: "Credit", locked } } }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ana Pérez" })).toBeTruthy();
  expect(screen.getByText(/^16,00\sUSD bloqueados hasta que verifiques tu identidad\.$/)).toBeTruthy();
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

it("says before it deactivates a publication what that does to an agreed exchange", async () => {
  const { user } = show({ 7: "ACTIVE", 8: "ACTIVE" }, { reservedId: "8" });
  for (const [id, isAgreed] of [
    ["7", false],
    ["8", true],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: `Desactivar: Cosa ${id}` }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent?.includes("Hay un cambio acordado por ella: se cancela")).toBe(isAgreed);
    await user.click(within(dialog).getByRole("button", { name: "Volver" }));
  }
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
  await waitFor(() => expect(toasts()).toEqual(["Hay un cambio confirmado."]));
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

it("says once that it failed, and shows all of it after another try", async () => {
  let isAway = true;
  const away = () => new Error("away");
  const { user } = show(
    { 7: "ACTIVE" },
    { answers: { OwnProfile: () => (isAway ? away() : ownProfile()), OwnPublications: away } },
  );
  await waitFor(() => expect(screen.getAllByText("No pudimos cargar esto")).toHaveLength(1));
  expect(screen.getByRole("tab", { name: "Ajustes" })).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ana Pérez" })).toBeTruthy();
});

it("says why a publication was returned and what to mend, with the way to it", async () => {
  const returned = {
    ...thing("9", "INACTIVE"),
    returnReason: "La foto está borrosa. Qué corregir: súbela con más luz.",
  };
  show(
    {},
    {
      at: "/profile?tab=publications&kind=inactive",
      answers: {
        OwnPublications: ({ page }) => ({
          ownPublications: {
            __typename: "OwnPublicationPage",
            items: [returned, thing("10", "INACTIVE")],
            page: { __typename: "PageNumbers", page, pages: 1, total: 2 },
            activeCount: 0,
            inactiveCount: 2,
          },
        }),
      },
    },
  );
  expect(
    await screen.findByText(
      "La revisión no aprobó lo que enviaste: La foto está borrosa. Qué corregir: súbela con más luz.",
    ),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Corregir: Cosa 9" }).getAttribute("href")).toBe(
    screen.getByRole("link", { name: "Editar: Cosa 10" }).getAttribute("href")?.replace("10", "9"),
  );
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
