import { parseCookie } from "cookie";
import type { Request } from "express";

/** The appearance that was chosen on the visitor's device; null where the system decides. */
export function chosenAppearance(request: Request): "light" | "dark" | null {
  const { tq_appearance: chosen } = parseCookie(request.headers.cookie ?? "");
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

/** Marks the root of a page, which its style sheet follows: a mark set by a script would come after the first paint. */
export function markAppearance(html: string, appearance: "light" | "dark" | null): string {
  return appearance ? html.replace("<html ", `<html data-appearance="${appearance}" `) : html;
}
