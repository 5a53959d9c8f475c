import { expect, it } from "vitest";
import { paths } from "../../lib/paths";
import { frameOf } from "./frame";

it.each([paths.newPublication(), paths.editPublication("7"), paths.proposalManager("7")])(
  "gives the whole phone to %s: a bar of its own, its actions below",
  (address) => {
    expect(frameOf(address)).toEqual({ header: "wide", hasSearch: true, hasFooter: false, hasBottomBar: false });
  },
);
