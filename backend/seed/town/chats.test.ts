import { describe, expect, it } from "vitest";
import { caracasDay } from "../../../rules/age";
import { foldText } from "../../../rules/text";
import { findRefusalReason } from "../../policies/review";
import { eventsOf, now, town } from "./townFixture";

const day = 24 * 3_600_000;

describe("the chats of the demo town", () => {
  it("orders the messages of each chat by time, between its parties, never in the future", () => {
    expect(town.chats.map((chat) => chat.transactionId)).toEqual(town.transactions.map((row) => row.id));
    const times = town.messages.map((message) => message.createdAt?.getTime() ?? 0);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    const wrong = town.messages.filter((message) => {
      const row = town.transactions[message.chatId - 1];
      const isTheirs =
        row &&
        [row.ownerId, row.interestedId].includes(message.senderId) &&
        (message.createdAt ?? now) >= row.createdAt;
      return (
        !isTheirs || !(message.text?.trim() || message.imageId || message.latitude) || /[{}]/.test(message.text ?? "")
      );
    });
    expect(wrong).toEqual([]);
    const first = new Map(town.messages.toReversed().map((message) => [message.chatId, message.senderId]));
    expect([...first].filter(([chatId, senderId]) => town.transactions[chatId - 1]?.interestedId !== senderId)).toEqual(
      [],
    );
    expect(town.messages.filter((message) => message.latitude).length).toBeGreaterThan(5);
    expect(town.messages.filter((message) => message.imageId).length).toBeGreaterThan(5);
    expect(town.messages.filter((message) => findRefusalReason([foldText(message.text ?? "")]))).toEqual([]);
  });

  it("says in a chat only what has happened by then, and names the hour and the day as they are", () => {
    const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
    let meetings = 0;
    const wrong = town.messages.filter(({ chatId, senderId, text, createdAt }) => {
      const row = town.transactions[chatId - 1];
      if (!row || !text || !createdAt) return false;
      const events = eventsOf(row.id);
      const past = events.filter(({ at }) => at < createdAt.getTime());
      const role = senderId === row.ownerId ? "owner" : "interested";
      const confirmedBySender = past.some(
        ({ kind, actor }) => (kind === "confirmed" || kind === "complete") && actor === role,
      );
      const said = [
        [/acept(é|aste)|Trato hecho/, past.some(({ kind }) => kind === "accepted")],
        [/ya confirmé|confirmado/i, confirmedBySender],
        [/reservé/, past.some(({ kind }) => kind === "booked")],
        [/reclamo/, past.some(({ kind }) => kind === "claim")],
      ] as const;
      const hour = (createdAt.getUTCHours() + 20) % 24;
      const greeting = hour < 12 ? "Buenos días" : hour < 19 ? "Buenas tardes" : "Buenas noches";
      const wrongGreeting = /Buen[oa]s \S+/.exec(text)?.[0].replace(/\W+$/, "");
      const confirmed = events.find(({ kind }) => kind === "confirmed");
      const promised = /hoy mismo|mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)/.exec(text)?.[0];
      const daysUntil =
        confirmed && (Date.parse(caracasDay(new Date(confirmed.at))) - Date.parse(caracasDay(createdAt))) / day;
      if (promised && confirmed) meetings += 1;
      const isKept =
        !promised ||
        daysUntil === undefined ||
        (promised === "hoy mismo"
          ? daysUntil === 0
          : promised === "mañana"
            ? daysUntil === 1
            : daysUntil < 7 &&
              promised ===
                `el ${weekdays[new Date(`${caracasDay(new Date(confirmed?.at ?? 0))}T12:00:00Z`).getUTCDay()]}`);
      return (
        said.some(([words, hasHappened]) => words.test(text) && !hasHappened) ||
        (wrongGreeting !== undefined && wrongGreeting !== greeting) ||
        !isKept
      );
    });
    expect(wrong).toEqual([]);
    expect(meetings).toBeGreaterThan(20);
  });
});
