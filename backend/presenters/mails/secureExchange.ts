import { hourLabel } from "../../../rules/clock";
import type { SecureExchangeEvent } from "../../../rules/secureExchange";
import { startOfDay } from "../../policies/caracasDays";
import { fullDays } from "../days";
import { paragraphs, renderMail } from "./layout";
import type { Mail, MailParts } from "./layout";
import { settingsLink } from "./transaction";

/** What a mail about a booked place may contain: first names, the title and where to be when; never the code. */
interface BookingMailData {
  event: SecureExchangeEvent;
  transactionId: number;
  recipient: string;
  counterpart: string;
  title: string;
  headquarter: string;
  address: string;
  date: string;
  start: string;
  reason: string | null;
  /** Whether what it cost was given back to who booked it. */
  refunded?: boolean | undefined;
}

const codeLine = "Lleven el código de la reserva: los dos ven el mismo.";
const refundLine =
  "Lo que costó volvió a quien lo reservó: como crédito o, mientras dure su Premium, a los cambios que incluye.";
const objectLine =
  "Si no puedes ir, ábrelo y toca «No estoy de acuerdo» a más tardar el día anterior: el lugar queda libre.";

/** The mail of a notification about a booked place; null for what has none. */
export function secureExchangeMail(data: BookingMailData, publicUrl: string, unsubscribeUrl: string): Mail | null {
  const wording = wordingOf(data);
  if (!wording) return null;
  return renderMail({
    ...wording,
    greeting: `¡Hola, ${data.recipient}!`,
    button: buttonOf(data, publicUrl),
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}

/** To the place with its code and what can be done about it; once the exchange is over, to the exchange. */
const buttonOf = ({ event, transactionId }: BookingMailData, publicUrl: string): MailParts["button"] =>
  event === "ended"
    ? { label: "Ver el cambio", link: `${publicUrl}/requests?tab=2&transactionId=${transactionId}` }
    : { label: "Ver el cambio seguro", link: `${publicUrl}/cambio_seguro/${transactionId}` };

function wordingOf(data: BookingMailData): Pick<MailParts, "subject" | "preview" | "lines"> | null {
  const { counterpart, title, headquarter, address, date, start, reason, refunded } = data;
  const refundLines = refunded ? [refundLine] : [];
  const where = `${headquarter}, ${address}: ${fullDays.format(startOfDay(date))}, ${hourLabel(start)}`;
  switch (data.event) {
    case "booked":
      return {
        subject: `${counterpart} reservó un cambio seguro`,
        preview: where,
        lines: [`${counterpart} reservó una sede para el cambio por «${title}».`, where, codeLine, objectLine],
      };
    case "moved":
      return {
        subject: "Tu cambio seguro cambió de lugar o de hora",
        preview: where,
        lines: [`${counterpart} movió el cambio seguro por «${title}».`, `Ahora es en ${where}`, objectLine],
      };
    case "cancelled":
      return {
        subject: "Se canceló el cambio seguro",
        preview: `${counterpart} canceló la reserva.`,
        lines: [`${counterpart} canceló el cambio seguro por «${title}».`, "El cambio sigue en pie."],
      };
    case "objected":
      return {
        subject: `${counterpart} no estuvo de acuerdo con el cambio seguro`,
        preview: "Lo que pagaste vuelve a ti.",
        lines: [
          `${counterpart} no estuvo de acuerdo con el cambio seguro por «${title}».`,
          "Lo que pagaste volvió a tu saldo como crédito o, mientras dure tu Premium, a los cambios que incluye.",
          "El cambio sigue en pie: acuerden otra fecha y vuelve a reservar.",
        ],
      };
    case "released":
      return {
        subject: "No se completó el pago de tu cambio seguro",
        preview: "El lugar quedó libre.",
        lines: [
          `No recibimos a tiempo el pago del cambio seguro por «${title}», así que el lugar quedó libre.`,
          "Puedes volver a reservar desde el chat del cambio.",
        ],
      };
    case "tomorrow":
      return {
        subject: "Mañana es tu cambio seguro",
        preview: where,
        lines: [`Mañana haces el cambio por «${title}» con ${counterpart}.`, where, codeLine],
      };
    case "soon":
      return {
        subject: "Tu cambio seguro es hoy",
        preview: where,
        lines: [`Hoy haces el cambio por «${title}» con ${counterpart}.`, where, codeLine],
      };
    case "ended":
      return {
        subject: "Ya no hay cambio seguro: la reserva quedó anulada",
        preview: "El lugar quedó libre.",
        lines: [
          `El cambio por «${title}» terminó o quedó en reclamo, así que la reserva quedó anulada.`,
          refunded ? refundLine : "Como ya había llegado el día de la reserva, lo que costó no se devuelve.",
        ],
      };
    case "settled":
      return {
        subject: "Cerramos tu cambio seguro",
        preview: "Mira el motivo.",
        lines: [
          `Cerramos el cambio seguro por «${title}».`,
          ...paragraphs(`Motivo: ${reason ?? ""}`),
          ...refundLines,
          "El cambio sigue en pie.",
        ],
      };
    case "completed":
      return null;
  }
}
