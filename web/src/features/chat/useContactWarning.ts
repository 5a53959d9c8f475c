import { useEffect, useState } from "react";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

const loadRule = loadWhenOnline(() => import("../../../../rules/contactData"));

/** Whether a text has contact data; the rule loads with the first letter of a chat that it is for. */
export function useContactWarning(text: string, isOn: boolean): boolean {
  const [hasFound, setFound] = useState(false);
  const isAsked = isOn && text !== "";
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void loadRule().then(({ hasContactData }) => isCurrent && setFound(hasContactData(text)));
    return () => {
      isCurrent = false;
    };
  }, [text, isAsked]);
  return isAsked && hasFound;
}
