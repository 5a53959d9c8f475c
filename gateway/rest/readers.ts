import { z } from "zod";

/** What a reader returns where only the shape can say what is wrong. */
export const misfit = Symbol("misfit");

/** Reads a value as its shape would, without the shape's machinery. */
type Reader<Value> = (value: unknown) => Value | typeof misfit;

const readers = new WeakMap<z.ZodType, Reader<unknown> | null>();

/**
 * Gives a shape a reader of its own. It may return `misfit` for anything, but no value other than the shape's; a test
 * compares the two.
 */
export function withReader<Shape extends z.ZodType>(shape: Shape, reader: Reader<unknown>): Shape {
  readers.set(shape, reader);
  return shape;
}

/**
 * As `shape.safeParse`, at a fraction of its cost where the value fits: shapes are compiled to plain functions, and
 * whatever these cannot read is left to the shape itself.
 */
export function safeRead<Shape extends z.ZodType>(shape: Shape, value: unknown): z.ZodSafeParseResult<z.output<Shape>> {
  const reader = readerOf(shape);
  const data = reader ? reader(value) : misfit;
  if (data === misfit) return shape.safeParse(value);
  return { success: true, data: data as z.output<Shape> };
}

/** The reader of a part: made when it is first used, because a shape may contain itself. */
export function partReader<Shape extends z.ZodType>(shape: Shape): Reader<z.output<Shape>> {
  let reader: Reader<z.output<Shape>> | undefined;
  return (value) => (reader ??= (readerOf(shape) ?? parsingReader(shape)) as Reader<z.output<Shape>>)(value);
}

/** A list whose every item fits. */
export function listReader<Shape extends z.ZodType>(item: Shape): Reader<z.output<Shape>[]> {
  const readItem = partReader(item);
  return (value) => {
    if (!Array.isArray(value)) return misfit;
    const items: z.output<Shape>[] = [];
    for (const entry of value) {
      const read = readItem(entry);
      if (read === misfit) return misfit;
      items.push(read);
    }
    return items;
  };
}

function readerOf(shape: z.ZodType): Reader<unknown> | null {
  let reader = readers.get(shape);
  if (reader === undefined) {
    reader = compile(shape);
    readers.set(shape, reader);
  }
  return reader;
}

function parsingReader(shape: z.ZodType): Reader<unknown> {
  return (value) => {
    const { success, data } = shape.safeParse(value);
    return success ? data : misfit;
  };
}

/** Null for what has no quicker way than the shape itself. */
function compile(shape: z.ZodType): Reader<unknown> | null {
  // Of what is checked beyond its kind only the shape itself knows.
  if (shape.def.checks?.length) return null;
  if (shape instanceof z.ZodLazy) return partReader(shape.unwrap() as z.ZodType);
  if (shape instanceof z.ZodUnknown) return (value) => value;
  if (shape instanceof z.ZodLiteral) return (value) => (shape.values.has(value as never) ? value : misfit);
  if (shape instanceof z.ZodEnum) {
    const words = new Set<unknown>(shape.options);
    return (value) => (words.has(value) ? value : misfit);
  }
  if (shape instanceof z.ZodDiscriminatedUnion) return compileKinds(shape);
  if (shape instanceof z.ZodObject) return shape.def.catchall ? null : compileObject(shape);
  // Formats and coercion have classes of their own.
  if (shape.constructor === z.ZodString && !("coerce" in shape.def && shape.def.coerce))
    return (value) => (typeof value === "string" ? value : misfit);
  if (shape instanceof z.ZodArray) return listReader(shape.element as z.ZodType);
  if (shape instanceof z.ZodOptional) {
    const read = partReader(shape.unwrap() as z.ZodType);
    return (value) => (value === undefined ? undefined : read(value));
  }
  if (shape instanceof z.ZodNullable) {
    const read = partReader(shape.unwrap() as z.ZodType);
    return (value) => (value === null ? null : read(value));
  }
  if (shape instanceof z.ZodCatch) {
    const read = partReader(shape.unwrap() as z.ZodType);
    const parse = parsingReader(shape);
    return (value) => {
      const found = read(value);
      return found === misfit ? parse(value) : found;
    };
  }
  return null;
}

/** Written when it is first used, because a shape may contain itself. */
function compileObject(shape: z.ZodObject): Reader<unknown> {
  let reader: Reader<unknown> | undefined;
  return (value) => (reader ??= writeReader(shape))(value);
}

/**
 * A reader as code of its own: a loop over the keys would look each of them up anew, and build the record key by key.
 * Nothing stands in the code but the keys of our own shapes.
 */
function writeReader(shape: z.ZodObject): Reader<unknown> {
  const parts = Object.entries(shape.shape);
  const steps: string[] = [];
  const fields: string[] = [];
  const additions: string[] = [];
  for (const [index, [key, part]] of parts.entries()) {
    const name = JSON.stringify(key);
    const isGiven = `(value[${name}] !== undefined || ${name} in value)`;
    const take = `const part${index} = read${index}(value[${name}]); if (part${index} === misfit) return misfit;`;
    const absent = z.object({ [key]: part }).safeParse({});
    if (absent.success && !(key in absent.data)) {
      additions.push(`if ${isGiven} { ${take} record[${name}] = part${index}; }`);
    } else {
      if (!absent.success) steps.push(`if (!${isGiven}) return misfit;`);
      steps.push(take);
      fields.push(`${name}: part${index}`);
    }
  }
  const code = `
    const [${parts.map((_part, index) => `read${index}`).join(", ")}] = reads;
    return (value) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return misfit;
      ${steps.join("\n")}
      const record = { ${fields.join(", ")} };
      ${additions.join("\n")}
      return record;
    };`;
  const reads = parts.map(([, part]) => readerOf(part as z.ZodType) ?? parsingReader(part as z.ZodType));
  // oxlint-disable-next-line no-new-func
  const write = new Function("reads", "misfit", code) as (reads: Reader<unknown>[], none: symbol) => Reader<unknown>;
  return write(reads, misfit);
}

function compileKinds({ def }: z.ZodDiscriminatedUnion): Reader<unknown> | null {
  const kinds = new Map<unknown, Reader<unknown>>();
  for (const option of def.options) {
    const kind = option instanceof z.ZodObject ? option.shape[def.discriminator] : null;
    if (!(kind instanceof z.ZodLiteral)) return null;
    for (const word of kind.values) kinds.set(word, partReader(option as z.ZodType));
  }
  return (value) => {
    const kind = (value as Record<string, unknown> | null | undefined)?.[def.discriminator];
    return kinds.get(kind)?.(value) ?? misfit;
  };
}
