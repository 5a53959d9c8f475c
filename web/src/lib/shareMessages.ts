/** Texts of sharing a link, whatever it leads to. */
export const shareMessages = {
  whatsapp: "Enviar por WhatsApp",
  shareWith: "Compartir con…",
  link: "Enlace",
  copy: "Copiar enlace",
  copied: "URL copiado exitosamente",
  copiedShort: "¡Copiado!",
  notCopied: "No se pudo copiar. Selecciona el enlace y cópialo.",
} as const;

/** Opens WhatsApp with a text and a link, for whomever is chosen there. */
export const whatsappLink = (text: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
