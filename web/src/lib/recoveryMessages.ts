import { mailRequestTexts } from "../../../rules/email";

/** Texts of password recovery and of requesting another confirmation mail; `sic` marks a typo of the specification. */
export const recoveryMessages = {
  email: "Correo electrónico",
  back: "Volver a iniciar sesión",
  forgot: {
    title: "Recuperar contraseña",
    hint: "Escribe el correo con el que te registraste y te enviamos un enlace para crear una contraseña nueva.",
    submit: "Enviar solicitud",
    sent: "Solicitud enviada",
    unknown: mailRequestTexts.unknown,
    success: "Listo, Recibirás un correo electrónico para restablecer la contraseña", // sic
  },
  flow: {
    recovery: {
      title: "Recuperar mi contraseña",
      hint: "Escribe el correo de tu cuenta y te enviamos el enlace para cambiarla.",
      submit: "Recuperar contraseña",
    },
    resend: {
      title: "Reenviar correo de confirmación",
      hint: "Escribe el correo con el que te registraste y te enviamos otra vez el enlace que activa tu cuenta.",
      submit: "Reenviar correo",
    },
    /** One sentence in two parts: the second is the link. */
    unknown: "El correo indicado no está registrado.",
    unknownLink: "Haga clic aquí para registrarse",
  },
  sent: {
    recovery: {
      title: "Revisa tu correo",
      text: "Te enviamos un enlace para restablecer tu contraseña. Ábrelo pronto: sirve una sola vez y por tiempo limitado.",
    },
    resend: {
      title: "Revisa tu correo",
      text: "Te enviamos otra vez el correo de confirmación. Abre el enlace y tu cuenta quedará activa.",
    },
    hint: "Si no lo ves en unos minutos, revisa la carpeta de no deseados.",
  },
  reset: {
    title: "Crea una contraseña nueva",
    hint: "Al guardarla se cierran las sesiones que estén abiertas en otros dispositivos.",
    password: "Nueva contraseña",
    confirm: "Confirma la contraseña",
    different: "Las contraseñas deben ser iguales",
    submit: "Restaurar contraseña",
    success: "La contraseña ha sido cambiada exitosamente",
    failure: "Lo sentimos, ha habido un error",
    tokenGone: "Lo sentimos, ha habido un error: este enlace ya se usó o venció.",
    askAgain: "Pide uno nuevo",
    toSignIn: "Ir a Iniciar Sesion", // sic
  },
} as const;
