import { z } from "zod";
import { userError } from "../../errors";
import type { UserError } from "../../errors";

/** Refusal texts that several forms share. */
export const formTexts = {
  required: "Este campo es obligatorio",
  invalid: "Los datos enviados no son válidos.",
};

/** Characters as people count them: an emoji is one. */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** NUL and halves of surrogate pairs cannot be stored as they came. */
function isStorable(value: string): boolean {
  return !value.includes("\0") && !/\p{Surrogate}/u.test(value);
}

/** Trimmed text within a range of characters. */
export function textOf(min: number, max: number, message: string = formTexts.required) {
  return z
    .string({ error: message })
    .refine(isStorable, formTexts.invalid)
    .transform((value) => value.trim().normalize("NFC"))
    .refine((value) => lengthOf(value) >= min && lengthOf(value) <= max, message);
}

/** Like `textOf`, blank or missing means null. */
export function optionalTextOf(max: number, message: string) {
  return textOf(0, max, message)
    .nullish()
    .transform((value) => value || null);
}

/** An id of the backend: digits, within what its database can hold. */
export const idText = z
  .string()
  .refine((value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= 2_147_483_647, "El identificador no es válido.");

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
