import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import type { ErrorCode } from "../../__generated__/enums";
import { useFocusFirstError } from "./useFocusFirstError";

interface Refusal {
  code: ErrorCode;
  /** `shifts.2.capacity` is shown at the shifts. */
  field: string | null;
  message: string;
}

interface KeptForm {
  /** What is wrong with each field; shown from the first attempt on. */
  problems: Readonly<Record<string, string | null>>;
  isSaving: boolean;
  /** Null where it failed. */
  save: () => Promise<readonly Refusal[] | null>;
  onClose: () => void;
}

/**
 * A form that makes or changes something kept by operators: begins at its heading, shows what is wrong, saves with a
 * version and closes.
 */
export function useKeptForm() {
  const [hasConflict, setConflict] = useState(false);
  const [tries, setTries] = useState(0);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useFocusFirstError(form, tries);

  return {
    form,
    heading,
    /** Another operator was faster: what is kept was read anew. */
    hasConflict,
    endConflict: () => setConflict(false),
    /** Forgets what the server said of the fields that change. */
    forget: (changed: object) =>
      setRefusals(refusals.filter(({ field }) => field === null || !(rootOf(field) in changed))),
    /** The properties of a field that is wrong. */
    errorOf: (name: string, problems: KeptForm["problems"]) => {
      const refusal = refusals.find(({ field }) => field !== null && rootOf(field) === name)?.message;
      const error = refusal ?? (tries > 0 ? problems[name] : null);
      return error ? { error } : {};
    },
    async submit(event: FormEvent, { problems, isSaving, save, onClose }: KeptForm): Promise<void> {
      event.preventDefault();
      if (isSaving) return;
      setTries(tries + 1);
      if (Object.values(problems).some(Boolean)) return;
      const refused = await save();
      if (refused?.length === 0) return onClose();
      setConflict(refused?.some(({ code }) => code === "CONFLICT") === true);
      setRefusals(refused ?? []);
      setTries(tries + 2);
    },
  };
}

const rootOf = (field: string): string => field.split(".")[0] ?? field;
