/** Second and third sentences of a description; `{city}` is where the owner lives. */
export const usedReasons = [
  "Lo cambio porque ya no lo uso.",
  "Lo cambio por mudanza.",
  "Poco uso y bien cuidado, de verdad.",
  "Se cambia tal cual como se ve en las fotos.",
  "Lo puedes revisar con calma antes de cambiar.",
];

/** Sentences of descriptions: why something new is given away. */
export const newReasons = [
  "Está tal cual como se ve en las fotos.",
  "Me sobró y prefiero cambiarlo que guardarlo.",
  "Lo puedes revisar con calma antes de cambiar.",
];

/** The same of services. */
export const serviceReasons = [
  "Cuadramos el horario que más te convenga.",
  "Atiendo también los sábados.",
  "Trabajo con responsabilidad y buen trato.",
  "Puedo mostrarte trabajos anteriores.",
];

/** Last sentences of descriptions; `{city}` is the owner's. */
export const invitations = [
  "Escucho propuestas.",
  "Escucho propuestas serias, sin compromiso.",
  "Prefiero cambiar en {city}, en un sitio público.",
  "Nos vemos en un centro comercial de {city}.",
  "Puedo completar con algo más si hace falta.",
  "Entrego en mano en {city}.",
  "Cambio por lo que ves en mis intereses o algo parecido.",
  "Si te interesa, hazme tu propuesta por aquí.",
  "También veo otras opciones de valor parecido.",
  "",
];

/** Parts of made-up addresses. */
export const streets = [
  "Calle Bolívar",
  "Avenida Sucre",
  "Calle Miranda",
  "Avenida Páez",
  "Calle Ricaurte",
  "Avenida Principal",
  "Calle Los Samanes",
  "Calle El Araguaney",
];
/** Parts of made-up addresses. */
export const buildings = [
  "edificio Roraima",
  "residencias El Parque",
  "quinta La Esperanza",
  "casa 12",
  "edificio Canaima",
  "casa 27",
  "residencias Las Palmas",
  "edificio Mochima",
];
/** How to find a place; null for the many who say nothing. */
export const references = [
  "Cerca de la plaza",
  "Frente a la panadería",
  "Al lado de la farmacia",
  "A dos cuadras del mercado",
  "Diagonal al liceo",
  null,
  null,
];
