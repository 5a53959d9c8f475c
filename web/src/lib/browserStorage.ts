/** Small things that stay in this browser. One that forbids its storage, or has none, keeps nothing, and nothing else suffers. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Null forgets it. */
  write(key: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // It will be found out anew.
    }
  },
};
