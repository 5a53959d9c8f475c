import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readMemoryDraft, saveMemoryDraft, saveDraft, readDraft } from "../../lib/drafts";

interface FormDraft<Values> {
  /** Of this tab; one per form, or per form and subject (`proposal-12`). */
  name: string;
  /** The signed-in person's id, or GUEST. Nobody else ever gets the draft. */
  ownerId: string;
  /** What is not kept: passwords, proofs. */
  omit?: readonly (keyof Values & string)[];
  /** `memory` survives another sign-in but not a reload: for what should not be written down. */
  storage?: "session" | "memory";
}

/** Owner of what somebody fills in without being signed in. */
export const GUEST = "guest";

/** The empty form's values with what was kept over them; kept values of another kind than the form's are left out. */
export function withSavedDraft<Values extends FieldValues>(
  empty: Values,
  { name, ownerId, storage = "session" }: FormDraft<Values>,
): Values {
  const kept = storage === "session" ? readDraft(name, ownerId) : readMemoryDraft(name, ownerId);
  if (typeof kept !== "object" || kept === null) return empty;
  const fitting = Object.entries(kept).filter(([field, value]) => {
    const expected: unknown = empty[field];
    if (!(field in empty)) return false;
    return expected === null || (typeof expected === typeof value && Array.isArray(expected) === Array.isArray(value));
  });
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** Keeps what is filled in, so that an expired session, another screen or (in storage) a reload does not lose it. Drop it when it is sent. */
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
          const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !skip.includes(field)));
          if (storage === "session") saveDraft(name, ownerId, kept);
          else saveMemoryDraft(name, ownerId, kept);
        },
      }),
    [subscribe, name, ownerId, omitted, storage],
  );
}
