import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
// Rendering does not wait for its code.
import "../features/meeting/MeetingPanel";
import { setUpConversation, show, TRANSACTION } from "../testing/conversationScreen";

setUpConversation();

const silent = { __typename: "MeetingProgress", onWayAt: null, arrivedAt: null, lateMinutes: 0, checkedAt: null };
const meeting = (more: object) => ({
  __typename: "Meeting",
  id: "9",
  state: "PROPOSED",
  isProposer: false,
  place: {
    __typename: "MeetingSpot",
    name: "Plaza Bolívar de Caracas",
    address: "Centro",
    publicPlaceId: "ccs-plaza-bolivar",
    location: null,
  },
  startsAt: "2026-11-27T19:00:00.000Z",
  viewerProgress: silent,
  counterpartProgress: silent,
  canAccept: true,
  canCancel: true,
  ...more,
});
const agreed = { tab: "IN_PROGRESS" };
const talk = (more: object) => show({}, { ...agreed, transaction: { ...TRANSACTION, status: "ACCEPTED", ...more } });
const panel = async () => within(await screen.findByRole("region", { name: "Encuentro" }));

it.each([
  [null, "Acuerden dónde y cuándo verse, mejor en un lugar público.", "Acordar"],
  [meeting({}), "Luis Gómez propone. viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas", "Responder"],
  [
    meeting({ isProposer: true, canAccept: false }),
    "Esperas la respuesta. viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas",
    "Ver",
  ],
  [
    meeting({ state: "AGREED", canAccept: false }),
    "Acordado. viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas",
    "Ver",
  ],
  [
    meeting({ state: "AGREED", canAccept: false, counterpartProgress: { ...silent, lateMinutes: 30 } }),
    "Luis Gómez se retrasa 30 minutos. viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas",
    "Ver",
  ],
  [
    meeting({ state: "CANCELLED", canAccept: false }),
    "Acuerden dónde y cuándo verse, mejor en un lugar público.",
    "Acordar",
  ],
])("says in the conversation what became of the meeting", async (latest, line, action) => {
  talk({ canProposeMeeting: true, meeting: latest });
  const shown = await panel();
  const [text] = shown.getAllByText((_text, element) => element?.tagName === "P");
  expect(text?.textContent.replaceAll(/\s/g, " ")).toBe(line);
  expect(shown.getByRole("link", { name: action }).getAttribute("href")).toBe("/encuentro/7");
});

it.each([
  [null, "O reserven un Cambio seguro", "/cambio_seguro/7?reservar"],
  [
    { __typename: "SecureExchange", id: "4", state: "ACTIVE", date: "2026-11-27" },
    "Ver el Cambio seguro",
    "/cambio_seguro/7",
  ],
])("leads to the secure exchange, whose own strip a phone has no room for", async (secureExchange, name, href) => {
  talk({ canProposeMeeting: true, meeting: null, canBookSecureExchange: true, secureExchange });
  // Styles for all widths count here, also those that hide it on wide screens.
  expect((await panel()).getByText(name).getAttribute("href")).toBe(href);
});

it("shows nothing of it where it cannot be arranged, as behind a backend without meetings", async () => {
  talk({ canProposeMeeting: false, meeting: null });
  await screen.findByRole("region", { name: "Conversación con Luis Gómez" });
  expect(screen.queryByRole("region", { name: "Encuentro" })).toBeNull();
});
