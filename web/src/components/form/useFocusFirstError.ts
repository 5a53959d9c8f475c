import { useEffect } from "react";
import type { RefObject } from "react";

/** After a send that was refused, the focus goes to the first wrong field as it stands on the screen (the form library knows only its own order). */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount]);
}
