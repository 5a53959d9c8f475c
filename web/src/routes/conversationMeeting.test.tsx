import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
// Rendering does not wait for its code.
import "../features/meeting/MeetingPanel";
import { setUpConversation, show, TRANSACTION } from "../testing/conversationScreen";

setUpConversation();
afterEach(() => void vi.useRealTimers());

const silent = { __typename: "MeetingProgress", onWayAt: null, arrivedAt: null, lateMinutes: 0, checkedAt: null };
const checked = { ...silent, checkedAt: "2026-11-27T19:05:00.000Z" };
const onWay = { ...silent, onWayAt: "2026-11-27T18:50:00.000Z" };
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
const MET = "Aceptado, listo · Encuentro, ahora · Confirmado, falta";
const MET_AND_CONFIRMED = "Aceptado, listo · Encuentro, listo · Confirmado, ahora";
const agreed = { tab: "IN_PROGRESS" };
const talk = (more: object) => show({}, { ...agreed, transaction: { ...TRANSACTION, status: "ACCEPTED", ...more } });
const panel = async () => within(await screen.findByRole("region", { name: "Encuentro" }));

it.each([
  [null, "Acuerden dónde y cuándo verse, mejor en un lugar público.", "Acordar"],
  [meeting({}), "Luis Gómez propone. Viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas", "Responder"],
  [
    meeting({ isProposer: true, canAccept: false }),
    "Esperas la respuesta. Viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas",
    "Ver",
  ],
  [
    meeting({ state: "AGREED", canAccept: false }),
    "Acordado. Viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas",
    "Ver",
  ],
  [
    meeting({ state: "AGREED", canAccept: false, counterpartProgress: { ...silent, lateMinutes: 30 } }),
    "Luis Gómez se retrasa 30 minutos. Viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas",
    "Ver",
  ],
  [
    meeting({ state: "AGREED", canAccept: false, viewerProgress: checked, counterpartProgress: onWay }),
    "Se encontraron. Viernes, 27 nov., 3:00 p. m., Plaza Bolívar de Caracas",
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

const stepsBetween = async () => {
  const steps = within(await screen.findByRole("list", { name: "Pasos del cambio" })).getAllByRole("listitem");
  const words = steps.map((step) => step.textContent.replace(/^\d/, ""));
  return words.slice(1, -1).join(" · ");
};

it("shows a meeting that is ahead as what comes now, also behind a confirmation", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T10:00:00-04:00"), toFake: ["Date"] });
  talk({ status: "CONFIRMED_OWNER", meeting: meeting({ state: "AGREED", canAccept: false }) });
  expect(await stepsBetween()).toBe("Aceptado, listo · Confirmado, listo · Encuentro, el viernes 27");
});

it.each([
  ["not held", "ACCEPTED", {}, "Aceptado, ahora · Confirmado, falta"],
  ["where a code was checked", "ACCEPTED", { counterpartProgress: checked }, MET],
  ["confirmed", "CONFIRMED_OWNER", {}, MET_AND_CONFIRMED],
  ["confirmed where a code was checked", "CONFIRMED_OWNER", { viewerProgress: checked }, MET_AND_CONFIRMED],
  [
    "of a complete exchange",
    "COMPLETE",
    { state: "ENDED", viewerProgress: checked },
    "Aceptado, listo · Encuentro, listo · Confirmado, listo",
  ],
])("shows on the day after it the step of a meeting %s", async (_what, status, more, expected) => {
  vi.useFakeTimers({ now: new Date("2026-11-28T10:00:00-04:00"), toFake: ["Date"] });
  talk({ status, meeting: meeting({ state: "AGREED", canAccept: false, ...more }) });
  expect(await stepsBetween()).toBe(expected);
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
