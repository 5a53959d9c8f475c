import type { MeetingEvent } from "../../../rules/meeting";
import { renderMail } from "./layout";
import type { Mail, MailParts } from "./layout";
import { changeLine, onWayLine, whereAndWhen } from "./meeting";
import { settingsLink } from "./transaction";

/** What a mail about a meeting of a ring may contain: the reader's own thing, where and when; none of the others. */
interface RingMeetingMailData {
  event: MeetingEvent;
  ringId: number;
  recipient: string;
  title: string;
  place: string;
  address: string | null;
  startsAt: Date;
}

/** The mail of a notification about a meeting of a ring; null for what has none. */
export function ringMeetingMail(data: RingMeetingMailData, publicUrl: string, unsubscribeUrl: string): Mail | null {
  const wording = wordingOf(data);
  if (!wording) return null;
  return renderMail({
    ...wording,
    greeting: `¡Hola, ${data.recipient}!`,
    button: { label: "Ver el círculo", link: `${publicUrl}/circulo/${data.ringId}` },
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}

function wordingOf(data: RingMeetingMailData): Pick<MailParts, "subject" | "preview" | "lines"> | null {
  const { event, title } = data;
  const where = whereAndWhen(data);
  switch (event) {
    case "proposed":
      return {
        subject: "Proponen dónde y cuándo verse en tu círculo",
        preview: where,
        lines: [`Proponen un encuentro en el círculo de «${title}».`, where, "Acéptalo o propón otro."],
      };
    case "changed":
      return {
        subject: "Proponen otro lugar u otra hora en tu círculo",
        preview: where,
        lines: [
          `Alguien no puede con lo acordado en el círculo de «${title}» y propone otro encuentro.`,
          where,
          "Mientras no lo acepten, no hay un encuentro acordado.",
        ],
      };
    case "agreed":
      return {
        subject: "El encuentro de tu círculo está acordado",
        preview: where,
        lines: [`El encuentro en el círculo de «${title}» está acordado.`, where],
      };
    case "tomorrow":
      return {
        subject: "Mañana es el encuentro de tu círculo",
        preview: where,
        lines: [`Mañana se encuentran por el círculo de «${title}».`, where, changeLine],
      };
    case "soon":
      return {
        subject: "El encuentro de tu círculo es en dos horas",
        preview: where,
        lines: [`Hoy se encuentran por el círculo de «${title}».`, where, onWayLine],
      };
    case "cancelled":
      return {
        subject: "Se canceló un encuentro de tu círculo",
        preview: "El círculo sigue en pie.",
        lines: [
          `Se canceló un encuentro en el círculo de «${title}».`,
          where,
          "El círculo sigue en pie: acuerden otro lugar u otra hora.",
        ],
      };
    case "all_well":
      return {
        subject: "¿Todo bien en el encuentro de tu círculo?",
        preview: "Cuéntanos con un toque.",
        lines: [
          `Hoy se encontraban por el círculo de «${title}».`,
          "Si todo salió bien, dilo con un toque. Si no, ahí están los números de ayuda y la manera de avisarnos.",
        ],
      };
    case "joined":
    case "on_way":
    case "arrived":
    case "late":
    case "met":
      return null;
  }
}
