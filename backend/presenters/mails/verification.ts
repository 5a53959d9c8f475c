import { documentDays } from "../../../rules/verification";
import { settingsLink } from "./transaction";
import { paragraphs, renderMail } from "./layout";
import type { Mail } from "./layout";

/** Mails about the verification of an identity; they concern the account itself and are always sent. */

const deletionNote = `Eliminamos tus documentos ${documentDays} días después de la decisión.`;

/** The person wished for the verification when they registered. */
export function wishedIdentityMail(name: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Verifica tu identidad en Truequea",
    preview: "Solo falta que nos envíes tu cédula y una foto tuya.",
    greeting: `¡Hola, ${name}!`,
    lines: [
      "Al registrarte nos pediste que te contactáramos para verificar tu identidad.",
      "Envíanos una foto de tu cédula y una tuya desde Ajustes. Te respondemos con un aviso y un correo.",
    ],
    button: { label: "Enviar mis documentos", link: settingsLink(publicUrl) },
    notes: [deletionNote],
  });
}

/** An operator has verified the identity. */
export function verifiedIdentityMail(name: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Verificamos tu identidad",
    preview: "La marca ya está al lado de tu nombre.",
    greeting: `¡Hola, ${name}!`,
    lines: ["Verificamos tu identidad: la marca ya está al lado de tu nombre en todo Truequea."],
    button: { label: "Ver mi perfil", link: `${publicUrl}/profile` },
    notes: [deletionNote],
  });
}

/** An operator could not verify it. */
export function refusedIdentityMail(name: string, reason: string, publicUrl: string): Mail {
  return renderMail({
    subject: "No pudimos verificar tu identidad",
    preview: "Mira el motivo y vuelve a intentarlo.",
    greeting: `Hola, ${name}`,
    lines: [
      "Revisamos lo que nos enviaste y no pudimos verificar tu identidad.",
      ...paragraphs(`Motivo: ${reason}`),
      "Puedes volver a intentarlo cuando quieras.",
    ],
    button: { label: "Volver a intentarlo", link: settingsLink(publicUrl) },
    notes: [deletionNote],
  });
}
