import { startOfDay } from "../../policies/caracasDays";
import type { Day } from "../../policies/caracasDays";
import { longDays } from "../days";
import { paragraphs, renderMail } from "./layout";
import type { Mail } from "./layout";

/** Mails about a term of Premium; they concern what was paid for and are always sent. */

const formatDay = (day: Day) => longDays.format(startOfDay(day));
const screen = (publicUrl: string) => `${publicUrl}/suscriptions`;
const usd = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} USD`;
const keptNote = "Al terminar no se renueva solo ni se cobra nada.";

/** An operator has activated a term, or one that follows on the running one. */
export function premiumActivatedMail(name: string, endsOn: Day, isExtension: boolean, publicUrl: string): Mail {
  return renderMail({
    subject: isExtension ? "Extendimos tu Premium" : "Tu Premium está activo",
    preview: `Hasta el ${formatDay(endsOn)}.`,
    greeting: `¡Hola, ${name}!`,
    lines: [
      isExtension
        ? `Sumamos el período nuevo al que ya tenías: tu Premium sigue hasta el ${formatDay(endsOn)}.`
        : `Revisamos tu solicitud y tu Premium ya está activo, hasta el ${formatDay(endsOn)}.`,
    ],
    button: { label: "Ver mi Premium", link: screen(publicUrl) },
    notes: [keptNote],
  });
}

/** An operator has refused a paid term. */
export function premiumRefusedMail(
  name: string,
  reason: string,
  { paidCents, fraudCents }: { paidCents: number; fraudCents: number },
  publicUrl: string,
): Mail {
  return renderMail({
    subject: "No activamos tu Premium",
    preview: "Mira el motivo. Lo que pagaste volvió a tu saldo.",
    greeting: `Hola, ${name}`,
    lines: [
      "Revisamos tu solicitud de Premium y no pudimos activarla.",
      ...paragraphs(`Motivo: ${reason}`),
      `Lo que pagaste, impuestos incluidos, volvió a tu saldo como crédito: ${usd(paidCents)}.`,
      ...(fraudCents > 0
        ? [`De ahí retiramos ${usd(fraudCents)} que había dado una publicación retirada por fraude.`]
        : []),
    ],
    button: { label: "Ver los planes", link: screen(publicUrl) },
    notes: ["Si crees que nos equivocamos, escríbenos desde la página de contacto."],
  });
}

/** A week and a day before the end. */
export function premiumEndingMail(name: string, endsOn: Day, daysLeft: number, publicUrl: string): Mail {
  const when = daysLeft === 1 ? "mañana" : `en ${daysLeft} días`;
  return renderMail({
    subject: `Tu Premium termina ${when}`,
    preview: `El último día es el ${formatDay(endsOn)}.`,
    greeting: `Hola, ${name}`,
    lines: [
      `Tu Premium termina ${when}: el último día es el ${formatDay(endsOn)}.`,
      "Si lo extiendes antes, el período nuevo se suma al que tienes.",
    ],
    button: { label: "Extender", link: screen(publicUrl) },
    notes: [keptNote],
  });
}

/** The term has ended. */
export function premiumEndedMail(name: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Tu Premium terminó",
    preview: "Tus publicaciones y sus fotos siguen como están.",
    greeting: `Hola, ${name}`,
    lines: [
      "Tu Premium terminó. Tus publicaciones siguen como están, con todas sus fotos.",
      "Puedes volver a activarlo cuando quieras.",
    ],
    button: { label: "Ver los planes", link: screen(publicUrl) },
    notes: [],
  });
}
