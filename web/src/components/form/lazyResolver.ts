import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A form's resolver that loads on first use: the rules and zod weigh more than the form itself. Call `preload` when the
 * user starts to fill in the form, so that the first error shows without delay.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): { resolver: Resolver<Values>; preload: () => void } {
  return {
    resolver: async (...call) => (await load())(...call),
    preload: () => void load().catch(() => undefined),
  };
}
