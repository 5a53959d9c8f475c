import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { useSavedStateRetry } from "./useSavedStateRetry";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Probe({ isSaved }: { isSaved: boolean | null }) {
  useSavedStateRetry({ id: "5", isSaved });
  return null;
}

it("asks again while the saved list cannot be read, and only then", async () => {
  const states = [null, null, true];
  const answers = {
    SavedState: () => ({ publication: { __typename: "Publication", id: "5", isSaved: states.shift() ?? null } }),
  };
  const known = renderScreen(<Probe isSaved={false} />, { viewer: ANA, answers });
  const guest = renderScreen(<Probe isSaved={null} />, { answers });
  const unknown = renderScreen(<Probe isSaved={null} />, { viewer: ANA, answers });
  await waitFor(() => expect(unknown.asked.length).toBeGreaterThan(1), { timeout: 20_000 });
  expect([known.asked, guest.asked]).toEqual([[], []]);
});

it("asks every second, and not at all in a hidden tab", async () => {
  vi.useFakeTimers();
  const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const answers = { SavedState: () => ({ publication: { __typename: "Publication", id: "5", isSaved: null } }) };
  const { asked } = renderScreen(<Probe isSaved={null} />, { viewer: ANA, answers });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  await pass(1);
  const first = asked.length;
  await pass(10);
  const count = asked.length;
  expect(count - first).toBe(10);
  isHidden.mockReturnValue(true);
  await pass(60);
  expect(asked).toHaveLength(count);
});
