/** Texts of the menu of a chat, which load with it. */
export const chatOptionMessages = {
  title: "Opciones del chat",
  mute: "Silenciar",
  muteHint: "Sus mensajes llegan sin avisos.",
  unmute: "Dejar de silenciar",
  unmuteHint: "Sus mensajes vuelven a avisarte.",
  muted: "Silenciaste este chat. Sus mensajes llegan sin avisos.",
  unmuted: "Los mensajes de este chat vuelven a avisarte.",
} as const;
