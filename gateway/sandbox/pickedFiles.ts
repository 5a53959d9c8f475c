let files: readonly File[] = [];
const listeners = new Set<() => void>();

/** What was picked in this visit, in order: `file:1` is the first. */
export const pickedFiles = (): readonly File[] => files;

/** Replaces the files that the sandbox sends with an upload. */
export function pickFiles(picked: Iterable<File>): void {
  files = [...picked];
  for (const listener of listeners) listener();
}

/** Called when other files are picked; answers how to stop that. */
export function onPicked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
