import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { Navigate, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { NOTIFICATIONS } from "../features/notification/useNotifications";
import { publicationCard } from "../testing/publicationCard";
import { ANA, renderScreen } from "../testing/renderScreen";
import PublicationCreatedRoute from "./publicationCreated";

afterEach(cleanup);

const wanting = (id: string, isOwn: boolean) => publicationCard(id, { isOwn, interests: ["Guitarra"] });

const approval = {
  __typename: "Notification",
  id: "31",
  type: "APPROVED_PUBLICATION",
  isRead: false,
  wasToasted: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  subject: {
    __typename: "PublicationSubject",
    publicationId: "7",
    title: "Guitarra",
    credit: { __typename: "Money", amount: 100, currency: "USD" },
    reason: null,
  },
};

function show(status: string) {
  return renderScreen(
    <Routes>
      <Route path="/" element={<Navigate to="/publicacion_creada" state={{ created: "7" }} />} />
      <Route path="/publicacion_creada" element={<PublicationCreatedRoute />} />
    </Routes>,
    {
      viewer: ANA,
      answers: {
        CreatedPublication: () => ({
          publication: {
            __typename: "Publication",
            id: "7",
            slug: "guitarra",
            title: "Guitarra",
            status,
            interests: ["Laptop"],
            isOwn: true,
          },
        }),
        WantedBy: () => ({
          search: { __typename: "SearchResult", items: [wanting("1", true), wanting("2", false)], sponsored: [] },
        }),
      },
    },
  );
}

it("says that it is in review only while it is", async () => {
  show("WAITING");
  expect(await screen.findByText(/Estará disponible después de una breve revisión/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Compartir por WhatsApp" })).toBeNull();
  cleanup();
  show("ACTIVE");
  expect(await screen.findByText("Tu publicación Guitarra ya está activa.")).toBeTruthy();
  expect(screen.queryByText(/revisión/)).toBeNull();
  const share = screen.getByRole("link", { name: "Compartir por WhatsApp" }).getAttribute("href") ?? "";
  expect(new URL(share).searchParams.get("text")).toContain("Doy «Guitarra» y busco laptop.");
  cleanup();
  show("INACTIVE");
  expect((await screen.findByRole("link", { name: "Ver y cambiar" })).getAttribute("href")).toBe("/edit/publication/7");
});

it("shows what others who want it offer, without own things", async () => {
  const { asked } = show("ACTIVE");
  expect(await screen.findByRole("heading", { name: "Cosa 2" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Cosa 1" })).toBeNull();
  expect(asked.find(({ operation }) => operation === "WantedBy")?.variables.input).toMatchObject({
    mode: "HAVE",
    terms: ["Guitarra"],
  });
});

it("says in its title and its text what becomes of it, the credit included, and keeps notices off", async () => {
  const approved = () => toast.info("Tu publicación Guitarra ya está activa", { about: "publication-7" });
  // Its event may come before the answer that leads here.
  approved();
  const { client } = show("WAITING");
  expect(
    (await screen.findByText("La publicación ha sido creada exitosamente")).closest("[data-keep-clear]"),
  ).toBeTruthy();
  approved();
  expect(toastStore.getState()).toEqual([]);
  await waitFor(() => expect(document.title).toBe("¡Listo! Tu publicación está en camino · Truequea"));
  act(() => {
    client.writeQuery({
      query: NOTIFICATIONS,
      data: {
        notifications: {
          __typename: "NotificationConnection",
          items: [approval],
          pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
        },
      } as never,
    });
    client.cache.modify({ id: "Publication:7", fields: { status: () => "ACTIVE" } });
  });
  expect(await screen.findByText("Tu publicación Guitarra ya está activa. Ganaste 1,00 USD en créditos.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("¡Listo! Tu publicación ya se ve");
  expect(document.title).toBe("¡Listo! Tu publicación ya se ve · Truequea");
});
