import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import BannerDesk from "./BannerDesk";

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:chosen", revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const banner = (id: string, title: string, position: number, more: Record<string, unknown> = {}) => ({
  __typename: "KeptBanner",
  id,
  version: 3,
  place: "HOME",
  position,
  title,
  url: "/wall",
  wideImage: { __typename: "Image", url: `/uploads/wide-${id}/1600.webp` },
  narrowImage: { __typename: "Image", url: `/uploads/narrow-${id}/1600.webp` },
  startsOn: null,
  endsOn: null,
  state: "SHOWN",
  views: 0,
  clicks: 0,
  days: [],
  ...more,
});
const refusal = (code: string, message: string, field: string | null = null) => ({
  __typename: "UserError",
  code,
  field,
  message,
});

/** Each refusal is of an operator who was not the first: the banners have changed. */
function show(errors: ReturnType<typeof refusal>[] = []) {
  let version = 3;
  const view = renderScreen(<BannerDesk />, {
    viewer: ANA,
    answers: {
      KeptBanners: () => ({
        keptBanners: [
          banner("1", "Feria", 1, {
            views: 52_345,
            clicks: 1234,
            days: [
              { __typename: "BannerDay", day: "2026-11-20", views: 250, clicks: 12 },
              // Before views were counted.
              { __typename: "BannerDay", day: "2026-11-19", views: 0, clicks: 40 },
            ],
          }),
          banner("2", "Navidad", 2, { version, startsOn: "2026-12-01", endsOn: "2026-12-31", state: "SCHEDULED" }),
          banner("3", "Viejo", 1, { place: "WALL", state: "TAKEN_DOWN" }),
        ],
      }),
      SaveBanner: () => {
        if (errors.length > 0) version++;
        return {
          saveBanner: {
            __typename: "SaveBannerPayload",
            banner: errors.length > 0 ? null : { __typename: "KeptBanner", id: "1" },
            errors: [...errors],
          },
        };
      },
    },
  });
  const sent = () =>
    view.asked.filter(({ operation }) => operation === "SaveBanner").map((call) => call.variables.input);
  return { ...view, sent, user: userEvent.setup() };
}

it("shows each place's banners in order, with their days and clicks, and moves and takes them down", async () => {
  const { user, sent } = show();
  const home = await screen.findByRole("list", { name: "Inicio" });
  const [feria, navidad] = home.children;
  expect(feria?.textContent).toMatch(/52\.345 vistas · 1\.234 clics · 4,8\s?%\sde clics/);
  expect(within(home).getByRole("row", { name: /20 nov\.? 2026 250 12/ })).toBeTruthy();
  expect(navidad?.textContent).toContain("0 vistas · 0 clics");
  expect(navidad?.textContent).toContain("Programado");
  expect(navidad?.textContent).toMatch(/Del 1 dic\.? 2026 al 31 dic\.? 2026/);
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
    await user.click(button);
    return button;
  };
  const upmost = screen.getByRole("button", { name: "Subir Feria" });
  expect(upmost.getAttribute("aria-disabled")).toBe("true");
  await user.click(upmost);
  await press("Subir Navidad");
  await waitFor(() => expect(sent()).toHaveLength(1));
  const takeDown = await press("Retirar Feria");
  // While it is saved, the pressed button keeps the focus.
  expect([document.activeElement, takeDown.hasAttribute("disabled")]).toEqual([takeDown, false]);
  await waitFor(() => expect(sent()).toHaveLength(2));
  await press("Volver a mostrar Viejo");
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toMatchObject([
    { id: "2", version: 3, position: 1, title: "Navidad", startsOn: "2026-12-01", endsOn: "2026-12-31", isShown: true },
    { id: "1", version: 3, isShown: false },
    { id: "3", version: 3, isShown: true },
  ]);
});

it("asks for what is missing before it sends, and shows the pictures before they are saved", async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole("button", { name: "Nuevo banner" }));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
    "Escribe el título",
    "Escribe adónde lleva",
    "Elige una imagen",
    "Elige una imagen",
  ]);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Título" }));

  await user.type(screen.getByRole("textbox", { name: "Título" }), "Feria");
  await user.type(screen.getByRole("textbox", { name: "Adónde lleva" }), "http://x.ve");
  expect(screen.getByText(/empiece por https/)).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Adónde lleva" }));
  await user.type(screen.getByRole("textbox", { name: "Adónde lleva" }), "https://x.ve");
  const photo = new File(["x"], "foto.jpg", { type: "image/jpeg" });
  for (const label of ["Imagen para pantallas anchas", "Imagen para teléfonos"])
    await user.upload(screen.getByLabelText<HTMLInputElement>(label, { selector: "input" }), photo);
  expect(screen.getAllByRole("img", { name: "Así se verá" })).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  expect(await screen.findByRole("list", { name: "Inicio" })).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Lo que se ve en el carrusel/);
  expect(sent()).toMatchObject([
    { place: "HOME", title: "Feria", url: "https://x.ve", wideImage: photo, narrowImage: photo },
  ]);
});

it("keeps what was written where another operator was faster, and saves it over that when it is sent again", async () => {
  const refusals = [refusal("CONFLICT", "Otra persona cambió este banner")];
  const { user, asked, sent } = show(refusals);
  await user.click(await screen.findByRole("button", { name: "Editar Navidad" }));
  const title = screen.getByRole<HTMLInputElement>("textbox", { name: "Título" });
  await user.type(title, " 2026");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(toastStore.getState().at(-1)?.text).toBe("Otra persona cambió este banner."));
  expect(title.value).toBe("Navidad 2026");
  await waitFor(() => expect(asked.filter(({ operation }) => operation === "KeptBanners")).toHaveLength(2));

  refusals.length = 0;
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  expect(await screen.findByRole("list", { name: "Inicio" })).toBeTruthy();
  expect(sent()).toMatchObject([
    { title: "Navidad 2026", version: 3 },
    { title: "Navidad 2026", version: 4 },
  ]);
});
