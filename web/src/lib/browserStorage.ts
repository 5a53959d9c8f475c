/** localStorage that never throws: where storage is forbidden or missing, nothing is saved and nothing breaks. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
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
