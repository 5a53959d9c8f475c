import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import ProfileRoute from "../routes/profile";
import { ownProfile } from "./ownProfile";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";

type Status = "ACTIVE" | "WAITING" | "FINISHED" | "INACTIVE";

/** One of the own publications. */
export const thing = (id: string, status: Status, isReserved = false) => ({
  __typename: "Publication",
  id,
  slug: `cosa-${id}`,
  title: `Cosa ${id}`,
  type: "PRODUCT",
  status,
  condition: "NEW",
  usage: null,
  publishedAt: "2026-11-02T12:00:00.000Z",
  isReserved,
  canEdit: status !== "FINISHED",
  hasChangesInReview: false,
  returnReason: null,
  interests: ["libros", "discos"],
  price: { __typename: "Money", amount: 5_000, currency: "USD" },
  cover: null,
});

/** Call it at the top of a test file: what one test has left is gone for the next one. */
export function setUpProfile() {
  afterEach(() => {
    cleanup();
    for (const { id } of toastStore.getState()) toast.dismiss(id);
  });
}

/** The own profile before a server that stores the statuses. */
export function show(
  things: Record<string, Status>,
  {
    at = "/profile",
    refusal,
    subscription = "STANDARD",
    reservedId,
    answers = {},
  }: { at?: string; refusal?: string; subscription?: string; reservedId?: string; answers?: Answers } = {},
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
      OwnProfile: () => {
        const activePublicationCount = listed(true).length;
        return ownProfile(
          { activePublicationCount },
          { subscription, activePublicationCount, completedExchangeCount: 4 },
        );
      },
      OwnPublications: ({ kind, page }) => {
        const items = listed(kind === "ACTIVE").map(([id, status]) => thing(id, status, id === reservedId));
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
      ChatPrivacy: () => ({ viewer: { __typename: "Viewer", id: "1", chatPrivacy: null } }),
      RingSettings: () => ({ viewer: { __typename: "Viewer", id: "1", ringSettings: null } }),
      Alerts: () => ({ viewer: { __typename: "Viewer", id: "1", alerts: [] } }),
      DeactivatePublication: change("deactivatePublication", "INACTIVE"),
      ActivatePublication: change("activatePublication", things["9"] === "INACTIVE" ? "WAITING" : "ACTIVE"),
      ...answers,
    },
  });
  return { ...view, user: userEvent.setup() };
}
/** What was said at the edge of the screen, the oldest first. */
export const toasts = () => toastStore.getState().map(({ text }) => text);

/** A server with Ana's data that refuses a phone number in use. */
export const dataOf = (personalData: object = {}, user: object = {}) => ({
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
/** The answer of the countries' query. */
export const COUNTRIES = {
  countries: [
    { __typename: "Country", code: "VE", name: "Venezuela", isEnabled: true, states: ["Distrito Capital", "Zulia"] },
  ],
};
