/**
 * Bounds an LRUCache to this many entries. Its own `max` reserves the room for all of them at once, which costs each
 * start tenths of a second; so it grows with what is in it.
 */
export const growingTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
