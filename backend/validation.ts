import type { RequestHandler } from "express";
import { z } from "zod";
import { maxId } from "../rules/id";
import { cleanText, countCharacters, isStorable, unstorableText, withoutDirectionMarks } from "../rules/text";
import type { Check } from "../rules/text";
import { HttpError, invalidFields, messages, notFound } from "./errors";

/** Text as people write it: no NUL, no half of a surrogate pair, trimmed; `max` in characters (code points). */
export function text(min: number, max: number, error: string = messages.invalid) {
  return z
    .string({ error })
    .refine((value) => isStorable(value), unstorableText)
    .transform(cleanText)
    .refine((value) => {
      const length = countCharacters(value);
      return length >= min && length <= max;
    }, error);
}

/** A rule for zod's `superRefine`. */
export function refineBy<Value>(check: Check<Value>) {
  return (value: Value, context: z.core.$RefinementCtx) => {
    const message = check(value);
    if (message) context.addIssue({ code: "custom", message });
  };
}

/** Text that a rule judges, cleaned; what is missing is refused as a blank one is. */
export function checkedText(check: Check<string>, clean: (text: string) => string = cleanText) {
  return z
    .string({ error: check("") ?? messages.invalid })
    .superRefine(refineBy(check))
    .transform(clean);
}

/** The same where it may be missing: blank or missing is null. */
export function optionalText(check: Check<string>, clean?: (text: string) => string) {
  return checkedText(check, clean)
    .nullish()
    .transform((value) => value || null);
}

/** An id in a JSON body, a form or a query. */
export const id = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    { error: messages.invalid },
  )
  .refine((value) => Number.isInteger(value) && value > 0 && value <= maxId, messages.invalid);

/** The id of a path; anything else answers like an unknown id. Throws HttpError 404. */
export function idOfPath(value: string | string[] | undefined, error: string): number {
  const result = id.safeParse(value);
  if (!result.success) throw notFound(error);
  return result.data;
}

/**
 * Validates; throws 422 with the messages under the wire's field names. What a schema has no text for, such as a body
 * that is a list, is refused in Spanish, too, and not in the library's English.
 */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {}, { error: () => messages.invalid });
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? "base");
    const list = (fields[name] ??= []);
    if (!list.includes(issue.message)) list.push(issue.message);
  }
  if (Object.keys(fields).length === 0) throw new HttpError(422, { errors: [messages.invalid] });
  throw invalidFields(fields);
}

/**
 * Before every route: texts of a body without marks of direction; refuses with 422 at the field that cannot be stored.
 */
export const cleanBody: RequestHandler = (req, _res, next) => {
  const body: unknown = req.body;
  if (typeof body !== "object" || body === null) return next();
  for (const [name, value] of Object.entries(body)) {
    if (holdsUnstorable(value)) return next(invalidFields({ [name.replace(/\[\d*\]$/, "")]: [unstorableText] }));
  }
  req.body = withoutMarks(body);
  next();
};

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === "string") return !isStorable(value);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsUnstorable);
}

function withoutMarks(value: unknown): unknown {
  if (typeof value === "string") return withoutDirectionMarks(value);
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withoutMarks(child)]));
}

/** Page numbers of a query; what makes no sense becomes the default, as in Rails. */
export const paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  per_page: z.coerce.number().int().min(1).max(50).catch(10),
});

/** Where the asking person is; null where the query does not say or makes no sense. */
export function positionOf(query: Record<string, unknown>): { latitude: number; longitude: number } | null {
  const latitude = coordinate(query.latitude, 90);
  const longitude = coordinate(query.longitude, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function coordinate(value: unknown, limit: number) {
  if (typeof value !== "string" && typeof value !== "number") return null;
  if (value === "") return null;
  const number = Number(value);
  return Number.isFinite(number) && Math.abs(number) <= limit ? number : null;
}

/** JSON in a field of a form or of a query; null for anything else. */
export function readJson(value: string | undefined): unknown {
  try {
    return JSON.parse(value ?? "null");
  } catch {
    return null;
  }
}
