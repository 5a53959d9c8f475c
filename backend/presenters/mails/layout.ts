/** A mail ready to be kept in the outbox. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** What a mail says; the layout is the same for all. */
export interface MailParts {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  greeting: string;
  lines: string[];
  button: { label: string; link: string };
  /** Small print below the button: how long it holds, what to do when one did not ask for it. */
  notes: string[];
  /** Where mails like this one can be turned off; absent where they cannot. */
  settingsLink?: string;
  /** Where one click turns off mails like this one; with `settingsLink`. */
  unsubscribeUrl?: string;
}

const colours = {
  papel: "#FBF6EC",
  blanco: "#FFFFFF",
  tinta: "#10203A",
  tinta2: "#44526B",
  azul600: "#07559E",
  azul700: "#06427D",
  oro400: "#FFBD1F",
  linea: "#E8DFCD",
};
const fonts = "'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";
const headings = "Gabarito,'Trebuchet MS',Arial,sans-serif";
const settingsText = "Recibes este correo porque tienes activadas las notificaciones por correo.";
const unsubscribeText = "Dejar de recibir correos como este";
const slogan = "Truequea · Cambia lo que tienes por lo que quieres";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** For text and attribute values alike. */
export const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** What people wrote, by its lines. */
export const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim());

/** One layout for all: text and HTML say the same. Every value is escaped here; the links are ours. */
export function renderMail(parts: MailParts): Mail {
  return { subject: oneLine(parts.subject), text: plainText(parts), html: htmlPage(parts) };
}

/** A subject with a line break would become a header of its own. */
const oneLine = (value: string) => value.replace(/\s+/g, " ").trim();

function plainText({ greeting, lines, button, notes, settingsLink, unsubscribeUrl }: MailParts): string {
  const footer = settingsLink
    ? `${settingsText} Cámbialo en tus ajustes: ${settingsLink}\n${unsubscribeText}: ${unsubscribeUrl}`
    : null;
  return [greeting, ...lines, `${button.label}:\n${button.link}`, ...notes, "-- ", slogan, footer]
    .filter((part) => part !== null)
    .join("\n\n");
}

/**
 * Tables and inline styles, since mail programs drop the rest. Each surface sets both its colours, so that a forced
 * dark mode keeps the contrast.
 */
function htmlPage({
  subject,
  preview,
  greeting,
  lines,
  button,
  notes,
  settingsLink,
  unsubscribeUrl,
}: MailParts): string {
  const paragraph = (content: string, style: string) =>
    `<p style="margin:0 0 16px;font-family:${fonts};${style}">${content}</p>`;
  const link = escapeHtml(button.link);
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;padding:0;background-color:${colours.papel}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.papel}" style="background-color:${colours.papel}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td bgcolor="${colours.azul700}" style="background-color:${colours.azul700};border-radius:22px 6px 0 0;padding:20px 28px">${logo}</td></tr>
<tr><td bgcolor="${colours.blanco}" style="background-color:${colours.blanco};border:1px solid ${colours.linea};border-top:0;border-radius:0 0 22px 6px;padding:28px 28px 16px">
<h1 style="margin:0 0 16px;font-family:${headings};font-size:22px;line-height:1.3;font-weight:700;color:${colours.tinta}">${escapeHtml(greeting)}</h1>
${lines.map((line) => paragraph(escapeHtml(line), `font-size:16px;line-height:1.55;color:${colours.tinta};overflow-wrap:anywhere`)).join("\n")}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${colours.azul600}" style="background-color:${colours.azul600};border-radius:12px">
<a href="${link}" style="display:inline-block;padding:14px 24px;font-family:${fonts};font-size:16px;line-height:20px;font-weight:700;color:${colours.blanco};text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
${notes.map((note) => paragraph(escapeHtml(note), `font-size:14px;line-height:1.5;color:${colours.tinta2}`)).join("\n")}
${paragraph(`Si el botón no abre, copia esta dirección en tu navegador:<br><a href="${link}" style="color:${colours.azul600};word-break:break-all">${link}</a>`, `font-size:14px;line-height:1.5;color:${colours.tinta2}`)}
</td></tr>
<tr><td style="padding:18px 28px">
${paragraph(escapeHtml(slogan), `font-size:13px;line-height:1.5;color:${colours.tinta2}`)}
${settingsLink ? paragraph(`${settingsText} <a href="${escapeHtml(settingsLink)}" style="color:${colours.azul600}">Cámbialo en tus ajustes</a> o <a href="${escapeHtml(unsubscribeUrl ?? settingsLink)}" style="color:${colours.azul600}">deja de recibir correos como este</a>.`, `font-size:13px;line-height:1.5;color:${colours.tinta2}`) : ""}
</td></tr></table></td></tr></table></body></html>`;
}

/** The two feathers as coloured cells: mail programs show no SVG, and pictures are blocked at first sight. */
const logo = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="36" style="padding-right:10px">
<div style="width:26px;height:11px;margin-left:10px;background-color:${colours.blanco};border-radius:11px 2px 11px 2px;font-size:0;line-height:0">&nbsp;</div>
<div style="width:26px;height:11px;margin-top:3px;background-color:${colours.oro400};border-radius:2px 11px 2px 11px;font-size:0;line-height:0">&nbsp;</div></td>
<td style="font-family:${headings};font-size:26px;line-height:28px;font-weight:800;color:${colours.blanco}">truequea</td></tr></table>`;
