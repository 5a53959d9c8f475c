import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { useSavedStateRetry } from "./useSavedStateRetry";

afterEach(cleanup);

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
