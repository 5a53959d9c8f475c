import { Observable } from "@apollo/client";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { deleteDrafts } from "../lib/drafts";
import { edit, show, toasts, value, pictures, next } from "../testing/publicationEdit";
import type { Answers } from "../testing/renderScreen";

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

/** Its details; what is read after the first time comes when `current` has it. */
function showTwice(first: ReturnType<typeof edit>, answers: Answers = {}) {
  const current = new Subject<unknown>();
  let count = 0;
  const EditPublication = () => {
    count += 1;
    return count === 1 ? { publicationEdit: first } : new Observable((observer) => current.subscribe(observer));
  };
  const shown = show(null, { at: "/edit/publication/7?paso=2", answers: { EditPublication, ...answers } });
  return { ...shown, current, visits: () => count };
}

it("keeps a draft for its publication only, and drops it when the publication has changed meanwhile", async () => {
  const first = show(edit(), { at: "/edit/publication/7?paso=2" });
  await first.user.type(await screen.findByLabelText("Título"), " azul");
  await first.user.click(screen.getByRole("button", { name: "Eliminar imagen 1" }));
  cleanup();
  show(edit(), { at: "/new_publication" });
  expect(await screen.findByRole("heading", { level: 1, name: /¿Qué vas a publicar\?/ })).toBeTruthy();
  expect(screen.queryByText("Silla de oficina azul")).toBeNull();
  cleanup();
  show(edit(), { at: "/edit/publication/7?paso=2" });
  await screen.findByLabelText("Título");
  expect([value("Título"), pictures()]).toEqual([
    "Silla de oficina azul",
    ["/uploads/segunda0/360.webp", "/uploads/tercera0/360.webp"],
  ]);
  cleanup();
  // As after a reload: only stored drafts are left.
  const written = sessionStorage.getItem("tq-draft:publication-edit-7") ?? "";
  deleteDrafts();
  sessionStorage.setItem("tq-draft:publication-edit-7", written);
  show(edit(), { at: "/edit/publication/7?paso=2" });
  await waitFor(() => expect(pictures()).toEqual(["/uploads/segunda0/360.webp", "/uploads/tercera0/360.webp"]));
  expect(value("Título")).toBe("Silla de oficina azul");
  cleanup();
  show(edit({ revision: 4, title: "Silla roja" }), { at: "/edit/publication/7?paso=2" });
  await screen.findByLabelText("Título");
  expect([value("Título"), toasts()]).toEqual([
    "Silla roja",
    ["La publicación cambió desde la última vez que la editabas. Empezamos con la versión actual."],
  ]);
});

it("shows what the device knows only to be looked at, until the current values are there with their draft", async () => {
  const { user, current } = showTwice(edit());
  await user.type(await screen.findByLabelText("Título"), " azul");
  await user.click(screen.getAllByRole("link", { name: "Volver" })[0] as HTMLElement);
  // As if what is known were older than the draft.
  const written = sessionStorage.getItem("tq-draft:publication-edit-7") ?? "";
  sessionStorage.setItem("tq-draft:publication-edit-7", written.replace('"revision":3', '"revision":4'));
  await user.click(screen.getByRole("link", { name: "Editar" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Título")).value).toBe("Silla de oficina");
  expect(screen.getByLabelText("Título").closest("[inert]")).toBeTruthy();
  const headings = screen.getAllByRole("heading", { level: 1 });
  expect(headings.filter((heading) => !heading.closest("[inert]"))).toHaveLength(1);
  act(() => current.next({ publicationEdit: edit({ revision: 4, title: "Silla roja" }) }));
  await waitFor(() => expect(value("Título")).toBe("Silla de oficina azul"));
  expect(screen.getByLabelText("Título").closest("[inert]")).toBeNull();
  expect(toasts()).toEqual([]);
});

it("stays as it is while another review is asked for, and its state is read again", async () => {
  const { user, current, visits } = showTwice(edit({ returnReason: "Falta la talla", canAppeal: true }), {
    AppealReview: () => ({ appealReview: { __typename: "AppealReviewPayload", sent: true, errors: [] } }),
  });
  const title = await screen.findByLabelText<HTMLInputElement>("Título");
  await user.type(title, " azul");
  await user.click(screen.getByRole("button", { name: "Pedir otra revisión" }));
  await user.type(await screen.findByLabelText("¿Por qué crees que cumple las normas?"), "Sí la dice");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await waitFor(() => expect(visits()).toBe(2));
  expect([title.isConnected, title.closest("[inert]")]).toEqual([true, null]);
  act(() => current.next({ publicationEdit: edit({ returnReason: "Falta la talla" }) }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Pedir otra revisión" })).toBeNull());
  expect([title.isConnected, title.value]).toEqual([true, "Silla de oficina azul"]);
});

it("leads from another user’s publication to a new one, and explains what cannot be edited", async () => {
  const { path } = show(null);
  await waitFor(() => expect(path()).toBe("/new_publication"));
  expect(toasts()).toEqual(["Solo puedes editar tus publicaciones. Aquí puedes crear una nueva."]);
  cleanup();
  show(edit({ refusal: "RESERVED" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "Hay un cambio acordado con esta publicación" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver el cambio" }).getAttribute("href")).toBe("/requests?tab=2");
});

it("shows the review state of the last changes, and a refusal at its step", async () => {
  show(edit({ returnReason: "Contiene artículos no permitidos: armas" }));
  expect(
    await screen.findByText("La revisión no aprobó lo que enviaste: Contiene artículos no permitidos: armas."),
  ).toBeTruthy();
  cleanup();
  const refused = (field: string, message: string) => () => ({
    updatePublication: {
      __typename: "UpdatePublicationPayload",
      publication: null,
      errors: [{ __typename: "UserError", field, code: "BAD_USER_INPUT", message }],
    },
  });
  const refusals = [
    refused("interests", "No se permiten datos de contacto"),
    refused("revision", "Esta publicación cambió mientras la editabas"),
  ];
  const { user, path } = show(edit({ isInReview: true }), {
    at: "/edit/publication/7?paso=4",
    answers: { UpdatePublication: () => refusals.shift()?.() },
  });
  expect(await screen.findByText(/^Tu última edición está en revisión/)).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Actualizar" }));
  await waitFor(() => expect(path()).toBe("/edit/publication/7?paso=3"));
  expect((await screen.findByRole("alert")).textContent).toBe("No se permiten datos de contacto");
  const field = screen.getByLabelText("Intereses");
  expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")]).toEqual([
    "true",
    expect.stringContaining(screen.getByRole("alert").id),
  ]);
  await user.click(screen.getByRole("button", { name: "Quitar libros" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await user.click(next());
  await user.click(await screen.findByRole("button", { name: "Actualizar" }));
  await waitFor(() => expect(toasts()).toEqual(["Esta publicación cambió mientras la editabas."]));
});

it("shows a failed load and retries it", async () => {
  const answers = [new Error("no network"), { publicationEdit: edit() }];
  const { user } = show(undefined, { answers: { EditPublication: () => answers.shift() } });
  expect(await screen.findByText("Cargando tu publicación…")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Intentar de nuevo" }));
  expect(await screen.findByLabelText<HTMLInputElement>("Título")).toHaveProperty("value", "Silla de oficina");
});
