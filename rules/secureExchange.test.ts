import { describe, expect, it } from "vitest";
import {
  checkBookedDay,
  checkBookingMove,
  checkShifts,
  checkSettlement,
  codeAlphabet,
  listWeekdays,
  checkTypedCode,
  cleanCode,
  secureExchangeMoves,
} from "./secureExchange";

// Ten at night on Monday in Caracas, Tuesday in UTC.
const now = new Date("2027-02-16T02:00:00Z");

describe("a booked day", () => {
  it("is one of the next thirty, counted in Caracas, and none of a weekend", () => {
    const days = ["2027-02-14", "2027-02-15", "2027-03-17", "2027-03-18", "2027-02-20", "2027-02-21", "2027-02-31", ""];
    expect(days.filter((day) => checkBookedDay(day, now) === null)).toEqual(["2027-02-15", "2027-03-17"]);
    expect([listWeekdays(now).length, listWeekdays(now)[0], listWeekdays(now).at(-1)]).toEqual([
      23,
      "2027-02-15",
      "2027-03-17",
    ]);
  });
});

describe("a code", () => {
  it("is read in any case with blanks and hyphens, and has nothing that looks alike", () => {
    expect(cleanCode(" k7p-mxr ")).toBe("K7PMXR");
    for (const group of ["0OQ", "1IL", "2Z", "5S", "8B", "UV"])
      expect([...group].filter((one) => codeAlphabet.includes(one)).length).toBeLessThanOrEqual(1);
  });
});

describe("what is typed for a code", () => {
  const length = "El código tiene 6 caracteres";
  const character = "Ese código tiene un carácter que no usamos; revísalo";

  it.each([
    ["", length],
    ["K7PMX", length],
    ["K7PMXRA", length],
    // A wrong length is said first.
    ["zzzzz", length],
    ["zzzzzzz", length],
    ["zzzzzz", character],
    ["K7PMX0", character],
    ["k7p-mxñ", character],
    ["K7PMX😀", character],
    ["K7PMXR", null],
    [" k7p-mxr ", null],
  ])("%j is answered %j", (typed, refusal) => {
    expect(checkTypedCode(typed)).toBe(refusal);
  });
});

describe("a booking", () => {
  it.each([
    ["2027-02-16T17:59:59Z", true, null],
    ["2027-02-16T17:59:59Z", false, "Antes del turno solo se resuelve devolviendo lo que costó"],
    ["2027-02-16T18:00:00Z", false, null],
    ["2027-02-17T12:00:00Z", false, null],
  ])("of the sixteenth at two is settled at %s, refunded: %s, with the refusal %j", (at, isRefunded, refusal) => {
    expect(checkSettlement({ day: "2027-02-16", startsAt: "14:00", isRefunded }, new Date(at))).toBe(refusal);
  });

  it("is moved and objected to until the day before, by the party whose matter it is", () => {
    const active = { state: "active" as const, day: "2027-02-16" };
    expect(secureExchangeMoves({ ...active, isBooker: true }, now)).toEqual({
      canMove: true,
      canCancel: true,
      canObject: false,
      isRefundable: true,
    });
    expect(secureExchangeMoves({ ...active, isBooker: false }, now)).toMatchObject({ canObject: true, canMove: false });
    const onTheDay = new Date("2027-02-16T04:00:00Z");
    expect(secureExchangeMoves({ ...active, isBooker: true }, onTheDay)).toMatchObject({
      canMove: false,
      canCancel: true,
      isRefundable: false,
    });
    expect(secureExchangeMoves({ ...active, isBooker: false }, onTheDay).canObject).toBe(false);
  });

  it.each([
    ["canMove", true, "active", now, null],
    ["canMove", true, "active", new Date("2027-02-16T04:00:00Z"), "Solo es posible hasta el día anterior"],
    ["canMove", false, "active", now, "Solo puede hacerlo quien reservó"],
    ["canCancel", false, "active", now, "Solo puede hacerlo quien reservó"],
    ["canObject", true, "active", now, "Solo puede objetarla la otra persona"],
    ["canObject", false, "active", new Date("2027-02-16T04:00:00Z"), "Solo es posible hasta el día anterior"],
    ["canCancel", true, "settled", now, "Esta reserva ya no está activa"],
  ] as const)("says about %s, as its booker: %s, while %s why it is refused", (move, isBooker, state, at, refusal) => {
    expect(checkBookingMove({ state, day: "2027-02-16", isBooker }, move, at)).toBe(refusal);
  });
});

describe("the shifts of a venue", () => {
  const shift = (startsAt: string, endsAt: string, isOpen = true, capacity = 2) => ({
    startsAt,
    endsAt,
    capacity,
    isOpen,
  });

  it("may touch, but those that are open do not overlap", () => {
    expect(checkShifts([shift("11:00", "13:00"), shift("09:00", "11:00")])).toBeNull();
    expect(checkShifts([shift("11:00", "13:00"), shift("09:00", "11:30")])).toBe("Los turnos no pueden coincidir");
    expect(checkShifts([shift("11:00", "13:00"), shift("09:00", "11:30", false)])).toBeNull();
  });

  it("have hours, an order and a capacity", () => {
    const hours = "Escribe las horas como 09:00, el final después del comienzo";
    for (const [start, end] of [
      ["9:00", "11:00"],
      ["11:00", "11:00"],
      ["23:00", "24:00"],
    ] as const)
      expect(checkShifts([shift(start, end)])).toBe(hours);
    for (const capacity of [0, 51, 1.5])
      expect(checkShifts([shift("09:00", "11:00", true, capacity)])).toBe("El cupo va de 1 a 50");
    expect(checkShifts([])).toBe("Una sede tiene de 1 a 12 turnos");
  });
});
