import { parseCookie } from "cookie";
import type { Request } from "express";
import type { CapabilityName } from "../../rules/capabilities";

/** The appearance that was chosen on the visitor's device; null where the system decides. */
export function chosenAppearance(request: Request): "light" | "dark" | null {
  const { tq_appearance: chosen } = parseCookie(request.headers.cookie ?? "");
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

/** What a page must show or leave out from its first paint on, before any script has asked. */
export interface Marks {
  appearance: "light" | "dark" | null;
  /** What the backend lacks. */
  lacks: readonly CapabilityName[];
}

/** Marks the root of a page, for its style sheet and for the client. */
export function markDocument(html: string, { appearance, lacks }: Marks): string {
  const marks =
    (appearance ? `data-appearance="${appearance}" ` : "") +
    (lacks.length > 0 ? `data-lacks="${lacks.join(" ")}" ` : "");
  return html.replace("<html ", `<html ${marks}`);
}
