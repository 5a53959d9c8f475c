import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { VerifiedMark } from "./VerifiedMark";

afterEach(cleanup);

it("stands beside verified people alone, in the colour of their subscription", () => {
  const { rerender } = render(<VerifiedMark person={{ isVerified: false, subscription: "PREMIUM" }} />);
  expect(screen.queryByRole("img")).toBeNull();
  const colorOf = (name: string) => screen.getByRole("img", { name }).querySelector("path")?.getAttribute("fill");
  rerender(<VerifiedMark person={{ isVerified: true, subscription: "STANDARD" }} />);
  const standard = colorOf("Verificado");
  rerender(<VerifiedMark person={{ isVerified: true, subscription: null }} />);
  expect(colorOf("Verificado")).toBe(standard);
  rerender(<VerifiedMark person={{ isVerified: true, subscription: "PREMIUM" }} />);
  expect(colorOf("Verificado, Premium")).not.toBe(standard);
});
