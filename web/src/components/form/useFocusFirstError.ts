import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * After a refused submit, focuses the first invalid field in DOM order (the form library knows only its registration
 * order).
 */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount]);
}
