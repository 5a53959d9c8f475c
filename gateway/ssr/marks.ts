import { parseCookie } from "cookie";
import type { Request } from "express";

/** The appearance that was chosen on the visitor's device; null where the system decides. */
export function chosenAppearance(request: Request): "light" | "dark" | null {
  const { tq_appearance: chosen } = parseCookie(request.headers.cookie ?? "");
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

/** What a page must show or leave out from its first paint on, before any script has asked. */
export interface Marks {
  appearance: "light" | "dark" | null;
  hasSecureExchange: boolean;
}

/** Marks the root of a page, for its style sheet and for the client. */
export function markDocument(html: string, { appearance, hasSecureExchange }: Marks): string {
  const marks =
    (appearance ? `data-appearance="${appearance}" ` : "") + (hasSecureExchange ? "" : 'data-secure-exchange="none" ');
  return html.replace("<html ", `<html ${marks}`);
}
