import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { useNow } from "./useNow";

afterEach(() => void vi.useRealTimers());

const Today = () => <p>{useNow().toISOString().slice(0, 10)}</p>;

it("knows the current day on a server that has been up for days", () => {
  const later = new Date(Date.now() + 3 * 86_400_000);
  vi.useFakeTimers({ now: later, toFake: ["Date"] });
  expect(renderToString(<Today />)).toContain(later.toISOString().slice(0, 10));
});
