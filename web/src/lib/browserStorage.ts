/** localStorage that never throws: where storage is forbidden or missing, nothing is saved and nothing breaks. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      // A server of Node 25 has a localStorage, too, and warns of its use; it has no window.
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Null deletes the entry. */
  write(key: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // The value will be determined again.
    }
  },
};
