import { useRef } from "react";
import { wholeDollars } from "../../../../rules/value";

/**
 * What a field of whole dollars shows of what is typed or pasted: digits only, and none of a decimal part. Three digits
 * after a point or comma are thousands, also when they come one by one: «15,50» shows 15, and one more «0» 15500.
 */
export function useWholeDollars() {
  const typed = useRef("");
  return {
    read: (value: string): string => {
      const shown = wholeDollars(typed.current);
      // The field has dropped a point or a comma: the next key is read with it, or «15,50» would become 1550.
      const isNextKey = value.length === shown.length + 1 && value.startsWith(shown);
      typed.current = isNextKey ? typed.current + value.slice(-1) : value;
      return wholeDollars(typed.current);
    },
    /** On leaving the field: what it shows is all that counts. */
    forget: () => {
      typed.current = "";
    },
  };
}
