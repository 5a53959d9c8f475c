import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { publicationCard } from "../testing/publicationCard";
import { ANA, renderScreen } from "../testing/renderScreen";
import SavedRoute from "./saved";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

/** A server that stores the list; unavailable publications are null in it. */
function show(
  ids: string[],
  { gone = [], refuses = false, at = "/publications-saved" }: { gone?: string[]; refuses?: boolean; at?: string } = {},
) {
  let saved = ids;
  const network = { isAway: false };
  const screens = (
    <>
      <Routes>
        <Route path="/publications-saved" element={<SavedRoute />} />
        <Route path="*" element={<Link to="/publications-saved">Guardadas</Link>} />
      </Routes>
      <Link to="/elsewhere">Otra parte</Link>
    </>
  );
  const view = renderScreen(screens, {
    at,
    viewer: ANA,
    answers: {
      SavedPublications: ({ page }) => {
        if (network.isAway) return new Error("no network");
        const items = saved.slice((Number(page) - 1) * 10, Number(page) * 10).map((id) => ({
          __typename: "SavedPublication",
          id: `s${id}`,
          publicationId: id,
          publication: gone.includes(id) ? null : publicationCard(id, { isSaved: true }),
        }));
        const numbers = { __typename: "PageNumbers", page, pages: Math.ceil(saved.length / 10), total: saved.length };
        return { savedPublications: { __typename: "SavedPublicationPage", items, page: numbers } };
      },
      UnsavePublication: ({ input }) => {
        const { publicationId } = input as { publicationId: string };
        if (refuses) return new Error("no network");
        saved = saved.filter((id) => id !== publicationId);
        return {
          unsavePublication: {
            __typename: "SavePublicationPayload",
            publication: { __typename: "Publication", id: publicationId, isSaved: false },
            errors: [],
          },
        };
      },
    },
  });
  return { ...view, network, user: userEvent.setup() };
}
const titles = () => screen.getAllByRole("article").map((article) => article.querySelector("h2")?.textContent);
const toasts = () => toastStore.getState().map(({ text }) => text);

it("removes a card and refetches the list", async () => {
  const { user, asked } = show(["7", "8"]);
  await user.click(await screen.findByRole("button", { name: "Guardada: Cosa 7" }));
  await waitFor(() => expect(titles()).toEqual(["Cosa 8"]));
  expect(toasts()).toEqual(["Has eliminado la publicación guardada"]);
  expect(asked.filter(({ operation }) => operation === "SavedPublications")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Guardada: Cosa 8" }));
  expect(await screen.findByText("No tiene publicaciones guardadas")).toBeTruthy();
});

it("keeps a card that could not be removed, and says so", async () => {
  const { user } = show(["7"], { refuses: true });
  await user.click(await screen.findByRole("button", { name: "Guardada: Cosa 7" }));
  await waitFor(() => expect(toasts()).toEqual(["La publicación no ha podido eliminarse de la lista."]));
  expect(screen.getByRole("button", { name: "Guardada: Cosa 7" })).toBeTruthy();
});

it("shows an unavailable publication without details, and removes it", async () => {
  const { user } = show(["7", "8"], { gone: ["7"] });
  expect(await screen.findByText("Ya no está disponible")).toBeTruthy();
  expect(screen.queryByText("Cosa 7")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Quitar de la lista" }));
  await waitFor(() => expect(titles()).toEqual(["Cosa 8"]));
});

it("goes to the last page when the URL is beyond it", async () => {
  const ids = Array.from({ length: 12 }, (_, index) => String(index + 1));
  const { path } = show(ids, { at: "/publications-saved?page=5" });
  await waitFor(() => expect(path()).toBe("/publications-saved?page=2"));
  expect(await screen.findByText("Cosa 12")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Página 2" }).getAttribute("aria-current")).toBe("page");
});

it("shows the cached list offline, and a retry button when nothing is cached", async () => {
  const { user, network, asked } = show(["7"]);
  await screen.findByText("Cosa 7");
  network.isAway = true;
  await user.click(screen.getByRole("link", { name: "Otra parte" }));
  await user.click(screen.getByRole("link", { name: "Guardadas" }));
  await waitFor(() => expect(asked.filter(({ operation }) => operation === "SavedPublications")).toHaveLength(2));
  expect(titles()).toEqual(["Cosa 7"]);
  cleanup();
  const fresh = show(["7"], { at: "/elsewhere" });
  fresh.network.isAway = true;
  await fresh.user.click(screen.getByRole("link", { name: "Guardadas" }));
  const again = await screen.findByRole("button", { name: "Intentar de nuevo" });
  fresh.network.isAway = false;
  await fresh.user.click(again);
  expect(await screen.findByText("Cosa 7")).toBeTruthy();
});
