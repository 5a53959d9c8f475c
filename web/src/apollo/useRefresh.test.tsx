import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useRefresh } from "./useRefresh";

it("asks at once with a function from a render in which the query was still under way", async () => {
  const refetch = vi.fn<() => Promise<void>>(async () => {});
  const { result, rerender } = renderHook(({ isLoading }) => useRefresh(refetch, isLoading), {
    initialProps: { isLoading: true },
  });
  const early = result.current;
  rerender({ isLoading: false });
  await act(async () => early());
  expect(refetch).toHaveBeenCalledTimes(1);
});

it("waits with a function from a render before the query was asked again", async () => {
  const refetch = vi.fn<() => Promise<void>>(async () => {});
  const { result, rerender } = renderHook(({ isLoading }) => useRefresh(refetch, isLoading), {
    initialProps: { isLoading: false },
  });
  const early = result.current;
  rerender({ isLoading: true });
  await act(async () => early());
  expect(refetch).not.toHaveBeenCalled();
  rerender({ isLoading: false });
  await act(async () => {});
  expect(refetch).toHaveBeenCalledTimes(1);
});
