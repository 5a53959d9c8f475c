import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { heldValues, holdValues, keepDraft, readDraft } from "../../lib/drafts";

interface FormDraft<Values> {
  /** Of this tab; one per form, or per form and subject (`proposal-12`). */
  name: string;
  /** The signed-in person's id, or GUEST. Nobody else ever gets the draft. */
  ownerId: string;
  /** What is not kept: passwords, proofs. */
  omit?: readonly (keyof Values & string)[];
  /** `memory` survives another sign-in but not a reload: for what should not be written down. */
  where?: "storage" | "memory";
}

/** Owner of what somebody fills in without being signed in. */
export const GUEST = "guest";

/** The empty form's values with what was kept over them; kept values of another kind than the form's are left out. */
export function draftOf<Values extends FieldValues>(
  empty: Values,
  { name, ownerId, where = "storage" }: FormDraft<Values>,
): Values {
  const kept = where === "storage" ? readDraft(name, ownerId) : heldValues(name, ownerId);
  if (typeof kept !== "object" || kept === null) return empty;
  const fits = Object.entries(kept).filter(([field, value]) => {
    const wanted: unknown = empty[field];
    if (!(field in empty)) return false;
    return wanted === null || (typeof wanted === typeof value && Array.isArray(wanted) === Array.isArray(value));
  });
  return { ...empty, ...Object.fromEntries(fits) };
}

/** Keeps what is filled in, so that an expired session, another screen or (in storage) a reload does not lose it. Drop it when it is sent. */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "subscribe">,
  draft: FormDraft<Values>,
): void {
  const { subscribe } = form;
  const { name, ownerId, omit = [], where = "storage" } = draft;
  const left = omit.join(" ");
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const skip = left.split(" ");
          const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !skip.includes(field)));
          if (where === "storage") keepDraft(name, ownerId, kept);
          else holdValues(name, ownerId, kept);
        },
      }),
    [subscribe, name, ownerId, left, where],
  );
}
