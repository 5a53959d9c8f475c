import { erasureDays } from "../../../rules/erasure";
import { settingsLink } from "./transaction";
import { longDays } from "../days";
import { paragraphs, renderMail } from "./layout";
import type { Mail } from "./layout";

/** Mails about the erasure of one's data; they concern the account itself and are always sent. */

/** A calendar day in Caracas. */
const formatDay = (date: Date) => longDays.format(date);

const keptNote =
  "La otra persona de cada cambio conserva sus propios mensajes, qué se cambió y las estrellas, a nombre de «Persona eliminada».";

/** Reports the request with its date, so that one by a stranger does not go unnoticed. */
export function erasureRequestedMail(name: string, dueAt: Date, publicUrl: string): Mail {
  return renderMail({
    subject: `Tus datos se eliminan el ${formatDay(dueAt)}`,
    preview: "Hasta ese día puedes cancelarlo en Ajustes.",
    greeting: `Hola, ${name}`,
    lines: [
      `Pediste que eliminemos tus datos de Truequea. Lo haremos el ${formatDay(dueAt)}, dentro de ${erasureDays} días. Después no se puede deshacer.`,
      "Hasta ese día tu cuenta sigue como siempre y puedes cancelarlo con un clic en Ajustes.",
    ],
    button: { label: "Ver o cancelar", link: settingsLink(publicUrl) },
    notes: [keptNote, "Si no fuiste tú, cancélalo y cambia tu contraseña cuanto antes."],
  });
}

/** The last mail before the date: afterwards no address is left to write to. */
export function erasureReminderMail(name: string, dueAt: Date, publicUrl: string): Mail {
  return renderMail({
    subject: `Recuerda: tus datos se eliminan el ${formatDay(dueAt)}`,
    preview: "Todavía puedes cancelarlo o descargar tus datos.",
    greeting: `Hola, ${name}`,
    lines: [
      `El ${formatDay(dueAt)} eliminamos tus datos de Truequea, como pediste. Después no se puede deshacer.`,
      "Antes puedes descargarlos, o cancelar la eliminación. Este es el último correo que te enviamos.",
    ],
    button: { label: "Ver o cancelar", link: settingsLink(publicUrl) },
    notes: [keptNote, "Si desactivaste tu cuenta, inicia sesión y reactívala para cancelarlo."],
  });
}

/** Reports that nothing is erased. */
export function erasureRevokedMail(name: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Tus datos no se eliminan",
    preview: "Cancelaste la eliminación.",
    greeting: `Hola, ${name}`,
    lines: ["Cancelaste la eliminación de tus datos: tu cuenta sigue como siempre."],
    button: { label: "Ver mis ajustes", link: settingsLink(publicUrl) },
    notes: ["Si no fuiste tú, cambia tu contraseña cuanto antes."],
  });
}

/** An operator holds the erasure. */
export function erasureHeldMail(name: string, reason: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Aplazamos la eliminación de tus datos",
    preview: "Mira el motivo.",
    greeting: `Hola, ${name}`,
    lines: [
      "Por ahora no podemos eliminar tus datos. Lo haremos en cuanto se aclare, o en la fecha que ya tenías si llega después.",
      ...paragraphs(`Motivo: ${reason}`),
    ],
    button: { label: "Escribirnos", link: `${publicUrl}/contactos` },
    notes: ["Si crees que nos equivocamos, escríbenos y lo revisaremos de nuevo."],
  });
}

/** The erasure goes on. */
export function erasureResumedMail(name: string, dueAt: Date, publicUrl: string): Mail {
  return renderMail({
    subject: "La eliminación de tus datos sigue en pie",
    preview: "Ya no está aplazada.",
    greeting: `Hola, ${name}`,
    lines: [
      `Ya no está aplazada: eliminamos tus datos el ${formatDay(dueAt)} o, si esa fecha pasó, en el próximo día.`,
    ],
    button: { label: "Ver o cancelar", link: settingsLink(publicUrl) },
    notes: [],
  });
}
