import { renderMail } from "./layout";
import type { Mail } from "./layout";

/** A message to the team, as it was sent. */
export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * To the operators: a message of the contact page. Its content stays text, and none of it becomes a header except the
 * one-line subject.
 */
export function contactMail({ name, email, subject, message }: ContactForm): Mail {
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return renderMail({
    subject: `Contacto: ${subject}`,
    preview: `${name} escribió desde la página de contacto`,
    greeting: subject,
    lines: [`De: ${name} (${email})`, ...message.split(/\n+/).filter((line) => line.trim())],
    button: { label: "Responder por correo", link: answer },
    notes: ["Nadie comprobó que esta dirección sea de quien escribe: no envíes datos de una cuenta sin verificarlo."],
  });
}
