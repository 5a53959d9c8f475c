import { confirmationHours, recoveryHours } from '../../policies/mailLinks'
import { mail, type Mail } from './layout'

const once = (hours: number) => `El enlace vence en ${hours % 24 === 0 && hours > 24 ? `${hours / 24} días` : `${hours} horas`} y solo se puede usar una vez.`

/** Asks a new person to confirm the e-mail address. */
export function confirmationMail(name: string, link: string): Mail {
  return mail({
    subject: 'Confirma tu cuenta en Truequea',
    preview: 'Un paso más y ya puedes empezar a cambiar.',
    greeting: `¡Hola, ${name}!`,
    lines: ['Gracias por registrarte en Truequea. Confirma tu correo para empezar a cerrar buenos cambios.'],
    button: { label: 'Confirmar mi cuenta', link },
    notes: [once(confirmationHours), 'Si no creaste esta cuenta, ignora este mensaje.'],
  })
}

/** The link that sets a new password. */
export function recoveryMail(name: string, link: string): Mail {
  return mail({
    subject: 'Restablece tu contraseña de Truequea',
    preview: 'Elige una contraseña nueva con este enlace.',
    greeting: `Hola, ${name}`,
    lines: ['Recibimos una solicitud para restablecer la contraseña de tu cuenta. Elige una nueva con este botón.'],
    button: { label: 'Restablecer mi contraseña', link },
    notes: [once(recoveryHours), 'Al cambiarla cerramos tu sesión en todos tus dispositivos.', 'Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.'],
  })
}

/** Tells that the password was changed, so that a stranger's change does not go unnoticed. */
export function passwordChangedMail(name: string, link: string): Mail {
  return mail({
    subject: 'Tu contraseña de Truequea cambió',
    preview: 'Si no fuiste tú, recupera tu cuenta ahora.',
    greeting: `Hola, ${name}`,
    lines: ['La contraseña de tu cuenta se acaba de cambiar y se cerraron tus otras sesiones.', 'Si fuiste tú, no tienes que hacer nada más. Si no, recupera tu cuenta cuanto antes.'],
    button: { label: 'Recuperar mi cuenta', link },
    notes: ['Nunca te pediremos tu contraseña por correo, por teléfono ni por el chat.'],
  })
}
