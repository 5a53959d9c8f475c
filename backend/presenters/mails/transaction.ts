import type { AmendmentEvent } from "../../../rules/amendment";
import type { NotificationType } from "../../db/notificationTypes";
import { transactionDays } from "../../../rules/transaction";
import type { TransactionStatus } from "../../../rules/transaction";
import { renderMail } from "./layout";
import type { Mail, MailParts } from "./layout";

/** What a mail about a transaction may contain: first names and the title, nothing that leads to a user or a place. */
interface TransactionMailData {
  type: NotificationType;
  transactionId: number;
  chatId: number | null;
  status: TransactionStatus;
  /** Why it ended without a party having ended it, or that it is a claim; null otherwise. */
  reason: string | null;
  isReminder: boolean;
  /** Of a change of what was agreed on; null for others. */
  amendment: AmendmentEvent | null;
  /** Whether it goes to the owner: of a counter-offer the other party gets what owners get else. */
  isOwner: boolean;
  recipient: string;
  counterpart: string;
  title: string;
}

type MailWording = Pick<MailParts, "subject" | "preview" | "lines" | "button">;
/** To the chat, or to a tab of the requests. */
type Link = (place: 1 | 2 | 3 | "chat") => string;

/** The mail of a notification about a transaction; null for the types that have none. */
export function transactionMail(data: TransactionMailData, publicUrl: string, unsubscribeUrl: string): Mail | null {
  const wording = wordingOf(data, (place) =>
    place === "chat" && data.chatId !== null
      ? `${publicUrl}/chats/${data.chatId}?tab=in-progress`
      : `${publicUrl}/requests?tab=${place === "chat" ? 2 : place}&transactionId=${data.transactionId}`,
  );
  if (!wording) return null;
  return renderMail({
    ...wording,
    greeting: `¡Hola, ${data.recipient}!`,
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}

/** Where optional mails are turned off. */
export const settingsLink = (publicUrl: string) => `${publicUrl}/profile?tab=account#avisos`;

function wordingOf(data: TransactionMailData, link: Link): MailWording | null {
  const { type, counterpart, title } = data;
  switch (type) {
    case "new_change":
      if (data.isReminder) return remindedOf(data, link);
      return {
        subject: `Nueva propuesta por «${title}»`,
        preview: `${counterpart} quiere cambiar contigo.`,
        lines: [`${counterpart} te propone un cambio por «${title}».`, "Mira lo que te ofrece y decide si aceptas."],
        button: { label: "Ver la propuesta", link: link(1) },
      };
    case "modified_proposal":
      if (data.isReminder) return awaitedOf(data, link);
      if (data.amendment) return amendedOf(data.amendment, data, link);
      if (!data.isOwner)
        return {
          subject: `${counterpart} te hizo una contraoferta por «${title}»`,
          preview: "Te toca a ti: acéptala, responde con otra o déjala.",
          lines: [
            `${counterpart} respondió a tu propuesta por «${title}» con una contraoferta.`,
            "En el chat ves qué cambió. Puedes aceptarla o responder con otra.",
          ],
          button: { label: "Ver la contraoferta", link: link(1) },
        };
      return {
        subject: `${counterpart} cambió su propuesta por «${title}»`,
        preview: "Mira lo que te ofrece ahora.",
        lines: [
          `${counterpart} cambió lo que te ofrece por «${title}».`,
          "En el chat ves qué te ofrecía antes y qué te ofrece ahora.",
        ],
        button: { label: "Ver la propuesta", link: link(1) },
      };
    case "accepted_proposal":
      if (data.isReminder) return remindedOf(data, link);
      if (data.isOwner)
        return {
          subject: `${counterpart} aceptó tu contraoferta`,
          preview: `Tu cambio por «${title}» está en marcha.`,
          lines: [
            `${counterpart} aceptó tu contraoferta por «${title}».`,
            "Acuerden por el chat dónde y cuándo hacer el cambio.",
          ],
          button: { label: "Continuar el cambio", link: link(2) },
        };
      return {
        subject: `${counterpart} aceptó tu propuesta`,
        preview: `Tu cambio por «${title}» está en marcha.`,
        lines: [
          `${counterpart} aceptó tu propuesta por «${title}».`,
          "Acuerden por el chat dónde y cuándo hacer el cambio.",
        ],
        button: { label: "Continuar el cambio", link: link(2) },
      };
    case "rejected_proposal":
      return {
        subject: `Tu propuesta por «${title}» no siguió adelante`,
        preview: "Hay muchos otros cambios esperándote.",
        lines: [rejectionOf(data), "Lo que ofreciste sigue siendo tuyo y puedes proponer otro cambio cuando quieras."],
        button: { label: "Ver el historial", link: link(3) },
      };
    case "exchange_accepted":
      return confirmed(data, link);
    case "exchange_rejected":
      return cancelled(data, link);
    case "transaction_completed_by_the_system":
      return {
        subject: `Tu cambio por «${title}» se completó`,
        preview: "Pasó el plazo para confirmarlo y lo dimos por completado.",
        lines: [
          `Pasó el plazo para confirmar tu cambio con ${counterpart} por «${title}» y lo dimos por completado.`,
          `Si todavía no has calificado, puedes hacerlo durante ${transactionDays.afterCompletion} días.`,
        ],
        button: { label: "Ver el cambio", link: link(3) },
      };
    default:
      return null;
  }
}

function amendedOf(event: AmendmentEvent, { counterpart, title }: TransactionMailData, link: Link): MailWording {
  const button = { label: "Ver el cambio", link: link("chat") };
  switch (event) {
    case "requested":
      return {
        subject: `${counterpart} pide cambiar lo acordado por «${title}»`,
        preview: "Te toca a ti: acéptalo o recházalo. Mientras tanto vale lo acordado.",
        lines: [
          `${counterpart} te pide un cambio en lo que acordaron por «${title}».`,
          "En el chat ves qué quedaría. Si no lo aceptas, vale lo que ya acordaron.",
        ],
        button,
      };
    case "accepted":
      return {
        subject: `${counterpart} aceptó tu cambio en lo acordado`,
        preview: `Hay un acta nueva de tu cambio por «${title}».`,
        lines: [`${counterpart} aceptó lo que pediste cambiar por «${title}».`, "El acta del cambio ya dice lo nuevo."],
        button,
      };
    case "declined":
      return {
        subject: `${counterpart} no aceptó cambiar lo acordado`,
        preview: `Tu cambio por «${title}» sigue como estaba.`,
        lines: [`${counterpart} no aceptó lo que pediste cambiar por «${title}».`, "Vale lo que ya acordaron."],
        button,
      };
    case "withdrawn":
      return {
        subject: `${counterpart} retiró su pedido de cambio`,
        preview: `Tu cambio por «${title}» sigue como estaba.`,
        lines: [`${counterpart} ya no pide cambiar lo acordado por «${title}».`, "Vale lo que ya acordaron."],
        button,
      };
  }
}

/** Of an answer that the other party waits for since yesterday, or longer. */
function awaitedOf({ amendment, counterpart, title }: TransactionMailData, link: Link): MailWording {
  const asked = amendment ? "un cambio en lo que acordaron" : "lo último que te ofreció";
  return {
    subject: `${counterpart} espera tu respuesta por «${title}»`,
    preview: "Te toca a ti.",
    lines: [
      `${counterpart} te propuso ${asked} por «${title}», y todavía no le has respondido.`,
      "En el chat lo ves y respondes en un momento.",
    ],
    button: { label: amendment ? "Ver el cambio" : "Ver la propuesta", link: link(amendment ? "chat" : 1) },
  };
}

function rejectionOf({ reason, counterpart, title }: TransactionMailData): string {
  if (reason === "item_exchanged") return `«${title}» ya se cambió con otra persona, así que tu propuesta se cerró.`;
  if (reason === "publication_deactivated") return `«${title}» ya no está disponible, así que tu propuesta se cerró.`;
  return `${counterpart} no aceptó tu propuesta por «${title}».`;
}

function remindedOf({ type, counterpart, title }: TransactionMailData, link: Link): MailWording {
  const limit = `Sin novedades, se cierra a los ${transactionDays.expiry} días.`;
  if (type === "new_change")
    return {
      subject: `${counterpart} espera tu respuesta por «${title}»`,
      preview: "Acepta la propuesta, recházala o pregunta lo que te falte.",
      lines: [`${counterpart} te propuso un cambio por «${title}» y todavía no le has respondido.`, limit],
      button: { label: "Ver la propuesta", link: link(1) },
    };
  return {
    subject: `¿Ya hicieron el cambio por «${title}»?`,
    preview: "Confírmalo cuando lo hayan hecho.",
    lines: [`Tu cambio con ${counterpart} por «${title}» está aceptado y todavía no lo han confirmado.`, limit],
    button: { label: "Ver el cambio", link: link(2) },
  };
}

function confirmed({ status, isReminder, counterpart, title }: TransactionMailData, link: Link): MailWording {
  if (status === "complete")
    return {
      subject: `¡Cambio completado! «${title}»`,
      preview: `${counterpart} también confirmó el cambio.`,
      lines: [`${counterpart} confirmó el cambio por «${title}»: quedó completado.`, "¡Que lo disfrutes!"],
      button: { label: "Ver el cambio", link: link(3) },
    };
  if (isReminder)
    return {
      subject: `Te falta confirmar tu cambio por «${title}»`,
      preview: "Pronto se completará automáticamente.",
      lines: [
        `${counterpart} ya confirmó el cambio por «${title}» y todavía falta tu confirmación.`,
        "Si no dices nada, pronto se completará automáticamente. Si hubo un problema, cuéntanoslo antes.",
      ],
      button: { label: "Confirmar el cambio", link: link(2) },
    };
  return {
    subject: `${counterpart} confirmó el cambio`,
    preview: "Falta tu confirmación para cerrarlo.",
    lines: [
      `${counterpart} confirmó el cambio por «${title}» y te calificó.`,
      "Confirma tú también y califica para cerrarlo.",
    ],
    button: { label: "Confirmar el cambio", link: link(2) },
  };
}

function cancelled({ reason, counterpart, title }: TransactionMailData, link: Link): MailWording {
  if (reason === "claim")
    return {
      subject: `${counterpart} reportó un problema con el cambio`,
      preview: "Cuéntanos tu versión antes de que decidamos.",
      lines: [
        `${counterpart} abrió un reclamo por el cambio por «${title}».`,
        "El cambio queda en pausa mientras nuestro equipo lo revisa.",
        "Cuéntanos qué pasó, con fotos si las tienes: en el chat del cambio, toca «Dar mi versión». Leemos las dos antes de decidir.",
      ],
      button: { label: "Dar mi versión", link: link("chat") },
    };
  return {
    subject: reason === null ? `El cambio por «${title}» se canceló` : `El cambio por «${title}» se cerró`,
    preview: "Tus publicaciones siguen disponibles.",
    lines: [endingOf(reason, counterpart, title), "Lo tuyo queda libre otra vez para nuevas propuestas."],
    button: { label: "Ver el historial", link: link(3) },
  };
}

function endingOf(reason: string | null, counterpart: string, title: string): string {
  switch (reason) {
    case "expired":
      return `Pasaron ${transactionDays.expiry} días sin novedades en tu cambio con ${counterpart} por «${title}», así que se cerró.`;
    case "item_exchanged":
      return `La propuesta de ${counterpart} por «${title}» se cerró porque lo que te ofrecía ya se cambió con otra persona.`;
    case "publication_deactivated":
      return `El cambio con ${counterpart} por «${title}» se cerró porque una de las publicaciones ya no está disponible.`;
    default:
      return `${counterpart} canceló el cambio por «${title}».`;
  }
}
