import type { TransactionRole } from "../../../rules/transaction";

/**
 * i: the interested person, o: the owner; a: who confirmed first, b: the other one. `foto` is a picture of what is
 * offered, `ubicación` a point on the map.
 */
export type Line = ["i" | "o" | "a" | "b", string];

/**
 * {pide} is what is asked for, {ofrece} what is offered, {sitio} where they could meet, {cuándo} on which day, {sede}
 * the booked venue, {saludo} fits the hour, {yo}/{dueño} are their names. Openings fit every proposal; the others
 * follow them. What a line says of a confirmation or the like has happened by then.
 */
export const openings: Line[][] = [
  [
    ["i", "¡Hola, {dueño}! Vi tu publicación «{pide}» y me interesa mucho."],
    ["i", "Te ofrezco «{ofrece}», está en muy buen estado."],
    ["o", "¡Hola! Gracias por escribir. ¿Tienes más fotos?"],
    ["i", "foto"],
    ["o", "Se ve bien. Déjame pensarlo y te aviso."],
  ],
  [
    ["i", "{saludo}, ¿todavía tienes «{pide}»?"],
    ["o", "Hola, {yo}, sí, todavía está disponible."],
    ["i", "Perfecto. Yo tengo «{ofrece}», ¿te sirve?"],
    ["o", "¿Cuánto tiempo de uso tiene?"],
    ["i", "Como un año, pero está muy cuidado."],
  ],
  [
    ["i", "{saludo}. Me encantó lo que publicaste."],
    ["i", "¿Lo cambiarías por «{ofrece}»?"],
    ["o", "Hola. En principio sí, ¿tiene algún detalle?"],
    ["i", "Casi nada, ni se nota. Te mando foto."],
    ["i", "foto"],
  ],
  [
    ["i", "Hola, {dueño}. ¿Me puedes contar un poco más de lo que publicaste?"],
    ["o", "Claro. Está perfecto y lo puedes revisar cuando nos veamos."],
    ["i", "Buenísimo, eso quería saber."],
    ["o", "¿Y lo tuyo también se puede revisar?"],
    ["i", "Sí, sin problema."],
  ],
  [
    ["i", "Hola, estoy buscando justo eso desde hace semanas."],
    ["o", "Qué bueno. ¿Viste la descripción completa?"],
    ["i", "Sí, está clarita. Lo mío lo puedes ver en mi publicación."],
    ["o", "Ya lo vi, me gusta."],
    ["i", "¿Entonces te animas?"],
  ],
  [
    ["i", "¡Saludos! En mi casa todos quedaron encantados con tu publicación."],
    ["o", "Jaja, qué bueno. ¿Qué me ofreces?"],
    ["i", "Tengo «{ofrece}», te puede servir."],
    ["o", "Suena bien, deja que lo converse en la casa."],
  ],
];

/** The same where a service or a written offer is part of it. */
export const serviceOpenings: Line[][] = [
  [
    ["i", "Epa, {dueño}, ¿cómo estás? Te dejé una propuesta."],
    ["o", "¡Epa! Sí, la acabo de ver. ¿Dónde estás tú?"],
    ["i", "Por {sector}, casi siempre. ¿Y tú?"],
    ["o", "Cerca, entonces. Eso nos facilita todo."],
  ],
  [
    ["i", "Buenas, ¿escuchas propuestas? Ya te dejé la mía."],
    ["o", "Hola, sí, escucho. Me gusta la idea."],
    ["i", "Podemos vernos en {sitio} para conversarlo."],
  ],
  [
    ["i", "Hola, {dueño}. ¿Estás todavía en {sector}?"],
    ["o", "Hola, sí, por aquí mismo."],
    ["i", "Yo paso por ahí todas las tardes. Podríamos cuadrar sin mucha vuelta."],
  ],
  [
    ["i", "{saludo}, disculpa la molestia. Me interesa «{pide}»."],
    ["o", "Tranquilo, no hay problema. Ya vi tu propuesta."],
    ["i", "¿Qué te parece?"],
    ["o", "La reviso bien y te contesto."],
  ],
];

/** Chats of an accepted proposal: `o` is the owner, `i` the interested party; words in braces are filled in. */
export const agreements: Line[][] = [
  [
    ["o", "Listo, acepté tu propuesta. ¿Cuándo nos vemos?"],
    ["i", "¡Qué bien! ¿Te parece {cuándo} en {sitio}?"],
    ["o", "Perfecto, por aquí:"],
    ["o", "ubicación"],
    ["i", "Dale, allá nos vemos."],
  ],
  [
    ["o", "Ya te acepté. Dime dónde y cuándo."],
    ["i", "¿Puede ser {cuándo}, en {sitio}?"],
    ["o", "Sí, en la entrada principal, que es más seguro."],
    ["i", "Vale, llevo todo."],
  ],
  [
    ["i", "Vi que aceptaste, ¡gracias!"],
    ["o", "A ti. ¿Puedes {cuándo}?"],
    ["i", "Sí, puedo."],
    ["o", "Está bien, nos vemos en {sitio}."],
    ["i", "ubicación"],
    ["i", "¿Es por aquí?"],
    ["o", "Exacto, ahí mismo."],
  ],
  [
    ["o", "Trato hecho, {yo}."],
    ["i", "¡Excelente! Yo me acerco hasta {sector}, no te preocupes."],
    ["o", "Te espero entonces, gracias por venir hasta acá."],
  ],
  [
    ["o", "Me convenciste, acepté tu propuesta."],
    ["i", "Jaja, buenísimo. ¿Lo hacemos {cuándo}?"],
    ["o", "Sí, {cuándo} está bien. Así lo revisamos todo con calma."],
    ["i", "Vale, cuenta con eso."],
  ],
];

