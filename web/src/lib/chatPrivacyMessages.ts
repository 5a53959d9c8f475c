/** Texts of what users share in chats; a file of its own, so that it loads with the settings. */
export const chatPrivacyMessages = {
  title: "Privacidad en los chats",
  hint: "Lo que apagas deja de verse de ti, y tampoco lo ves de los demás.",
  saved: "Guardamos tu elección.",
  settings: {
    sharesReading: { label: "Mensajes leídos", hint: "La marca de leído en los mensajes." },
    sharesTyping: { label: "Escribiendo", hint: "El aviso mientras alguien escribe." },
    sharesLastSeen: {
      label: "Última conexión",
      hint: "Ahora, hoy o esta semana, nunca la hora. Solo la ve quien tiene un chat contigo.",
    },
  },
} as const;
