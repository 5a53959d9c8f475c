import { clockTime } from "../../../rules/clock";
import type { MeetingEvent } from "../../../rules/meeting";
import { fullDays } from "../days";
import { renderMail } from "./layout";
import type { Mail, MailParts } from "./layout";
import { settingsLink } from "./transaction";

/**
 * What a mail about a meeting may contain: first names, the title and where to be when; nothing that opens anything.
 */
interface MeetingMailData {
  event: MeetingEvent;
  transactionId: number;
  recipient: string;
  counterpart: string;
  title: string;
  place: string;
  address: string | null;
  startsAt: Date;
}

/** In one line. */
export const whereAndWhen = ({ place, address, startsAt }: Pick<MeetingMailData, "place" | "address" | "startsAt">) =>
  `${address ? `${place}, ${address}` : place}: ${fullDays.format(startsAt)}, ${clockTime(startsAt)}`;

/** In the mails before a meeting, of transactions and rings. */
export const changeLine = "Si no puedes ir, avisa hoy: cambia la hora o cancela el encuentro.";
/** In the mail two hours before it. */
export const onWayLine = "Cuando salgas, toca «Voy en camino». Si te retrasas, avísalo.";

/** The mail of a notification about a meeting; null for what has none. */
export function meetingMail(data: MeetingMailData, publicUrl: string, unsubscribeUrl: string): Mail | null {
  const wording = wordingOf(data);
  if (!wording) return null;
  return renderMail({
    ...wording,
    greeting: `¡Hola, ${data.recipient}!`,
    button: { label: "Ver el encuentro", link: `${publicUrl}/encuentro/${data.transactionId}` },
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}

function wordingOf(data: MeetingMailData): Pick<MailParts, "subject" | "preview" | "lines"> | null {
  const { event, counterpart, title, place, address, startsAt } = data;
  const where = whereAndWhen({ place, address, startsAt });
  switch (event) {
    case "proposed":
      return {
        subject: `${counterpart} propone dónde y cuándo encontrarse`,
        preview: where,
        lines: [`${counterpart} propone un encuentro para el cambio por «${title}».`, where, "Acéptalo o propón otro."],
      };
    case "changed":
      return {
        subject: `${counterpart} propone otro lugar u otra hora`,
        preview: where,
        lines: [
          `${counterpart} no puede con lo acordado para el cambio por «${title}» y propone otro encuentro.`,
          where,
          "Mientras no lo aceptes, no hay un encuentro acordado.",
        ],
      };
    case "agreed":
      return {
        subject: "El encuentro está acordado",
        preview: where,
        lines: [`${counterpart} aceptó el encuentro para el cambio por «${title}».`, where],
      };
    case "tomorrow":
      return {
        subject: "Mañana es tu encuentro",
        preview: where,
        lines: [`Mañana te encuentras con ${counterpart} para el cambio por «${title}».`, where, changeLine],
      };
    case "soon":
      return {
        subject: "Tu encuentro es en dos horas",
        preview: where,
        lines: [`Hoy te encuentras con ${counterpart} para el cambio por «${title}».`, where, onWayLine],
      };
    case "all_well":
      return {
        subject: "¿Todo bien en tu encuentro?",
        preview: `Cuéntanos cómo te fue con ${counterpart}.`,
        lines: [
          `Tu encuentro con ${counterpart} para el cambio por «${title}» fue hace dos horas.`,
          "Si todo salió bien, dilo con un toque. Si no, en la misma página está cómo reclamar y a quién llamar.",
        ],
      };
    case "on_way":
    case "arrived":
    case "late":
    case "met":
    case "joined":
      return null;
    case "cancelled":
      return {
        subject: "Se canceló el encuentro",
        preview: "El cambio sigue en pie.",
        lines: [
          `Se canceló el encuentro con ${counterpart} para el cambio por «${title}».`,
          where,
          "El cambio sigue en pie: acuerden otro lugar u otra hora.",
        ],
      };
  }
}