/** Of those who meet at a venue, before it is booked and afterwards. */
export const meetingAtVenue: { accepted: Line[]; booked: Line[] } = {
  accepted: [
    ["o", "Listo, acepté tu propuesta. ¿Dónde nos vemos?"],
    ["i", "¿Y si lo hacemos en una sede? Yo la reservo."],
    ["o", "Me parece bien, así es más seguro."],
  ],
  booked: [
    ["i", "Ya reservé, nos vemos en la {sede}."],
    ["o", "Perfecto, allá estaré."],
  ],
};

/** After the first confirmation, and after the second. */
export const closings: { confirmed: Line[]; complete: Line[] }[] = [
  {
    confirmed: [["a", "Todo bien de mi lado, ya confirmé."]],
    complete: [
      ["b", "Yo también revisé con calma y está perfecto. Confirmado."],
      ["a", "Me alegra mucho. ¡Gracias!"],
    ],
  },
  {
    confirmed: [["a", "Gracias por la puntualidad. Ya confirmé."]],
    complete: [["b", "A ti, muy amable. Confirmado de mi lado también."]],
  },
  {
    confirmed: [["a", "Todo fino. Confirma cuando puedas."]],
    complete: [
      ["b", "Confirmado. ¡Un placer!"],
      ["a", "Igual, que lo disfrutes."],
    ],
  },
  {
    confirmed: [],
    complete: [
      ["b", "En mi casa están felices. ¡Gracias!"],
      ["a", "Me alegra mucho, de verdad."],
    ],
  },
  {
    confirmed: [],
    complete: [
      ["a", "Excelente trato, te recomiendo."],
      ["b", "Lo mismo digo. Hasta la próxima."],
    ],
  },
];

/** `a` has confirmed, `b` has not. */
export const halfConfirmed: Line[] = [
  ["a", "Quedó todo bien de mi lado, ya confirmé."],
  ["b", "Deja que lo revise con calma y confirmo."],
];

/** Chats of a proposal that the owner rejected. */
export const refusals: Line[][] = [
  [
    ["o", "Gracias por la propuesta, pero ando buscando otra cosa."],
    ["i", "No hay problema, suerte con eso."],
  ],
  [
    ["o", "Lo conversamos en casa y por ahora no vamos a cambiarlo por eso."],
    ["i", "Entiendo, gracias por responder."],
  ],
  [
    ["o", "Ya tengo otra propuesta casi cerrada, disculpa."],
    ["i", "Tranquilo, será para otra."],
  ],
];

/** Chats of a proposal that the interested party took back. */
export const withdrawals: Line[][] = [
  [
    ["i", "Disculpa, al final conseguí uno más cerca de mi casa."],
    ["o", "No te preocupes, gracias por avisar."],
  ],
  [
    ["i", "Se me complicó esta semana, mejor lo dejamos hasta aquí."],
    ["o", "Vale, cualquier cosa me escribes de nuevo."],
  ],
];

/** By who objects: before the claim, what operators read of it, and afterwards. */
export const complaints: Record<TransactionRole, { before: Line[]; reason: string; claim: Line[] }> = {
  owner: {
    before: [
      ["o", "Hola, revisé con calma y no es como me dijiste."],
      ["i", "Qué raro, yo lo entregué bien. ¿Lo revisamos juntos?"],
    ],
    reason: "Lo revisé con calma y no es como me lo describieron en el chat.",
    claim: [["o", "Prefiero que lo vea soporte, ya abrí el reclamo."]],
  },
  interested: {
    before: [
      ["i", "Hola, faltó una parte de lo que aparece en la publicación."],
      ["o", "Déjame buscar bien en la casa y te digo."],
    ],
    reason: "Faltó una parte de lo que aparece en la publicación y todavía no me la entrega.",
    claim: [["i", "Está bien. Mientras tanto dejé el reclamo abierto."]],
  },
};

/** What is offered in words besides a publication. */
export const extras = [
  "Y completo con un kilo de café de altura.",
  "Más la instalación, sin costo.",
  "Incluyo una caja de herramientas pequeña.",
  "Y le sumo dos libros que escojas.",
  "Puedo llevarlo hasta tu casa.",
  "Y una mata de sábila de regalo.",
];

/**
 * Where people of a region like to meet; the first that is asked for decides, the rest of the country meets in its main
 * square.
 */
export const meetingPlaces: Record<string, string[]> = {
  Caracas: ["el Sambil de Chacao", "el centro comercial El Recreo", "la plaza Altamira", "el Parque del Este"],
  Zulia: ["el Sambil de Maracaibo", "la Vereda del Lago", "el Galerías Mall"],
  Carabobo: ["el Sambil de Valencia", "el centro comercial Metrópolis"],
  Lara: ["el Sambil de Barquisimeto", "el centro comercial Las Trinitarias"],
  Táchira: ["el Sambil de San Cristóbal", "la plaza Los Mangos"],
  Mérida: ["el centro comercial Alto Prado", "la plaza Las Heroínas"],
};
/** Where people meet in a town without a place of its own in the list. */
export const mainSquare = "la plaza Bolívar";
