import { liveTransactionsText, ownEmailText } from "../../../rules/account";
import { passwordTexts } from "../../../rules/password";
import { sessionTexts } from "../../../rules/session";

/** Texts for deactivating and reactivating the own account. */
export const deactivationMessages = {
  deactivate: {
    title: "Desactivar mi cuenta",
    hint: "Tu perfil y todas tus publicaciones dejan de verse. Puedes volver cuando quieras.",
    open: "Desactivar mi cuenta",
    question: "¿Desactivar tu cuenta?",
    warning: "Se desactivan todas tus publicaciones.",
    consequences: [
      "Tu perfil deja de verse y se cierra tu sesión en todos tus dispositivos.",
      "Tus chats, tu historial y tus calificaciones se conservan.",
      "Si vuelves a iniciar sesión te ofrecemos reactivarla. Tus publicaciones siguen inactivas hasta que las actives una por una.",
    ],
    confirm: "Desactivar mi cuenta",
    done: "Se ha desactivado la cuenta",
    bound: liveTransactionsText,
  },
  /** What ends an account is confirmed by its owner. */
  confirmation: {
    password: "Tu contraseña, para confirmar",
    passwordRequired: passwordTexts.missing,
    forgotten: "Si no la recuerdas, cierra sesión y restablécela desde «Soporte para iniciar sesión».",
    email: "Escribe tu correo, para confirmar",
    emailWrong: ownEmailText,
    boundHint: "Termínalas o cancélalas primero:",
    received: "Propuestas recibidas",
    running: "Cambios en proceso",
    chats: "Propuestas en el chat",
  },
  reactivate: {
    title: sessionTexts.deactivated,
    text: "La desactivaste tú. ¿Quieres reactivarla y entrar?",
    consequences: [
      "Tu perfil vuelve a verse y recuperas tus chats, tu historial y tus calificaciones.",
      "Tus publicaciones siguen inactivas: las activas una por una en «Mis Publicaciones».",
    ],
    confirm: "Reactivar mi cuenta",
    notNow: "Ahora no",
    done: "Tu cuenta está activa de nuevo. Tus publicaciones siguen inactivas.",
    toPublications: "Activar mis publicaciones",
  },
} as const;
