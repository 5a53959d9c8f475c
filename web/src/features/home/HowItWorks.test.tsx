import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { HowItWorks } from "./HowItWorks";

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const steps = () => screen.getAllByRole("listitem").length;
const video = () => document.querySelector("video");

it("plays the video of whoever runs the site, beside the steps", () => {
  vi.stubEnv("VITE_HOW_IT_WORKS_VIDEO_URL", "https://videos.example/trueque.mp4");
  renderScreen(<HowItWorks />);
  expect(video()?.getAttribute("src")).toBe("https://videos.example/trueque.mp4");
  expect(video()?.hasAttribute("controls")).toBe(true);
  expect(steps()).toBe(3);
});

it("draws the steps alone where there is none", () => {
  renderScreen(<HowItWorks />);
  expect(video()).toBeNull();
  expect(steps()).toBe(3);
});
