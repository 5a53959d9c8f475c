import { useRef } from "react";
import { randomId } from "../lib/randomId";

/**
 * An idempotency key that depends on the content: sending the same content again, as after a lost response, repeats the
 * request without a second effect; another content gets another key. After `endRequest` the same content gets a new
 * key, too.
 */
export function useRequestId() {
  const last = useRef({ content: "", id: "" });
  const requestIdFor = (content: object | string): string => {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, id: randomId() };
    return last.current.id;
  };
  const endRequest = () => {
    last.current = { content: "", id: "" };
  };
  return { requestIdFor, endRequest };
}
