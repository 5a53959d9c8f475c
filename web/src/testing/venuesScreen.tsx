import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import VenueDay from "../routes/venueDay";
import Venues from "../routes/venues";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";

/** Call it at the top of a test file: what one test has left is gone for the next one. */
export function setUpVenues() {
  beforeEach(() => {
    // The day of the visits.
    vi.useFakeTimers({ now: new Date("2026-12-22T04:00:00Z"), toFake: ["Date"] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    for (const { id } of toastStore.getState()) toast.dismiss(id);
  });
}

/** The one venue of these tests. */
export const venue = { __typename: "Venue", id: "1", name: "Sede Chacao", address: "Av. Miranda", city: "Caracas" };
const location = { __typename: "Coordinates", latitude: 10.49, longitude: -66.85 };
/** It as operators keep it, with one shift. */
export const kept = {
  __typename: "KeptVenue",
  venue: { ...venue, location },
  version: 3,
  isOpen: true,
  shifts: [{ __typename: "KeptShift", id: "1", startsAt: "09:00", endsAt: "11:00", capacity: 4, isOpen: true }],
};
/** A closed day. */
export const christmas = { __typename: "ClosedDay", date: "2026-12-25", reason: "Navidad" };
/** What a mutation answers where it refuses. */
export const refusal = (code: string, field: string | null, message: string) => ({
  __typename: "UserError",
  code,
  field,
  message,
});
/** A party of a booking; `arrivedAt` null where they have not come yet. */
export const visitor = (id: string, firstName: string, arrivedAt: string | null = null) => ({
  __typename: "VenueVisitor",
  user: {
    __typename: "User",
    id,
    firstName,
    lastName: "Gómez",
    isVerified: false,
    subscription: "STANDARD",
    picture: null,
  },
  arrivedAt,
});
/** A booking of the day, to which no party has come yet. */
export const visit = (more: object = {}) => ({
  __typename: "VenueVisit",
  id: "9",
  state: "ACTIVE",
  venue: { __typename: "Venue", id: "1", name: "Sede Chacao" },
  date: "2026-12-22",
  startsAt: "09:00",
  endsAt: "11:00",
  publicationTitle: "Guitarra",
  offeredTitles: ["Bicicleta"],
  writtenOffer: null,
  owner: visitor("1", "Ana"),
  interested: visitor("2", "Luis"),
  canRecordArrival: true,
  canSettle: true,
  reason: null,
  movedAt: null,
  endedAt: null,
  ...more,
});

/** Renders the screens of the desk at `at`, as an operator unless it is said; `sent` lists a mutation's inputs. */
export function show(at: string, answers: Answers = {}, isOperator = true) {
  const view = renderScreen(
    <Routes>
      <Route path="/moderacion/sedes" element={<Venues />} />
      <Route path="/moderacion/sedes/:id" element={<VenueDay />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        Operator: () => ({ viewer: { __typename: "Viewer", id: "1", isOperator } }),
        KeptVenues: () => ({ keptVenues: [kept], closedDays: [christmas] }),
        VenueVisits: () => ({ venueVisits: [visit()] }),
        SaveVenue: () => ({ saveVenue: { __typename: "SaveVenuePayload", venue: null, errors: [] } }),
        SaveClosedDay: () => ({
          saveClosedDay: { __typename: "SaveClosedDayPayload", closedDays: [], errors: [] },
        }),
        ...answers,
      },
    },
  );
  const sent = (operation: string) =>
    view.asked.filter((call) => call.operation === operation).map(({ variables }) => variables.input);
  return { ...view, sent, user: userEvent.setup() };
}

/** The address of the list. */
export const venues = "/moderacion/sedes";
/** The address of the venue's day. */
export const day = "/moderacion/sedes/1?dia=2026-12-22";
