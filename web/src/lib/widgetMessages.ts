import { BRAND } from "./messages";

/** Texts of the idle widgets; they load with them. */
export const widgetMessages = {
  consent: {
    label: "Privacidad",
    question: `¿Podemos medir cómo se usa ${BRAND} con un servicio externo? Sin tu permiso no se carga. Cambias de idea cuando quieras, al pie de la página.`,
    more: "Cómo cuidamos tus datos",
    accept: "Aceptar",
    reject: "Rechazar",
  },
  promo: {
    title: "Hay cambios cerca de ti",
    text: "Tu navegador no compartió tu ubicación. Compártela cuando quieras y verás primero lo que te queda más cerca.",
    picture: "Dos vecinos cambian una bicicleta por una guitarra",
    see: "Ver el muro",
  },
} as const;
