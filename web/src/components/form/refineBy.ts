import * as z from "zod/mini";
import type { Check } from "../../../../rules/text";

/** A rule as a check of a form's schema. */
export function refineBy<Value>(check: Check<Value>) {
  return z.superRefine<Value>((value, context) => {
    const message = check(value);
    if (message) context.addIssue({ code: "custom", message });
  });
}
