/** Texts for a suspended person; a file of its own, so that it loads with the dialog. */
export const suspensionMessages = {
  title: "Tu cuenta está suspendida",
  text: "Tu perfil y tus publicaciones no se ven, y por ahora no puedes entrar.",
  reason: "Motivo:",
  appealLead: "Si crees que nos equivocamos, puedes pedir otra revisión una vez.",
  appealText: "¿Por qué crees que nos equivocamos?",
  send: "Pedir otra revisión",
  close: "Cerrar",
  appealed: "Ya pediste otra revisión. Te escribimos a tu correo cuando la decidamos.",
  sent: "Enviado: te escribimos a tu correo cuando lo revisemos.",
} as const;
