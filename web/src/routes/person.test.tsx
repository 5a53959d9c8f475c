import { gql } from "@apollo/client";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { BlockButton } from "../features/user/BlockButton";
import { publicationCard } from "../testing/publicationCard";
import { ANA, renderScreen } from "../testing/renderScreen";
import PersonRoute from "./person";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const person = {
  __typename: "User",
  id: "2",
  firstName: "Luis",
  lastName: "Gómez",
  isActive: true,
  isBlocked: null,
  isVerified: true,
  subscription: "STANDARD",
  city: "Chacao",
  state: "Miranda",
  joinedAt: "2024-03-05T12:00:00.000Z",
  reputation: null,
  activePublicationCount: 12,
  isEmailConfirmed: true,
  completedExchangeCount: 4,
  reliability: null,
  ratingReasons: null,
  picture: null,
};

const page = (ids: string[], pages = 1) => ({
  userPublications: {
    __typename: "PublicationPage",
    items: ids.map((id) => publicationCard(id, { price: { __typename: "Money", amount: 5_000, currency: "USD" } })),
    page: { __typename: "PageNumbers", page: 1, pages, total: ids.length },
  },
});

function show(user: unknown, publications: unknown, options: { at?: string; viewer?: typeof ANA } = {}) {
  const view = renderScreen(
    <Routes>
      <Route path="/profile/third/:id" element={<PersonRoute />} />
      <Route path="/start" element={<Link to="/profile/third/2">Luis</Link>} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      at: options.at ?? "/profile/third/2",
      viewer: options.viewer ?? null,
      answers: { Person: () => (user instanceof Error ? user : { user }), PersonPublications: () => publications },
    },
  );
  return { ...view, user: userEvent.setup() };
}

it("counts what others ticked with their stars", async () => {
  show(
    {
      ...person,
      ratingReasons: [
        { __typename: "RatingReasonCount", reason: "ON_TIME", count: 3 },
        { __typename: "RatingReasonCount", reason: "LATE", count: 1 },
      ],
    },
    page([]),
  );
  await screen.findByRole("heading", { name: "Lo que más marcan en sus cambios" });
  const counted = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(counted).toEqual(["Puntual33 veces", "Llegó tarde11 vez"]);
});

it("shows a guest a user’s profile and publications, at the page of the URL", async () => {
  const view = show(person, page(["7", "8"], 3), { at: "/profile/third/2?page=2" });
  expect(await screen.findByRole("heading", { level: 1, name: "Luis Gómez" })).toBeTruthy();
  for (const text of ["Nuevo Usuario", "Chacao, Miranda", "mar 2024", "12", "4"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Cosa 7" })).toBeTruthy();
  expect(view.asked).toContainEqual({ operation: "PersonPublications", variables: { userId: "2", page: 2 } });
  expect(screen.getByRole("link", { name: "Página 3" }).getAttribute("href")).toBe("/profile/third/2?page=3");
});

it("shows an empty list and a list that fails to load", async () => {
  show(person, page([]));
  expect(await screen.findByText("Luis Gómez no tiene publicaciones aún")).toBeTruthy();
  cleanup();
  show(person, { userPublications: null });
  expect(await screen.findByText("Por ahora no podemos mostrar sus publicaciones.")).toBeTruthy();
  cleanup();
  const { user, asked } = show(person, new Error("no network"));
  await user.click(await screen.findByRole("button", { name: "Intentar de nuevo" }));
  expect(asked.filter(({ operation }) => operation === "PersonPublications")).toHaveLength(2);
});

it("leads to the viewer’s own settings, and away from an inactive user", async () => {
  const own = show(person, page([]), { viewer: { ...ANA, id: "2" } });
  expect(own.path()).toBe("/settings?tab=profile");
  cleanup();
  const inactive = show({ ...person, isActive: false }, page([]));
  await waitFor(() => expect(inactive.path()).toBe("/user/inactive/tmp"));
});

it("leads home with a notice where there is no such user, from a link and on a direct visit", async () => {
  const direct = show(null, page([]));
  await waitFor(() => expect(direct.path()).toBe("/home"));
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Usuario no encontrado."]);
  toast.clear();
  cleanup();
  const { user, path } = show(null, page([]), { at: "/start" });
  await user.click(screen.getByRole("link", { name: "Luis" }));
  await waitFor(() => expect(path()).toBe("/home"));
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Usuario no encontrado."]);
});

it("shows a notice when a part of a profile could not be loaded, and no empty list while it loads", async () => {
  const errors = [
    {
      message: "No hay respuesta",
      path: ["user", "completedExchangeCount"],
      extensions: { code: "UPSTREAM_UNAVAILABLE" },
    },
  ];
  const answer = { data: { user: { ...person, completedExchangeCount: null } }, errors };
  const { container } = renderScreen(
    <Routes>
      <Route path="/profile/third/:id" element={<PersonRoute />} />
    </Routes>,
    { at: "/profile/third/2", answers: { Person: () => answer, PersonPublications: () => page(["7"]) } },
  );
  expect(container.querySelector("dl")).toBeNull();
  expect(await screen.findByText("Una parte no se pudo cargar.")).toBeTruthy();
  expect(container.querySelector("dl")).not.toBeNull();
});

it("forgets the lists of chats when a block is taken back", async () => {
  const blocked = { ...person, isBlocked: true };
  const { client } = renderScreen(<BlockButton userId="2" name="Luis" isBlocked />, {
    viewer: ANA,
    answers: {
      UnblockUser: () => ({
        unblockUser: { __typename: "BlockUserPayload", user: { ...blocked, isBlocked: false }, errors: [] },
      }),
    },
  });
  const lists = gql`
    query Lists {
      chats(tab: PROPOSALS) {
        items {
          id
        }
      }
    }
  `;
  client.writeQuery({ query: lists, data: { chats: { __typename: "ChatConnection", items: [] } } });
  expect(client.readQuery({ query: lists })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Desbloquear a Luis" }));
  await waitFor(() => expect(client.readQuery({ query: lists })).toBeNull());
});
