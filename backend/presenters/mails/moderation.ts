import { paragraphs, renderMail } from "./layout";
import type { Mail } from "./layout";

/** Mails about what an operator decided; they concern the account itself and are always sent. */

/** An operator has approved a publication or an edit. */
export function approvedMail(name: string, title: string, publicUrl: string): Mail {
  return renderMail({
    subject: `«${title}» ya está activa`,
    preview: "Pasó la revisión y todos pueden verla.",
    greeting: `¡Hola, ${name}!`,
    lines: [`Revisamos «${title}» y ya está activa: todos pueden verla.`],
    button: { label: "Ver mis publicaciones", link: `${publicUrl}/profile?tab=publications` },
    notes: [],
  });
}

/** An operator has returned or hidden a publication, or returned an edit. */
export function returnedMail(name: string, title: string, reason: string, id: number, publicUrl: string): Mail {
  return renderMail({
    subject: `«${title}» no pasó la revisión`,
    preview: "Mira el motivo y qué puedes hacer.",
    greeting: `Hola, ${name}`,
    lines: [
      `Revisamos «${title}» y no cumple nuestras normas.`,
      ...paragraphs(`Motivo: ${reason}`),
      "Puedes corregirla y enviarla de nuevo. Si crees que nos equivocamos, puedes pedir otra revisión una vez.",
    ],
    button: { label: "Corregir la publicación", link: `${publicUrl}/edit/publication/${id}` },
    notes: [],
  });
}

/** Reports a suspension with its reason, and how to appeal. */
export function suspendedMail(name: string, reason: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Suspendimos tu cuenta de Truequea",
    preview: "Mira el motivo y cómo pedir otra revisión.",
    greeting: `Hola, ${name}`,
    lines: [
      "Suspendimos tu cuenta: tu perfil y tus publicaciones ya no se ven y cerramos tu sesión en todos tus dispositivos.",
      ...paragraphs(`Motivo: ${reason}`),
    ],
    button: { label: "Pedir otra revisión", link: `${publicUrl}/login` },
    notes: ["Si crees que nos equivocamos, inicia sesión: puedes pedir otra revisión una vez."],
  });
}

/** Says why a photo was removed. */
export function removedPhotoMail(name: string, reason: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Quitamos tu foto de perfil",
    preview: "Mira el motivo; puedes elegir otra.",
    greeting: `Hola, ${name}`,
    lines: ["Quitamos tu foto de perfil porque no cumple las normas.", ...paragraphs(`Motivo: ${reason}`)],
    button: { label: "Elegir otra foto", link: `${publicUrl}/settings?tab=profile` },
    notes: ["Todo lo demás de tu cuenta sigue igual."],
  });
}

/** Reports that a suspension holds after another review. */
export function upheldMail(name: string, reason: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Tu cuenta de Truequea sigue suspendida",
    preview: "La revisamos de nuevo. Mira el motivo.",
    greeting: `Hola, ${name}`,
    lines: ["Revisamos de nuevo la suspensión de tu cuenta y la mantenemos.", ...paragraphs(`Motivo: ${reason}`)],
    button: { label: "Leer los términos y condiciones", link: `${publicUrl}/terminos-y-condiciones` },
    notes: [],
  });
}

/** Reports the end of a suspension. */
export function restoredMail(name: string, reason: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Tu cuenta de Truequea está activa de nuevo",
    preview: "Ya puedes iniciar sesión.",
    greeting: `¡Hola de nuevo, ${name}!`,
    lines: ["Levantamos la suspensión de tu cuenta: todo está como lo dejaste.", ...paragraphs(`Motivo: ${reason}`)],
    button: { label: "Iniciar sesión", link: `${publicUrl}/login` },
    notes: [],
  });
}

interface ClaimOutcome {
  name: string;
  counterpart: string;
  title: string;
  isComplete: boolean;
  reason: string;
  link: string;
}

/** To each party of a claim that an operator has resolved. */
export function claimMail({ name, counterpart, title, isComplete, reason, link }: ClaimOutcome): Mail {
  return renderMail({
    subject: `Resolvimos el reclamo por «${title}»`,
    preview: isComplete ? "El cambio quedó completado." : "El cambio quedó cancelado.",
    greeting: `Hola, ${name}`,
    lines: [
      isComplete
        ? `Revisamos el reclamo por tu cambio con ${counterpart} por «${title}»: queda completado.`
        : `Revisamos el reclamo por tu cambio con ${counterpart} por «${title}»: queda cancelado y lo tuyo está libre otra vez.`,
      ...paragraphs(`Motivo: ${reason}`),
    ],
    button: { label: "Ver el cambio", link },
    notes: [],
  });
}

/** The answer to a message of the contact page. */
export function contactAnswerMail(
  { name, subject, message }: { name: string; subject: string; message: string },
  answer: string,
  publicUrl: string,
): Mail {
  return renderMail({
    subject: `Re: ${subject}`,
    preview: "Respondimos tu mensaje.",
    greeting: `Hola, ${name}`,
    lines: paragraphs(answer),
    button: { label: "Escribirnos de nuevo", link: `${publicUrl}/contactos` },
    notes: ["Tu mensaje:", ...paragraphs(message)],
  });
}
