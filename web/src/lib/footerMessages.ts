import { company } from "./company";
import { BRAND } from "./messages";

/** Texts of the footer; they load with it. */
export const footerMessages = {
  claim: "Cambia lo que tienes por lo que quieres. Hecho en Venezuela.",
  account: "Cuenta",
  blog: "Blog",
  social: `${BRAND} en redes`,
  newTab: "(se abre en otra pestaña)",
  cookies: "Preferencias de privacidad",
  rights: `© 2026 ${BRAND}. El cambio es un contrato entre usuarios; revisa siempre el artículo antes de cambiar.`,
  disclaimer: `${company.legalName} es el punto de encuentro: no compra, no vende ni guarda lo que se cambia, y no responde por su propiedad ni por su estado.`,
  slider: {
    label: "Servicios de Truequea",
    more: "Conócelo",
    slides: [
      { title: "Cambio seguro", text: "Reserven sede, fecha y turno para verse con calma." },
      { title: "Hazte Premium", text: "Hasta 20 fotos por publicación, y las categorías Premium abiertas." },
    ],
  },
} as const;
