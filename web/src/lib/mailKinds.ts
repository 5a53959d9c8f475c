import { foldText } from "../../../rules/text";

/** Kinds of account mails that can be requested. */
export type MailKind = "recovery" | "resend";

/** The types of /login_flow/{type} as the specification spells them. */
export const FLOW_TYPES: Record<MailKind, string> = {
  recovery: "Recuperar mi contraseña",
  resend: "Reenviar correo de confirmación",
};

/** Parses the type in /login_flow/{type}, spelled out or as a slug; null for anything else. */
export function parseMailKind(type: string | undefined): MailKind | null {
  const slug = slugify(type ?? "");
  const kinds = Object.keys(FLOW_TYPES) as MailKind[];
  return kinds.find((kind) => slug === kind || slug === slugify(FLOW_TYPES[kind])) ?? null;
}

function slugify(text: string): string {
  return foldText(text)
    .trim()
    .replace(/[\s_-]+/g, "-");
}
