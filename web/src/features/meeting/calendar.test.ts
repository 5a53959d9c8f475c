import { expect, it } from "vitest";
import { googleCalendarUrl, mapUrl, toCalendarFile } from "./calendar";

const event = {
  id: "meeting-9@truequea",
  title: "Cambio en Truequea con Ángel",
  details: "Cambio por «Guitarra, púas; y\nfunda».",
  location: "Centro Comercial Sambil Caracas, Av. Libertador, Chacao",
  startsAt: new Date("2026-11-27T15:00:00-04:00"),
};

it("writes a calendar file in UTC, with escaped texts, lines of at most 75 bytes and CRLF", () => {
  const file = toCalendarFile(event, new Date("2026-11-24T10:00:00-04:00"));
  const lines = file.split("\r\n");
  expect(lines).toContain("DTSTART:20261127T190000Z");
  expect(lines).toContain("DTEND:20261127T193000Z");
  expect(lines).toContain("DTSTAMP:20261124T140000Z");
  expect(lines).toContain(String.raw`DESCRIPTION:Cambio por «Guitarra\, púas\; y\nfunda».`);
  expect(file.replaceAll("\r\n ", "")).toContain(
    String.raw`LOCATION:Centro Comercial Sambil Caracas\, Av. Libertador\, Chacao`,
  );
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("opens Google's calendar with the event", () => {
  const url = new URL(googleCalendarUrl(event));
  expect([url.origin, url.searchParams.get("dates"), url.searchParams.get("location")]).toEqual([
    "https://calendar.google.com",
    "20261127T190000Z/20261127T193000Z",
    event.location,
  ]);
});

it("finds a public place by its name, another one by its point, and none without either", () => {
  const location = { __typename: "Coordinates" as const, latitude: 10.5, longitude: -66.9 };
  const place = { __typename: "MeetingSpot" as const, name: "Plaza Bolívar", address: "Centro", location };
  expect(mapUrl({ ...place, publicPlaceId: "x" })).toContain("query=Plaza+Bol%C3%ADvar%2C+Centro%2C+Venezuela");
  expect(mapUrl({ ...place, publicPlaceId: null })).toContain("#map=17/10.5/-66.9");
  expect(mapUrl({ ...place, publicPlaceId: null, location: null })).toBeNull();
});
