import { expect, test } from "vitest";
import { readAddress, renderedCookies } from "./pageAddress";

test.each([
  ["/wall", "/wall", ""],
  ["/wall?", "/wall", ""],
  ["/silla/7?pregunta=3&fbclid=Iw%3D1&utm_source=correo", "/silla/7?pregunta=3", "fbclid=Iw%3D1&utm_source=correo"],
  ["/silla/7?gclid", "/silla/7", "gclid"],
  ["/silla/7?fbclids=1", "/silla/7?fbclids=1", ""],
])("shares %s as %s", (url, shared, trackers) => {
  const [path = ""] = url.split("?");
  expect(readAddress({ path, url })).toEqual({ whole: url, shared, trackers });
});

test.each([
  ["a guest in a cell", "tq_pos=10.5004,-66.9004,browser,", true, "tq_pos=10.503,-66.903,browser,"],
  ["one of an older client", "tq_pos=10.5012,-66.9051", true, "tq_pos=10.503,-66.903,browser,"],
  ["a guest in a town", "tq_pos=8.60000,-71.15000,guest,M%C3%A9rida", true, "tq_pos=8.6,-71.15,guest,Mérida"],
  ["a guest nowhere", "tq_pos=aquí; tq_wall=OLDEST; tq_cards=huge; tq_appearance=dark; other=1", true, ""],
  ["a guest's choices", "tq_cards=large; tq_wall=NEARBY", true, "tq_wall=NEARBY; tq_cards=large"],
  ["a member", "tq_session=secret; tq_pos=10.5004,-66.9004,browser,", false, "tq_pos=10.5004,-66.9004,browser,"],
])("renders for %s", (_who, cookie, isGuest, rendered) => {
  expect(renderedCookies({ headers: { cookie } }, isGuest)).toBe(rendered);
});
