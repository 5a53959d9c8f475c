import { expect, it } from "vitest";
import { joinLines } from "../../build/joinLines";

const svg = { tag: "svg", attr: { viewBox: "0 0 24 24" } };
const line = (d: string) => ({ tag: "path", attr: { d } });

it.each([
  [["M5 12h14", "m12 5 7 7-7 7"], "M5 12h14M12 5l7 7-7 7"],
  [["M1 1h2", "m21 21-4.3-4.3"], "M1 1h2M21 21l-4.3-4.3"],
  [["M1 1h2", "m15-1.5h4"], "M1 1h2M15 -1.5h4"],
  [["m6 9 6 6 6-6", "M12 5v14"], "m6 9 6 6 6-6M12 5v14"],
])("draws %j as one line, each part where it was", (parts, whole) => {
  expect(joinLines({ ...svg, child: parts.map(line) })).toEqual({ ...svg, child: [line(whole)] });
});

it("leaves alone what is no line, what has a colour of its own, and what begins in another way", () => {
  const dot = { tag: "circle", attr: { cx: "7", cy: "7", r: "1" } };
  const coloured = { tag: "path", attr: { d: "M1 1h2", fill: "currentColor" } };
  const child = [line("M5 12h14"), dot, coloured, line("M1 2h3"), line("m.5.5h4")];
  expect(joinLines({ ...svg, child })).toEqual({ ...svg, child });
  expect(joinLines(svg)).toEqual(svg);
});
