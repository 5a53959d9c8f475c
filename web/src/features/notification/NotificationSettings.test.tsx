import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import NotificationSettings from "./NotificationSettings";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const setting = (topic: string, way: string, frequency: string, choices = ["AT_ONCE", "DAILY", "NEVER"]) => ({
  __typename: "NotificationSetting",
  topic,
  way,
  frequency,
  choices,
});
const usual = [
  setting("PROPOSALS", "IN_APP", "AT_ONCE"),
  setting("PROPOSALS", "MAIL", "AT_ONCE"),
  setting("PAYMENTS", "IN_APP", "AT_ONCE", ["AT_ONCE", "DAILY"]),
  setting("PAYMENTS", "MAIL", "AT_ONCE", ["AT_ONCE"]),
];
const viewerOf = (notificationSettings: typeof usual | null, emailNotifications = true) => ({
  __typename: "Viewer",
  id: "1",
  emailNotifications,
  notificationSettings,
});

/** Before a server that keeps what is chosen, or refuses it. */
function show(settings: typeof usual | null, { refusal, mails = true }: { refusal?: string; mails?: boolean } = {}) {
  const user = userEvent.setup();
  let kept = settings;
  const view = renderScreen(<NotificationSettings />, {
    viewer: ANA,
    answers: {
      NotificationSettings: () => ({ viewer: viewerOf(kept, mails) }),
      SetNotificationFrequency: ({ input }) => {
        const wanted = input as { topic: string; way: string; frequency: string };
        if (!refusal)
          kept =
            kept?.map((one) =>
              one.topic === wanted.topic && one.way === wanted.way ? { ...one, frequency: wanted.frequency } : one,
            ) ?? null;
        return {
          setNotificationFrequency: {
            __typename: "SetNotificationFrequencyPayload",
            viewer: refusal ? null : viewerOf(kept),
            errors: refusal ? [{ __typename: "UserError", message: refusal }] : [],
          },
        };
      },
    },
  });
  return { ...view, user };
}
const toasts = () => toastStore.getState().map(({ text }) => text);
const group = (name: string) => screen.getByRole("group", { name, hidden: true });

it("says how each topic comes, and saves what is chosen by the keyboard", async () => {
  const { user, asked } = show(usual);
  await screen.findByText("En Truequea: al momento · Correo: al momento");
  await user.click(screen.getByText("Propuestas y cambios"));
  const mail = within(group("Propuestas y cambios")).getByRole("combobox", { name: "Correo" });
  await user.selectOptions(mail, "Una vez al día");
  await waitFor(() => expect(toasts()).toEqual(["Guardamos tu elección."]));
  expect(screen.getByText("En Truequea: al momento · Correo: una vez al día")).toBeTruthy();
  expect(asked.at(-1)?.variables).toEqual({ input: { topic: "PROPOSALS", way: "MAIL", frequency: "DAILY" } });
});

it("offers no «never» for what must be known, and says why", async () => {
  show(usual);
  await screen.findByText("En Truequea: al momento · Correo: siempre");
  const payments = within(group("Pagos, créditos y Premium"));
  expect(payments.getAllByRole("option", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    "Al momento",
    "Una vez al día",
  ]);
  expect(payments.getAllByText("No se puede apagar: es algo que tienes que saber.")).toHaveLength(2);
});

it("goes back to what it was where the server refuses", async () => {
  const { user } = show(usual, { refusal: "Ahora no" });
  await screen.findByText("Propuestas y cambios");
  const mail = within(group("Propuestas y cambios")).getByRole<HTMLSelectElement>("combobox", {
    name: "Correo",
    hidden: true,
  });
  await user.selectOptions(mail, "Nunca");
  await waitFor(() => expect(toasts()).toEqual(["Ahora no."]));
  expect(mail.value).toBe("AT_ONCE");
});

it("says that mails are off, and shows nothing where the backend has no settings", async () => {
  show(usual, { mails: false });
  expect(await screen.findByText(/Tienes apagadas las notificaciones por correo/)).toBeTruthy();
  cleanup();
  show(null);
  await waitFor(() => expect(screen.queryByText("Qué avisos quieres")).toBeNull());
});
