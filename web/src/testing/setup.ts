import { configure } from "@testing-library/react";
import { afterAll, vi } from "vitest";

// Screens load their code when they need it, which takes a busy machine seconds; what is there at once is not waited
// for.
configure({ asyncUtilTimeout: 30_000 });

// The files of a worker share one window and the packages, most of what a screen loads. Our own modules keep state and
// are loaded anew for each file.
vi.resetModules();

// No server is there: settings of the server are the defaults. In place of the window's own, so that it is back when a
// test takes away what it has put there.
globalThis.fetch = async () => new Response("", { status: 404 });

/** What a file leaves in the window is gone for the next one. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
