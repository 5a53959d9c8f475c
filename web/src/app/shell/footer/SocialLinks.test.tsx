import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { socialLinks } from "../../../lib/company";
import { renderScreen } from "../../../testing/renderScreen";
import { SocialLinks } from "./SocialLinks";

afterEach(cleanup);

it("shows each network by a mark that the file has", () => {
  renderScreen(<SocialLinks />);
  const drawings = readFileSync(join(import.meta.dirname, "../../../assets/social.svg"), "utf8");
  for (const { name, url } of socialLinks) {
    const link = screen.getByRole("link", { name: new RegExp(`^${name} `) });
    expect(link.getAttribute("href")).toBe(url);
    const mark = link.querySelector("use")?.getAttribute("href")?.split("#")[1];
    expect([name, drawings.includes(`<symbol id="${mark}"`)]).toEqual([name, true]);
  }
});
