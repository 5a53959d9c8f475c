import { expect, test } from "vitest";
import { placeCookie, readPlace } from "./position";

const MERIDA = { latitude: 8.6, longitude: -71.15, source: "guest", name: "Mérida, la de aquí" } as const;

test("reads back a stored place", () => {
  const [pair] = placeCookie(MERIDA).split(";");
  expect(readPlace(`other=1; ${pair}`)).toEqual(MERIDA);
});

test("takes a bare position for one that the browser has reported", () => {
  expect(readPlace("tq_pos=10.5,-66.9")).toEqual({ latitude: 10.5, longitude: -66.9, source: "browser", name: "" });
});

test.each(["", "tq_pos=", "tq_pos=91,0", "tq_pos=a,b", "tq_pos=10", "tq_pos=%E0%A4%A"])(
  "rejects the invalid position in «%s»",
  (cookies) => {
    expect(readPlace(cookies)).toBeNull();
  },
);
