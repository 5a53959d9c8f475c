import { z } from "zod";
import { isMoment } from "../moment";
import { listReader, misfit, partReader, safeRead, withReader } from "./readers";

/**
 * Building blocks of the backend's JSON: servers differ in numbers as strings, missing keys and envelopes; parsed
 * records do not.
 */

/** A shape that reads whatever it is given, what is missing included. */
export function converted<Value>(convert: (value: unknown) => Value) {
  return withReader(z.unknown().optional().transform(convert), convert);
}

/** A shape whose value is changed once it has been read. */
export function changed<Shape extends z.ZodType, Value>(shape: Shape, change: (value: z.output<Shape>) => Value) {
  const read = partReader(shape);
  return withReader(shape.transform(change), (value) => {
    const found = read(value);
    return found === misfit ? misfit : change(found);
  });
}

/** An id as text, whether it came as number or text. */
export const id = withReader(z.union([z.number().int(), z.string().min(1)]).transform(String), (value) =>
  (typeof value === "string" && value !== "") || Number.isSafeInteger(value) ? String(value) : misfit,
);

/** An optional id; null where it is missing, blank or no id. */
export const optionalId = converted((value) => {
  if (typeof value === "number" && Number.isInteger(value)) return String(value);
  return typeof value === "string" && value !== "" ? value : null;
});

function toText(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : null;
}

/** Text, or null where it is missing or of another kind. */
export const text = converted(toText);

function toNumber(value: unknown): number | null {
  const parsed = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof parsed === "number" && Number.isFinite(parsed) ? parsed : null;
}

/** A number that may come as text (`"320.5"`); null where it is missing or no number. */
export const number = converted(toNumber);

const maxInt = 2 ** 31 - 1;

function toCount(value: unknown): number | null {
  const found = toNumber(value);
  return found === null ? null : Math.round(Math.min(maxInt, Math.max(-maxInt, found)));
}

/** A whole number within GraphQL's Int, rounded and clamped; null where it is missing or no number. */
export const count = converted(toCount);

/** An amount to be paid: one that no safe whole number of cents holds makes its record unreadable. */
export const amount = number.refine(
  (value) => value === null || Number.isSafeInteger(Math.round(value * 100)),
  "no amount",
);

/** A moment in any notation that Date reads; null where it is missing or unreadable. */
export const moment = converted((value) => {
  const found = toText(value);
  return found !== null && isMoment(found) ? found : null;
});

/** A moment that the record cannot do without. */
export const requiredMoment = withReader(z.string().refine(isMoment, "not a moment"), (value) =>
  typeof value === "string" && isMoment(value) ? value : misfit,
);

/** A boolean as true/false, 1/0 or their spellings; false where it is missing. */
export const flag = converted((value) => value === true || value === 1 || value === "1" || value === "true");

/**
 * A maker of shapes that makes each of them once: calls name the shape of their answer as they go, and making one costs
 * more than reading a whole list by it.
 */
function makeOnce<Make extends (part: z.ZodType, ...keys: string[]) => z.ZodType>(make: Make): Make {
  const made = new WeakMap<z.ZodType, Map<string, z.ZodType>>();
  const makeOrFind = (part: z.ZodType, ...keys: string[]): z.ZodType => {
    const ofPart = made.get(part) ?? new Map<string, z.ZodType>();
    made.set(part, ofPart);
    const name = keys.join(" ");
    const shape = ofPart.get(name) ?? make(part, ...keys);
    ofPart.set(name, shape);
    return shape;
  };
  return makeOrFind as Make;
}

let onUnreadable: (where: string) => void = () => {};

/** Sets the listener for records that were left out as unreadable: it gets the path that failed, never the value. */
export function reportUnreadable(listener: (where: string) => void): void {
  onUnreadable = listener;
}

/**
 * The readable records of a list. One orphan in a database (a chat without its other party) must not break a whole
 * screen; when none can be read the shape itself is wrong, and that is an error.
 */
