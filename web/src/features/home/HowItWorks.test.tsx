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

it("plays the configured video beside the steps", () => {
  vi.stubEnv("VITE_HOW_IT_WORKS_VIDEO_URL", "https://videos.example/trueque.mp4");
  renderScreen(<HowItWorks />);
  expect(video()?.getAttribute("src")).toBe("https://videos.example/trueque.mp4");
  expect(video()?.hasAttribute("controls")).toBe(true);
  expect(steps()).toBe(3);
});

it("shows only the steps without a video", () => {
  renderScreen(<HowItWorks />);
  expect(video()).toBeNull();
  expect(steps()).toBe(3);
});
