import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A form's rules, loaded when they are first asked for: they and zod weigh more than the form itself. Call `preload` when
 * somebody begins to fill in, so that the first error does not wait.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): { resolver: Resolver<Values>; preload: () => void } {
  return {
    resolver: async (...call) => (await load())(...call),
    preload: () => void load().catch(() => undefined),
  };
}
