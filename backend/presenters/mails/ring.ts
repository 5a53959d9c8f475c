import { ringHours } from "../../../rules/ring";
import type { RingEvent } from "../../../rules/ring";
import { renderMail } from "./layout";
import type { Mail, MailParts } from "./layout";
import { settingsLink } from "./transaction";

/** What a mail about a ring may contain: the reader's own thing, and nothing of the others. */
interface RingMailData {
  event: RingEvent;
  ringId: number;
  recipient: string;
  title: string;
}

/** The mail of a notification about a ring; null for what has none. */
export function ringMail(
  { event, ringId, recipient, title }: RingMailData,
  publicUrl: string,
  unsubscribeUrl: string,
): Mail | null {
  const wording = wordingOf(event, title);
  if (!wording) return null;
  return renderMail({
    ...wording,
    greeting: `¡Hola, ${recipient}!`,
    button: { label: "Ver el círculo", link: `${publicUrl}/circulo/${ringId}` },
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}

const answerLine = `Tienen ${ringHours.answer} horas para aceptar. Si alguien no quiere, nadie pierde nada.`;

function wordingOf(event: RingEvent, title: string): Pick<MailParts, "subject" | "preview" | "lines"> | null {
  switch (event) {
    case "proposed":
      return {
        subject: `Encontramos un círculo para «${title}»`,
        preview: "Cada persona le da a la siguiente, y todas reciben lo que quieren.",
        lines: [
          `Encontramos un círculo para «${title}»: se lo das a una persona y recibes de otra lo que te interesa.`,
          answerLine,
        ],
      };
    case "repaired":
      return {
        subject: "Tu círculo sigue con otra persona",
        preview: "Alguien no pudo. Mira cómo quedó y responde de nuevo.",
        lines: [`Alguien no pudo seguir en el círculo de «${title}» y encontramos a otra persona.`, answerLine],
      };
    case "accepted":
      return {
        subject: "¡El círculo está acordado!",
        preview: "Todas las personas aceptaron.",
        lines: [
          `Todas las personas aceptaron el círculo de «${title}». Las publicaciones quedan reservadas.`,
          "Entrega lo tuyo, recibe lo que te toca y confírmalo en el círculo.",
        ],
      };
    case "reminder":
      return {
        subject: "Te esperan en un círculo",
        preview: `El círculo de «${title}» espera por ti.`,
        lines: [`El círculo de «${title}» espera por ti: mira qué falta.`],
      };
    case "received":
      return {
        subject: "El círculo avanza",
        preview: "Alguien confirmó que recibió lo suyo.",
        lines: [`Alguien confirmó que recibió lo suyo en el círculo de «${title}».`],
      };
    case "complete":
      return {
        subject: "¡Círculo completo!",
        preview: "Cada quien recibió lo suyo.",
        lines: [`El círculo de «${title}» está completo: cada quien recibió lo suyo.`],
      };
    case "declined":
      return {
        subject: "El círculo no se dio",
        preview: "Tu publicación sigue disponible.",
        lines: [`Alguien no pudo seguir en el círculo de «${title}». Tu publicación sigue disponible.`],
      };
    case "expired":
      return {
        subject: "El círculo se venció",
        preview: "Tu publicación sigue disponible.",
        lines: [`El círculo de «${title}» se venció sin completarse. Tu publicación sigue disponible.`],
      };
    case "unavailable":
      return {
        subject: "El círculo no se dio",
        preview: "Una de las publicaciones ya no está disponible.",
        lines: [`Una de las publicaciones del círculo de «${title}» ya no está disponible.`],
      };
    case "broken":
      return {
        subject: "Alguien se retiró del círculo",
        preview: "Lo que no se entregó queda libre.",
        lines: [
          `Alguien se retiró del círculo de «${title}» después de acordarlo. Lo que no se entregó queda libre.`,
          "Lo estamos revisando. Si ya entregaste algo, cuéntanoslo desde la página de contacto.",
        ],
      };
    case "joined":
      return null;
  }
}
