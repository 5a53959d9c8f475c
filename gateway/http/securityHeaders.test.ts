import { expect, it } from "vitest";
import { readEnv } from "../env";
import { securityHeaders } from "./securityHeaders";

const policyOf = (settings: Record<string, string>) =>
  new Headers([...securityHeaders(readEnv(settings))]).get("content-security-policy") ?? "";

it("lets the home page play its video from where it is, and no other", () => {
  expect(policyOf({})).toMatch(/media-src 'self'(;|$)/);
  expect(policyOf({ VITE_HOW_IT_WORKS_VIDEO_URL: "https://videos.example/trueque.mp4" })).toMatch(
    /media-src 'self' https:\/\/videos\.example(;|$)/,
  );
});
