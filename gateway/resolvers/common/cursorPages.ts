import { checkCount } from "../../../rules/paging";
import { AppError } from "../../errors";
import type { Page, Stretch } from "../../rest/shapes";

/** Cursors are opaque: their content may change. Each names the list that it stands in, which includes its order. */
export function encodeCursor(list: string, place: string): string {
  return Buffer.from(`${list} ${place}`).toString("base64url");
}

/** Decodes a cursor; BAD_USER_INPUT for one that was not made here, or in another list. */
export function decodeCursor(cursor: string, list: string, shape: RegExp, field = "after"): RegExpExecArray {
  const text = Buffer.from(cursor.slice(0, 200), "base64url").toString("utf8");
  // Cursors of the last release name no list.
  const named = /^([\w.]+) /.exec(text);
  const match = named && named[1] !== list ? null : shape.exec(named ? text.slice(named[0].length) : text);
  if (!match) throw new AppError("BAD_USER_INPUT", "El cursor no es válido.", field);
  return match;
}

/** How many items were asked for; BAD_USER_INPUT at the argument for none, fewer than none and more than `most`. */
export function readCount(
  asked: number | null | undefined,
  { usual, most, field = "first" }: { usual: number; most: number; field?: string },
): number {
  const count = asked ?? usual;
  const refusal = checkCount(count, most);
  if (refusal) throw new AppError("BAD_USER_INPUT", refusal, field);
  return count;
}

interface Slice<Item> {
  items: Item[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A cursor holds the place that the backend named, or the id of the last item of a list that it gave whole. */
function readCursor(list: string, cursor: string | null | undefined): { place?: string; id?: string } {
  if (!cursor) return {};
  const [, kind, value = ""] = decodeCursor(cursor, list, /^(id|next):(.{1,60})$/);
  return kind === "next" ? { place: value } : { id: value };
}

/** The part of a list that the backend is asked for. */
export function toStretch(list: string, count: number, after: string | null | undefined): Stretch {
  return { per_page: count, after: readCursor(list, after).place };
}

/** The requested part, cut out of the whole list where the backend returned all of it. */
export function toSlice<Item extends { id: string }>(
  list: string,
  { items, next }: Pick<Page<Item>, "items" | "next">,
  { per_page: count }: Stretch,
  after: string | null | undefined,
): Slice<Item> {
  if (next === undefined) return sliceAfter(list, items, count, readCursor(list, after).id);
  return {
    items,
    pageInfo: { hasNextPage: next !== null, endCursor: next === null ? null : encodeCursor(list, `next:${next}`) },
  };
}

/**
 * What follows an item in a whole list. When it has left the list meanwhile, the list starts again: clients merge by
 * id.
 */
function sliceAfter<Item extends { id: string }>(
  list: string,
  all: readonly Item[],
  count: number,
  afterId: string | undefined,
): Slice<Item> {
  const start = afterId === undefined ? 0 : all.findIndex((item) => item.id === afterId) + 1;
  const items = all.slice(start, start + count);
  const last = items.at(-1);
  return {
    items,
    pageInfo: { hasNextPage: start + count < all.length, endCursor: last ? encodeCursor(list, `id:${last.id}`) : null },
  };
}
