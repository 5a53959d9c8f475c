import { BRAND } from "./messages";
import type { infoPaths } from "./paths";

/** The parts into which the links to the pages are divided. */
export type InfoGroup = "info" | "services" | "help";

/** Names of the pages of information in links, and their groups. */
export const infoPages: Record<keyof typeof infoPaths, { name: string; about: string; group: InfoGroup }> = {
  about: { name: `Qué es ${BRAND}`, about: "Cómo funciona el cambio, paso a paso.", group: "info" },
  credits: { name: "Créditos", about: "Lo que ganas por publicar y en qué lo usas.", group: "info" },
  safety: { name: "Consejos de seguridad", about: "Antes, durante y después de encontrarte.", group: "info" },
  verification: { name: "Verificación de identidad", about: "Gratis durante el lanzamiento.", group: "services" },
  secure: { name: "Cambio seguro", about: "Sede, fecha y turno para verse con calma.", group: "services" },
  ads: { name: `${BRAND} Ads`, about: "Paquetes para que te vea más gente.", group: "services" },
  premium: { name: "Premium", about: "Más fotos y categorías exclusivas.", group: "services" },
  faq: { name: "Preguntas frecuentes", about: "Respuestas cortas a lo que casi todos preguntan.", group: "help" },
  contact: { name: "Contacto", about: "Escríbenos y te respondemos por correo.", group: "help" },
  terms: { name: "Términos y condiciones", about: "Las reglas para usar la plataforma.", group: "help" },
  privacy: { name: "Políticas de privacidad", about: "Qué datos usamos y para qué.", group: "help" },
};

/** What stands around the pages' own texts. */
export const infoMessages = {
  groups: { info: "Información", services: "Servicios", help: "Ayuda" } satisfies Record<InfoGroup, string>,
  breadcrumbs: "Estás en",
  index: "En esta página",
  updated: "Última actualización:",
  related: "Sigue leyendo",
  linkHere: "Enlace a esta pregunta",
  notes: { tip: "Consejo", care: "Ten cuidado", info: "Para tener en cuenta" },
  views: (count: number) => `+${new Intl.NumberFormat("es-VE").format(count)} impresiones`,
  usd: "USD",
  months: (count: number) => (count === 1 ? "1 mes" : `${count} meses`),
  perMonth: (usd: string) => `${usd} USD por mes`,
} as const;
