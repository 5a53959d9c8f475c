import { expect, test } from "vitest";
import { positionCookie, readPosition } from "./position";

test("reads back a stored position", () => {
  const [pair] = positionCookie({ latitude: 10.5, longitude: -66.9 }).split(";");
  expect(readPosition(`other=1; ${pair}`)).toEqual({ latitude: 10.5, longitude: -66.9 });
});

test.each(["", "tq_pos=", "tq_pos=91,0", "tq_pos=a,b", "tq_pos=10", "tq_pos=%E0%A4%A"])(
  "rejects the invalid position in «%s»",
  (cookies) => {
    expect(readPosition(cookies)).toBeNull();
  },
);
