import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import NotificationsRoute from "./notifications";
import { ANA, renderScreen } from "../testing/renderScreen";
import { notification, show } from "../testing/notificationScreen";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("asks for the list again when fewer are unread than it shows", async () => {
  let isRead = false;
  const items = () => [notification("9", "Bici", { isRead }), notification("8", "Mesa")];
  const view = show(items(), [], undefined, {
    Notifications: () => ({
      notifications: {
        __typename: "NotificationConnection",
        items: items(),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    }),
  });
  const unread = () => screen.queryAllByText("Sin leer.").length;
  await screen.findByText("Bici");
  expect(unread()).toBe(2);
  // The turn that it asked for was done; the counts show it.
  isRead = true;
  view.count(1);
  await waitFor(() => expect(unread()).toBe(1));
  expect(view.asked.filter(({ operation }) => operation === "Notifications")).toHaveLength(2);
});

it("says the day where the heading does not", async () => {
  const at = (id: string, days: number) => ({
    ...notification(id, `Cosa ${id}`),
    createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  show([at("9", 1), at("8", 5)]);
  const [near, far] = [
    await screen.findByRole("link", { name: /Cosa 9/ }),
    screen.getByRole("link", { name: /Cosa 8/ }),
  ];
  const day = / (de )?\d{4}, \d{1,2}:\d\d/;
  expect(near.textContent).not.toMatch(day);
  expect(far.textContent).toMatch(day);
});

it("marks one as read on click, and opens its subject", async () => {
  const view = show([notification("9", "Bici")]);
  await view.user.click(await screen.findByRole("link", { name: /Bici/ }));
  expect(view.path()).toBe("/publicacion/9");
  await waitFor(() => expect(screen.queryByText("Sin leer.")).toBeNull());
});

it("shows a notice when a part could not be loaded", async () => {
  const list = {
    __typename: "NotificationConnection",
    items: [{ ...notification("9", "Bici"), subject: null }],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  };
  const errors = [
    {
      message: "No hay respuesta",
      path: ["notifications", "items", 0, "subject"],
      extensions: { code: "UPSTREAM_UNAVAILABLE" },
    },
  ];
  renderScreen(<NotificationsRoute />, {
    at: "/notifications_page",
    viewer: ANA,
    answers: { Notifications: () => ({ data: { notifications: list }, errors }) },
  });
  expect(await screen.findByText("Una parte no se pudo cargar.")).toBeTruthy();
});
