import type { Page } from "../rest/shapes";

/**
 * Lists that are read whole or in part: a backend without partial reads returns the whole list anyway, which then also
 * serves the other fields.
 */
export class WholeLists {
  /** `partial` holds the lists of which this backend has given parts before, whoever asked for them. */
  constructor(private readonly partial: Set<string>) {}

  private readonly wholes = new Map<string, Promise<unknown[]>>();
  private readonly parts = new Map<string, Promise<Page<unknown>>>();
  private readonly firstParts = new Map<string, Promise<Page<unknown>>>();

  /** All of a list. */
  whole<Item>(list: string, read: () => Promise<Item[]>): Promise<Item[]> {
    const known = this.wholes.get(list) ?? this.readWhole(list, read);
    this.wholes.set(list, known);
    return known as Promise<Item[]>;
  }

  private async readWhole(list: string, read: () => Promise<unknown[]>): Promise<unknown[]> {
    const given = await this.firstParts.get(list);
    return given && isWhole(given) ? given.items : read();
  }

  /** Some of a list, or all of it. */
  part<Item>(list: string, asked: object, read: () => Promise<Page<Item>>): Promise<Page<Item>> {
    const key = `${list} ${JSON.stringify(asked)}`;
    const known = this.parts.get(key) ?? this.readPart(list, read);
    this.parts.set(key, known);
    return known as Promise<Page<Item>>;
  }

  /** While the first part is loading, the others wait for it where it may turn out to be the whole list. */
  private readPart(list: string, read: () => Promise<Page<unknown>>): Promise<Page<unknown>> {
    const whole = this.wholes.get(list);
    if (whole) return whole.then(toWholePage);
    const first = this.firstParts.get(list);
    if (first) return this.partial.has(list) ? read() : first.then((given) => (isWhole(given) ? given : read()), read);
    const asked = read().then((given) => {
      if (isWhole(given)) this.wholes.set(list, Promise.resolve(given.items));
      else this.partial.add(list);
      return given;
    });
    this.firstParts.set(list, asked);
    return asked;
  }
}

/** Whether the backend has given all of a list. */
export const isWhole = ({ next }: Page<unknown>): boolean => next === undefined;

/** A whole list as a page. */
export const toWholePage = <Item>(items: Item[]): Page<Item> => ({
  items,
  pageInfo: { page: 1, pages: 1, total: items.length },
});
