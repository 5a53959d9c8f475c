import { expect, it } from "vitest";
import { paths } from "../../lib/paths";
import { frameOf } from "./frame";

it.each([paths.newPublication(), paths.editPublication("7"), paths.proposalManager("7")])(
  "leaves the whole phone screen to %s, which has bars of its own",
  (address) => {
    expect(frameOf(address)).toEqual({
      header: "wide",
      hasSearch: true,
      footer: "never",
      hasServices: true,
      hasBottomBar: false,
    });
  },
);

it.each([paths.loginFlow("resend"), "/login_flow/recovery"])(
  "leaves the whole screen to %s, as to the sign-in",
  (address) => {
    expect(frameOf(address)).toEqual(frameOf("/login"));
  },
);

it("ends the viewer's own lists without a footer on phones", () => {
  expect(frameOf("/publications-saved").footer).toBe("wide");
  expect(frameOf("/requests").footer).toBe("wide");
  expect(frameOf("/home").footer).toBe("always");
});

it.each(["/profile", "/requests", paths.notifications()])("begins %s right under the bar on phones", (address) => {
  expect(frameOf(address).hasSearch).toBe(false);
});

it("keeps the search below the bar of the wall", () => {
  expect(frameOf("/wall").hasSearch).toBe(true);
});

it.each([paths.moderation(), paths.venueDay("7"), paths.saved(), "/requests", "/profile", paths.secureExchange("7")])(
  "does not advertise the services below %s",
  (address) => {
    expect(frameOf(address).hasServices).toBe(false);
  },
);

it("advertises the services below the home page", () => {
  expect(frameOf("/home").hasServices).toBe(true);
});
