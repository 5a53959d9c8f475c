import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
// Rendering does not wait for its code.
import "../features/meeting/AllWellCard";
import "../features/meeting/CancelMeetingDialog";
import "../features/meeting/HandoverCard";
import "../features/meeting/ShareMeetingDialog";
import MeetingRoute from "../routes/meeting";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";

/** Sets the day, and leaves nothing to the next test. */
export function setUpMeeting() {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-24T10:10:00-04:00"), toFake: ["Date"] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    localStorage.clear();
    for (const { id } of toastStore.getState()) toast.dismiss(id);
  });
}

/** A party that has reported nothing. */
export const silent = {
  __typename: "MeetingProgress",
  onWayAt: null,
  arrivedAt: null,
  lateMinutes: 0,
  checkedAt: null,
};
/** A proposal by Luis, which Ana may accept. */
export const meeting = (more: object = {}) => ({
  __typename: "Meeting",
  id: "9",
  state: "PROPOSED",
  isProposer: false,
  place: {
    __typename: "MeetingSpot",
    name: "Plaza Bolívar de Caracas",
    address: "Centro de Caracas",
    publicPlaceId: "ccs-plaza-bolivar",
    location: { __typename: "Coordinates", latitude: 10.506, longitude: -66.915 },
  },
  startsAt: "2026-11-27T19:00:00.000Z",
  viewerProgress: silent,
  counterpartProgress: silent,
  canAccept: true,
  canCancel: true,
  ...more,
});
/** An accepted exchange of Ana and Luis with its latest meeting. */
export const transaction = (latest: object | null, canProposeMeeting = true) => ({
  __typename: "Transaction",
  id: "7",
  status: "ACCEPTED",
  viewerRole: "OWNER",
  chatId: "5",
  counterpart: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
  publication: { __typename: "Publication", id: "1", title: "Guitarra eléctrica" },
  canProposeMeeting,
  meeting: latest,
  viewerMoves: [{ __typename: "TransactionMove", action: "CONFIRM", to: "CONFIRMED_OWNER" }],
  offerVersion: 1,
  takesRatingReasons: true,
  offerHistory: [],
  isViewerTurn: null,
  viewerGives: { __typename: "ExchangeSide", text: "Guitarra", publications: [], money: null },
  viewerReceives: { __typename: "ExchangeSide", text: "Bicicleta", publications: [], money: null },
});
const place = (id: string, kind: string, name: string) => ({
  __typename: "PublicPlace",
  id,
  kind,
  name,
  address: "Centro",
});
const cities = [
  {
    __typename: "MeetingCity",
    city: "Caracas",
    state: "Distrito Capital",
    places: [
      place("ccs-polichacao", "POLICE", "Polichacao"),
      place("ccs-sambil", "MALL", "Sambil Caracas"),
      place("ccs-plaza-bolivar", "SQUARE", "Plaza Bolívar"),
    ],
  },
  { __typename: "MeetingCity", city: "Coro", state: "Falcón", places: [place("cor-1", "SQUARE", "Plaza de Coro")] },
];
/** A mutation's; without a transaction and errors unless they are given. */
export const payload = (more: object) => ({ __typename: "MeetingPayload", transaction: null, errors: [], ...more });

/** Neither shared nor reported as gone well, unless it is said. */
export const safety = (more: object) => ({ __typename: "MeetingSafety", sharePath: null, wellAt: null, ...more });
/** Of a mutation that has worked. */
export const safetyPayload = (more: object) => ({
  __typename: "MeetingSafetyPayload",
  safety: safety(more),
  errors: [],
});

/** The device's clock is five minutes slow. */
export const keys = {
  own: "00112233445566778899aabbccddeeff00112233",
  theirs: "ff112233445566778899aabbccddeeff00112233",
  aheadMs: 5 * 60_000,
};

/** Renders the screen at `at`; `sent` lists the inputs of a mutation, in their order. */
export function show(start: object | null, answers: Answers = {}, at = "/encuentro/7") {
  const view = renderScreen(
    <Routes>
      <Route path="/encuentro/:id" element={<MeetingRoute />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        Meeting: () => ({ transaction: start }),
        MeetingPlaces: () => ({ meetingPlaces: cities }),
        MeetingSafety: () => ({ safety: safety({}) }),
        MeetingCodes: () => ({
          meetingCodes: {
            __typename: "MeetingCodes",
            ownKey: keys.own,
            counterpartKey: keys.theirs,
            serverTime: new Date(Date.now() + keys.aheadMs).toISOString(),
          },
        }),
        ...answers,
      },
    },
  );
  const sent = (operation: string) =>
    view.asked.filter((call) => call.operation === operation).map(({ variables }) => variables.input);
  return { ...view, sent, user: userEvent.setup() };
}
