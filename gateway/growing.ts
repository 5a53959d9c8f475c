/**
 * Bounds an LRUCache to this many entries by size, so that it grows with its content. Its own `max` allocates room for
 * all entries at once, which costs each start tenths of a second.
 */
export const growingTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
