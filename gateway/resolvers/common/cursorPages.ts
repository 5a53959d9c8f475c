import { AppError } from "../../errors";

/** Cursors are opaque: their content may change. */
export function encodeCursor(text: string): string {
  return Buffer.from(text).toString("base64url");
}

/** Decodes a cursor; BAD_USER_INPUT for one that was not made here. */
export function decodeCursor(cursor: string, shape: RegExp, field = "after"): RegExpExecArray {
  const match = shape.exec(Buffer.from(cursor.slice(0, 200), "base64url").toString("utf8"));
  if (!match) throw new AppError("BAD_USER_INPUT", "El cursor no es válido.", field);
  return match;
}

/** A page size between one and `most`. */
export function clampCount(count: number | null | undefined, usual: number, most: number): number {
  return Math.min(most, Math.max(1, count ?? usual));
}

interface Slice<Item> {
  items: Item[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * The page of a whole list behind a cursor. When the cursor's item has left the list meanwhile, the list starts
 * again: clients merge by id.
 */
export function sliceAfter<Item extends { id: string }>(
  all: readonly Item[],
  first: number,
  after: string | null | undefined,
): Slice<Item> {
  const afterId = after ? decodeCursor(after, /^id:(.{1,40})$/)[1] : undefined;
  const start = afterId === undefined ? 0 : all.findIndex((item) => item.id === afterId) + 1;
  const items = all.slice(start, start + first);
  const last = items.at(-1);
  return {
    items,
    pageInfo: { hasNextPage: start + first < all.length, endCursor: last ? encodeCursor(`id:${last.id}`) : null },
  };
}
