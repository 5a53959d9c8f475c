import { confirmationHours, recoveryHours } from "../../policies/mailLinks";
import { renderMail } from "./layout";
import type { Mail } from "./layout";

const expiryNote = (hours: number) =>
  `El enlace vence en ${hours % 24 === 0 && hours > 24 ? `${hours / 24} días` : `${hours} horas`} y solo se puede usar una vez.`;

/** Asks a new person to confirm the e-mail address. */
export function confirmationMail(name: string, link: string): Mail {
  return renderMail({
    subject: "Confirma tu cuenta en Truequea",
    preview: "Un paso más y ya puedes empezar a cambiar.",
    greeting: `¡Hola, ${name}!`,
    lines: ["Gracias por registrarte en Truequea. Confirma tu correo para empezar a cerrar buenos cambios."],
    button: { label: "Confirmar mi cuenta", link },
    notes: [expiryNote(confirmationHours), "Si no creaste esta cuenta, ignora este mensaje."],
  });
}

/** To an address with an account for which a user tried to register another one. */
export function accountExistsMail(name: string, publicUrl: string): Mail {
  return renderMail({
    subject: "Ya tienes una cuenta en Truequea",
    preview: "Este correo ya está registrado: inicia sesión con él.",
    greeting: `Hola, ${name}`,
    lines: [
      "Alguien quiso registrar otra cuenta con este correo, que ya tiene una.",
      `Si fuiste tú, inicia sesión con ella. Si no recuerdas tu contraseña, puedes crear una nueva: ${publicUrl}/forgot_password`,
    ],
    button: { label: "Iniciar sesión", link: `${publicUrl}/login` },
    notes: ["Si no fuiste tú, ignora este mensaje: tu cuenta sigue como estaba."],
  });
}

/** The link that sets a new password. */
export function recoveryMail(name: string, link: string): Mail {
  return renderMail({
    subject: "Restablece tu contraseña de Truequea",
    preview: "Elige una contraseña nueva con este enlace.",
    greeting: `Hola, ${name}`,
    lines: ["Recibimos una solicitud para restablecer la contraseña de tu cuenta. Elige una nueva con este botón."],
    button: { label: "Restablecer mi contraseña", link },
    notes: [
      expiryNote(recoveryHours),
      "Al cambiarla cerramos tu sesión en todos tus dispositivos.",
      "Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.",
    ],
  });
}

/** Reports the new password, so that a change by a stranger does not go unnoticed. */
export function passwordChangedMail(name: string, link: string): Mail {
  return renderMail({
    subject: "Tu contraseña de Truequea cambió",
    preview: "Si no fuiste tú, recupera tu cuenta ahora.",
    greeting: `Hola, ${name}`,
    lines: [
      "La contraseña de tu cuenta se acaba de cambiar y se cerraron tus otras sesiones.",
      "Si fuiste tú, no tienes que hacer nada más. Si no, recupera tu cuenta cuanto antes.",
    ],
    button: { label: "Recuperar mi cuenta", link },
    notes: ["Nunca te pediremos tu contraseña por correo, por teléfono ni por el chat."],
  });
}

/** Reports the deactivation, so that one by a stranger does not go unnoticed, and says how to come back. */
export function deactivatedMail(name: string, link: string): Mail {
  return renderMail({
    subject: "Desactivaste tu cuenta de Truequea",
    preview: "Puedes reactivarla cuando quieras al iniciar sesión.",
    greeting: `Hola, ${name}`,
    lines: [
      "Tu cuenta quedó desactivada: tu perfil y tus publicaciones ya no se ven y cerramos tu sesión en todos tus dispositivos.",
      "Si quieres volver, inicia sesión y podrás reactivarla. Tus publicaciones quedan inactivas hasta que las actives de nuevo.",
    ],
    button: { label: "Iniciar sesión", link },
    notes: [
      "Si no fuiste tú, inicia sesión para reactivarla y cambia tu contraseña.",
      "Si quieres que eliminemos tus datos, inicia sesión y pídelo en Ajustes.",
    ],
  });
}

/** Reports that the account is active again. */
export function reactivatedMail(name: string, link: string): Mail {
  return renderMail({
    subject: "Tu cuenta de Truequea está activa de nuevo",
    preview: "Tus publicaciones siguen inactivas hasta que las actives.",
    greeting: `¡Hola de nuevo, ${name}!`,
    lines: [
      "Reactivaste tu cuenta. Tus chats, tu historial y tus calificaciones están como los dejaste.",
      "Tus publicaciones siguen inactivas: actívalas una por una cuando quieras.",
    ],
    button: { label: "Ver mis publicaciones inactivas", link },
    notes: ["Si no fuiste tú, cambia tu contraseña cuanto antes."],
  });
}
