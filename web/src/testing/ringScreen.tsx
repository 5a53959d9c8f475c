import { Observable } from "@apollo/client";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import type { RingState } from "../__generated__/enums";
import RingRoute from "../routes/ring";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";
// Rendering does not wait for its code.
import "../features/meeting/CancelMeetingDialog";
import "../features/meeting/RingProposal";
import "../features/ring/LeaveRingForm";
import "../features/meeting/ShareMeetingDialog";

/** One of three. */
export const member = (
  id: string,
  name: string,
  title: string,
  done: { accepted?: boolean; received?: boolean } = {},
) => ({
  __typename: "RingMember",
  id: `4-${id}`,
  isViewer: id === "1",
  publicationId: `${id}0`,
  title,
  location: "Libertador, Distrito Capital",
  hasAccepted: done.accepted ?? false,
  hasReceived: done.received ?? false,
  price: { __typename: "Money", amount: 5000, currency: "USD" },
  complement: null as object | null,
  cover: null,
  user: {
    __typename: "User",
    id,
    firstName: name,
    lastName: "Gómez",
    isVerified: false,
    subscription: "STANDARD",
    picture: null,
  },
});

/** Of Ana, Luis and Eva. */
export const ring = (state: RingState, values: Record<string, unknown> = {}) => ({
  __typename: "Ring",
  id: "4",
  state,
  endReason: null,
  expiresAt: "2026-12-22T19:00:00.000Z",
  isRepair: false,
  repairedById: null,
  canAccept: state === "PROPOSED",
  canDecline: state === "PROPOSED",
  canConfirm: state === "ACCEPTED",
  meetings: null,
  canProposeMeeting: false,
  canLeave: state === "ACCEPTED",
  chat: null,
  members: [member("1", "Ana", "Bicicleta"), member("2", "Luis", "Guitarra"), member("3", "Eva", "Cámara")],
  ...values,
});

/** For all three at once, by Luis. */
export const meeting = (values: Record<string, unknown> = {}, accepted: readonly string[] = ["2"]) => ({
  __typename: "RingMeeting",
  id: "7",
  giverId: null,
  state: "PROPOSED",
  isProposer: false,
  startsAt: new Date(Date.now() + 26 * 3_600_000).toISOString(),
  canAccept: !accepted.includes("1"),
  canCancel: true,
  place: {
    __typename: "MeetingSpot",
    name: "Centro Comercial Sambil",
    address: "Av. Libertador",
    publicPlaceId: "ccs-sambil",
    location: null,
  },
  parties: ["1", "2", "3"].map((userId) => ({
    __typename: "RingMeetingParty",
    userId,
    hasAccepted: accepted.includes(userId),
    progress: {
      __typename: "MeetingProgress",
      onWayAt: null,
      arrivedAt: null,
      lateMinutes: 0,
      checkedAt: null,
    },
  })),
  ...values,
});

/** Opens its page as Ana. */
export function show(now: unknown, answers: Answers = {}, at = "/circulo/4") {
  const view = renderScreen(
    <Routes>
      <Route path="/circulo/:id?" element={<RingRoute />} />
      <Route path="*" element={<p>Otra parte</p>} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        Ring: () => ({ ring: now }),
        RingUpdates: () => new Observable(() => {}),
        RingMeetingSafety: () => ({
          safety: { __typename: "MeetingSafety", sharePath: null, wellAt: null },
        }),
        ...answers,
      },
    },
  );
  return { ...view, user: userEvent.setup() };
}
