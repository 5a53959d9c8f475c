import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyAppearance, onAppearanceChange, readAppearance } from "../../lib/appearance";
import { renderScreen } from "../../testing/renderScreen";
import { AppearanceChoice } from "./AppearanceChoice";

const page = readFileSync(join(import.meta.dirname, "../../../index.html"), "utf8");

beforeEach(() => {
  // What the styles keep there stays.
  document.head.insertAdjacentHTML("beforeend", (page.match(/<meta name="theme-color"[^>]*>/g) ?? []).join(""));
});
afterEach(() => {
  cleanup();
  document.cookie = "tq_appearance=; Path=/; Max-Age=0";
  applyAppearance("system");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.remove();
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

it("follows what is chosen in another tab", async () => {
  const stop = onAppearanceChange(applyAppearance);
  renderScreen(<AppearanceChoice />);
  document.cookie = "tq_appearance=dark; Path=/";
  const otherTab = new BroadcastChannel("tq-appearance");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTab.postMessage(null);
  await waitFor(() =>
    expect([radio("Oscura").checked, document.documentElement.dataset.appearance]).toEqual([true, "dark"]),
  );
  otherTab.close();
  stop();
});

it("reports to other tabs what is chosen", async () => {
  const heard = vi.fn<(appearance: string) => void>();
  const stop = onAppearanceChange(heard);
  renderScreen(<AppearanceChoice />);
  await userEvent.click(radio("Clara"));
  await waitFor(() => expect(heard).toHaveBeenCalledWith("light"));
  stop();
});

it("takes an unknown choice for none", () => {
  expect(readAppearance("tq_wall=NEWEST; tq_appearance=dark")).toBe("dark");
  expect(readAppearance("tq_appearance=sepia")).toBe("system");
  expect(readAppearance("not_tq_appearance=dark")).toBe("system");
});
