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

it("asks ever less often, and not at all in a hidden tab", async () => {
  vi.useFakeTimers();
  const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const answers = { SavedState: () => ({ publication: { __typename: "Publication", id: "5", isSaved: null } }) };
  const { asked } = renderScreen(<Probe isSaved={null} />, { viewer: ANA, answers });
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  await pass(1);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThan(10);
  const count = asked.length;
  isHidden.mockReturnValue(true);
  await pass(5);
  expect(asked).toHaveLength(count);
});