export const readableItems = makeOnce(<T extends z.ZodType>(item: T) => {
  const shape = z.array(z.unknown()).transform((values, context): z.output<T>[] => {
    const parsed = values.map((value) => safeRead(item, value));
    const broken = parsed.flatMap(({ error }) => error?.issues[0]?.path ?? (error ? ["?"] : []));
    const readable = parsed.flatMap(({ success, data }) => (success ? [data as z.output<T>] : []));
    if (values.length > 0 && readable.length === 0) {
      context.addIssue({ code: "custom", message: "no readable record", path: broken.slice(0, 3).map(String) });
    } else if (readable.length < values.length) onUnreadable(broken.join(".").slice(0, 100));
    return readable;
  });
  return withReader(shape, listReader(item));
});

/** A list; missing or null means empty. */
export function listOrEmpty<T extends z.ZodType>(item: T) {
  const items = readableItems(item);
  const read = partReader(items);
  return withReader(
    items.nullish().transform((value): z.output<T>[] => value ?? []),
    (value) => (value == null ? [] : read(value)),
  );
}

/** An object that may be missing. */
export function nullable<T extends z.ZodType>(shape: T) {
  const read = partReader(shape);
  return withReader(
    shape.nullish().transform((value): z.output<T> | null => (value as z.output<T> | null | undefined) ?? null),
    (value) => (value == null ? null : read(value)),
  );
}

/** A flag that is null where the backend does not say, or not clearly. */
export const optionalFlag = withReader(nullable(z.boolean()).catch(null), (value) =>
  typeof value === "boolean" ? value : null,
);

/** A page of a list, whatever the envelope was. */
export interface Page<T> {
  items: T[];
  pageInfo: { page: number; pages: number; total: number };
  /**
   * Where what follows begins, null where nothing does; undefined where the backend does not say, and has given all.
   */
  next?: string | null | undefined;
}

/** What part of a list is asked for: so many behind the `next` of those before. */
export interface Stretch {
  per_page: number;
  after: string | undefined;
}

const envelopeKeys = ["data", "response", "items", "results"] as const;

/** A list that comes bare, in `data` or under a key of its own. */
export const list = makeOnce(<T extends z.ZodType>(item: T, ownKey?: string) => {
  const items = readableItems(item);
  const readItems = partReader(items);
  const shape = z
    .unknown()
    .optional()
    .transform((value, context): Page<z.output<T>> => {
      const found = findList(value, ownKey);
      const parsed = safeRead(items, found?.list);
      if (!found || !parsed.success) {
        context.addIssue({ code: "custom", message: "not a list", path: parsed.error?.issues[0]?.path ?? [] });
        return z.NEVER;
      }
      return toPage(parsed.data, found.envelope);
    });
  return withReader(shape, (value) => {
    const found = findList(value, ownKey);
    const read = found ? readItems(found.list) : misfit;
    return found && read !== misfit ? toPage(read, found.envelope) : misfit;
  });
});

function toPage<T>(items: T[], envelope: Record<string, unknown>): Page<T> {
  const total = toCount(envelope["total"] ?? envelope["totalPublications"]) ?? items.length;
  const pages = toCount(envelope["pages"]) ?? (total > 0 ? 1 : 0);
  const { next } = envelope;
  return {
    items,
    pageInfo: { page: toCount(envelope["page"]) ?? 1, pages, total },
    next: next === null || typeof next === "string" ? next : undefined,
  };
}

function findList(value: unknown, ownKey?: string): { list: unknown; envelope: Record<string, unknown> } | null {
  if (Array.isArray(value)) return { list: value, envelope: {} };
  if (typeof value !== "object" || value === null) return null;
  const envelope = value as Record<string, unknown>;
  const key = [ownKey, ...envelopeKeys].find((name) => name !== undefined && Array.isArray(envelope[name]));
  return key === undefined ? null : { list: envelope[key], envelope };
}

/** A record that comes bare or wrapped in `data` or a key of its own. */
export const unwrapped = makeOnce(<T extends z.ZodType>(shape: T, ...keys: string[]) => {
  const unwrap = (value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    const envelope = value as Record<string, unknown>;
    const key = [...keys, "data"].find(
      (name) => typeof envelope[name] === "object" && envelope[name] !== null && !("id" in envelope),
    );
    return key === undefined ? value : envelope[key];
  };
  const read = partReader(shape);
  return withReader(z.preprocess(unwrap, shape), (value) => read(unwrap(value)));
});

/** For responses of which only the success counts. */
export const anyBody = z
  .unknown()
  .optional()
  .transform(() => null);

/** An id for the wire: a number where it is one. */
export function wireId(value: string): number | string {
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
}
