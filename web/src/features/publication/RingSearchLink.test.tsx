import { cleanup } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SiteContext } from "../../components/site";
import { renderScreen } from "../../testing/renderScreen";
import { RingSearchLink } from "./RingSearchLink";

// The document says what the server lacks until the settings are there.
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
afterEach(cleanup);

const show = (lacks: string[]) =>
  renderScreen(
    <SiteContext value={{ origin: "", documentPath: "", lacks }}>
      <RingSearchLink id="7" />
    </SiteContext>,
  ).container;

it("links to the search for a ring, and leaves no gap without rings", () => {
  expect(show([]).querySelector("a")?.getAttribute("href")).toContain("publicacion=7");
  cleanup();
  expect(show(["rings"]).querySelector("p, a")).toBeNull();
});
