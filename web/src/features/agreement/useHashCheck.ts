import { useEffect, useState } from "react";

/** Whether a text has this SHA-256; null while it is worked out, without a text, and where the browser cannot. */
export function useHashCheck(text: string | null, hash: string): boolean | null {
  const [checked, setChecked] = useState<{ text: string; found: string } | null>(null);
  useEffect(() => {
    // Pages that came without encryption have none.
    const { subtle } = globalThis.crypto as Partial<Crypto>;
    if (text === null || !subtle) return;
    let isCurrent = true;
    void subtle
      .digest("SHA-256", new TextEncoder().encode(text))
      .then((bytes) => {
        if (isCurrent) setChecked({ text, found: toHex(bytes) });
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return checked && checked.text === text ? checked.found === hash : null;
}

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
