import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { applyAppearance, readAppearance } from "../../lib/appearance";
import { renderScreen } from "../../testing/renderScreen";
import { AppearanceChoice } from "./AppearanceChoice";

const page = readFileSync(join(import.meta.dirname, "../../../index.html"), "utf8");

beforeEach(() => {
  document.head.innerHTML = (page.match(/<meta name="theme-color"[^>]*>/g) ?? []).join("");
});
afterEach(() => {
  document.cookie = "tq_appearance=; Path=/; Max-Age=0";
  applyAppearance("system");
  document.head.innerHTML = "";
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const barColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map(
    (meta) => `${meta.content} ${meta.getAttribute("media")}`,
  );
const bySystem = ["#06427d (prefers-color-scheme: light)", "#062f5b (prefers-color-scheme: dark)"];

it("shows the chosen appearance at once, keeps it on the device, and leaves it to the system again", async () => {
  const user = userEvent.setup();
  renderScreen(<AppearanceChoice />);
  expect(screen.getByRole("group", { name: "Apariencia" })).toBeTruthy();
  expect(radio("Como el sistema").checked).toBe(true);
  expect(barColors()).toEqual(bySystem);

  await user.click(radio("Oscura"));
  expect(document.documentElement.dataset.appearance).toBe("dark");
  expect(barColors()).toEqual(["#06427d not all", "#062f5b all"]);
  cleanup();
  renderScreen(<AppearanceChoice />);
  expect(radio("Oscura").checked).toBe(true);

  await user.click(radio("Clara"));
  expect(document.documentElement.dataset.appearance).toBe("light");
  expect(readAppearance(document.cookie)).toBe("light");

  await user.click(radio("Como el sistema"));
  expect(document.documentElement.dataset.appearance).toBeUndefined();
  expect(document.cookie).not.toContain("tq_appearance");
  expect(barColors()).toEqual(bySystem);
});

it("takes an unknown choice for none", () => {
  expect(readAppearance("tq_wall=NEWEST; tq_appearance=dark")).toBe("dark");
  expect(readAppearance("tq_appearance=sepia")).toBe("system");
  expect(readAppearance("not_tq_appearance=dark")).toBe("system");
});
