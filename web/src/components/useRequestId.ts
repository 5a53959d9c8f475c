import { useRef } from "react";
import { randomId } from "../lib/randomId";

/**
 * The id of what a person asks for: the same content again, as after a lost answer, is the same request, and does
 * nothing twice; another content is another one. After `endRequest` the same content is a new one, too.
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
