import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readMemoryDraft, saveMemoryDraft, saveDraft, readDraft } from "../../lib/drafts";

/**
 * Where a form saves its values. Annotate a draft with it: a misspelt option would send to storage what belongs in
 * memory.
 */
export interface FormDraft<Values> {
  /** Unique in this tab: one per form, or per form and subject (`proposal-12`). */
  name: string;
  /** The viewer's id, or GUEST. No other user gets the draft. */
  ownerId: string;
  /** Fields that are not saved: passwords, proofs. */
  omit?: readonly (keyof Values & string)[];
  /** `memory` survives another sign-in but not a reload: for what should not be stored. */
  storage?: "session" | "memory";
}

/** Owner of a guest's drafts. */
export const GUEST = "guest";

/** The values of the empty form, overridden by the saved draft; saved values of another type are ignored. */
export function withSavedDraft<Values extends FieldValues>(
  empty: Values,
  { name, ownerId, storage = "session" }: FormDraft<Values>,
): Values {
  const saved = storage === "session" ? readDraft(name, ownerId) : readMemoryDraft(name, ownerId);
  if (typeof saved !== "object" || saved === null) return empty;
  const fitting = Object.entries(saved).filter(([field, value]) => {
    const expected: unknown = empty[field];
    if (!(field in empty)) return false;
    return expected === null || (typeof expected === typeof value && Array.isArray(expected) === Array.isArray(value));
  });
  return { ...empty, ...Object.fromEntries(fitting) };
}

/**
 * Saves the form's values, so that an expired session, another screen or (`session`) a reload does not lose them.
 * Delete the draft on submit.
 */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "subscribe">,
  draft: FormDraft<Values>,
): void {
  const { subscribe } = form;
  const { name, ownerId, omit = [], storage = "session" } = draft;
  const omitted = omit.join(" ");
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const skip = omitted.split(" ");
          const saved = Object.fromEntries(Object.entries(values).filter(([field]) => !skip.includes(field)));
          if (storage === "session") saveDraft(name, ownerId, saved);
          else saveMemoryDraft(name, ownerId, saved);
        },
      }),
    [subscribe, name, ownerId, omitted, storage],
  );
}
