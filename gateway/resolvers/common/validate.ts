import { z } from "zod";
import { cleanText, invalidText } from "../../../rules/text";
import type { Check } from "../../../rules/text";
import { userError } from "../../errors";
import { isId } from "../../rest/isId";
import type { UserError } from "../../errors";

/** A rule for zod's `superRefine`. */
export function refineBy<Value>(check: Check<Value>) {
  return (value: Value, context: z.core.$RefinementCtx) => {
    const message = check(value);
    if (message) context.addIssue({ code: "custom", message });
  };
}

/** Text that a rule judges, cleaned. */
export function checkedText(check: Check<string>, clean: (text: string) => string = cleanText) {
  return z.string().superRefine(refineBy(check)).transform(clean);
}

/** The same where it may be missing: blank or missing is null. */
export function optionalText(check: Check<string>, clean?: (text: string) => string) {
  return checkedText(check, clean)
    .nullish()
    .transform((value) => value || null);
}

/** Made by the client, once per form: a repeat has no further effect. */
export const requestIdText = z.string().min(1, invalidText).max(128, invalidText);

/** An id of the backend. */
export const idText = z.string().refine(isId, "El identificador no es válido.");

/** Degrees, WGS 84. */
export const coordinatesShape = z.object({
  latitude: z.number().min(-90, "La ubicación no es válida.").max(90, "La ubicación no es válida."),
  longitude: z.number().min(-180, "La ubicación no es válida.").max(180, "La ubicación no es válida."),
});

/** The checked input, or one refusal per broken rule with its path as field. */
export function validate<Shape extends z.ZodType>(
  shape: Shape,
  input: unknown,
): { data: z.output<Shape>; errors: null } | { data: null; errors: UserError[] } {
  const result = shape.safeParse(input);
  if (result.success) return { data: result.data, errors: null };
  return {
    data: null,
    errors: result.error.issues.map((issue) =>
      userError("BAD_USER_INPUT", issue.message, issue.path.join(".") || null),
    ),
  };
}
