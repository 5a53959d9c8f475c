import { expect, test } from "vitest";
import type { ConversationData } from "./conversationFragment";
import { buildNotes } from "./notes";

type Event = ConversationData["transaction"]["events"][number];

const event = (id: string, kind: Event["kind"], by: Event["by"]): Event => ({
  __typename: "TransactionEvent",
  id,
  kind,
  by,
  happenedAt: `2026-11-20T1${id}:00:00.000Z`,
  place: null,
});

const aPlace = {
  __typename: "MeetingPlace" as const,
  date: "2026-11-27",
  startsAt: "14:00",
  venueName: "Sede Chacao",
};

const chat = (transaction: Partial<ConversationData["transaction"]>): ConversationData =>
  ({
    id: "5",
    isWritable: true,
    unreadCount: 0,
    counterpart: { id: "2", firstName: "Luis", lastName: "Gómez" },
    transaction: {
      id: "7",
      status: "ACTIVE",
      viewerRole: "INTERESTED",
      createdAt: "2026-11-20T09:00:00.000Z",
      updatedAt: "2026-11-20T19:00:00.000Z",
      writtenOffer: null,
      offerHistory: [],
      events: [],
      closedBy: null,
      closeReason: null,
      ...transaction,
    },
    messages: { items: [], hasPreviousPage: false, startCursor: null },
  }) as unknown as ConversationData;

const lines = (transaction: Partial<ConversationData["transaction"]>) =>
  buildNotes(chat(transaction)).map(({ strong, rest }) =>
    [strong, rest].filter(Boolean).join(" ").replaceAll(/\s/g, " "),
  );

test("keeps a line of everything that happened, whatever the status is now", () => {
  expect(
    lines({
      status: "COMPLETE",
      events: [
        event("0", "MODIFIED", "INTERESTED"),
        event("1", "ACCEPTED", "OWNER"),
        { ...event("2", "BOOKED", "INTERESTED"), place: { ...aPlace, date: "2026-11-26" } },
        { ...event("3", "BOOKING_MOVED", "INTERESTED"), place: aPlace },
        event("4", "BOOKING_OBJECTED", "OWNER"),
        { ...event("4b", "MEETING_PROPOSED", "INTERESTED"), place: aPlace },
        event("5", "CONFIRMED", "OWNER"),
        event("6", "COMPLETE", "INTERESTED"),
      ],
    }),
  ).toEqual([
    "Enviaste la propuesta.",
    "Luis Gómez aceptó tu propuesta. Acuerden dónde y cuándo verse.",
    "Reservaste un Cambio seguro. Es el jueves, 26 nov., 2:00 p. m., en Sede Chacao.",
    "Moviste la reserva del Cambio seguro. Ahora es el viernes, 27 nov., 2:00 p. m., en Sede Chacao.",
    "Luis Gómez no estuvo de acuerdo con la reserva del Cambio seguro.",
    "Propusiste un encuentro. Viernes, 27 nov., 2:00 p. m., Sede Chacao.",
    "Luis Gómez confirmó que recibió lo acordado.",
    "¡Cambio completado! Tú también confirmaste.",
  ]);
});

test("shows the present status where no event of it is kept", () => {
  expect(lines({ status: "ACCEPTED" })).toEqual([
    "Enviaste la propuesta.",
    "Luis Gómez aceptó tu propuesta. Acuerden dónde y cuándo verse.",
  ]);
  expect(lines({ status: "CONFIRMED_INTERESTED", events: [event("1", "ACCEPTED", "OWNER")] }).at(-1)).toBe(
    "Confirmaste que recibiste lo acordado.",
  );
  expect(lines({ status: "REJECTED", closedBy: "OWNER", closeReason: "REJECTED" }).at(-1)).toBe(
    "Luis Gómez rechazó la propuesta.",
  );
});

test("says of a resolved claim that the team decided, whichever way", () => {
  const claimed = [event("1", "ACCEPTED", "OWNER"), event("2", "CONFIRMED", "OWNER"), event("3", "CLAIM", "OWNER")];
  const lastOf = (status: "COMPLETE" | "REJECTED") =>
    lines({ status, closeReason: "OPERATOR", events: [...claimed, event("4", status, "SYSTEM")] }).at(-1);
  expect(lastOf("COMPLETE")).toBe("El equipo de Truequea resolvió el reclamo y el cambio quedó completado.");
  expect(lastOf("REJECTED")).toBe("El equipo de Truequea resolvió el reclamo y el cambio quedó cancelado.");
});

test("leaves events before the loaded messages to the page of their time", () => {
  const data = chat({ status: "ACCEPTED", events: [event("1", "ACCEPTED", "OWNER"), event("5", "BOOKED", "OWNER")] });
  const items = [{ createdAt: "2026-11-20T13:00:00.000Z" }] as ConversationData["messages"]["items"];
  const messages = { ...data.messages, items, hasPreviousPage: true };
  expect(buildNotes({ ...data, messages }).map(({ strong }) => strong)).toEqual([
    "Luis Gómez reservó un Cambio seguro.",
  ]);
});

test("distinguishes the ids of events from those of messages", () => {
  const notes = buildNotes(chat({ status: "ACCEPTED", events: [event("5", "ACCEPTED", "OWNER")] }));
  expect(notes.map(({ id }) => id)).toEqual(["proposed", "event-5"]);
});

test("says of a version of after the acceptance that both agreed to it, once", () => {
  const offer = (version: number, titles: string[], createdAt: string) => ({
    __typename: "OfferVersion" as const,
    version,
    createdAt,
    titles,
    text: null,
    author: "INTERESTED" as const,
    addedTitles: [],
    complement: null,
  });
  const accepted = event("3", "AMENDMENT_ACCEPTED", "OWNER");
  expect(
    lines({
      status: "ACCEPTED",
      events: [event("1", "ACCEPTED", "OWNER"), event("2", "AMENDMENT_REQUESTED", "INTERESTED"), accepted],
      offerHistory: [offer(1, ["Radio"], "2026-11-20T09:00:00.000Z"), offer(2, ["Mesa"], accepted.happenedAt)],
    }).slice(1),
  ).toEqual([
    "Luis Gómez aceptó cambiar lo acordado. Antes: Radio. Ahora: Mesa.",
    expect.stringContaining("aceptó tu propuesta"),
    "Pediste cambiar lo acordado.",
  ]);
});
