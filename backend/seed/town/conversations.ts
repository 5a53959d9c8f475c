/** i: the interested person, o: the owner. `foto` is a picture of what is offered, `ubicación` a point on the map. */
export type Line = ["i" | "o", string];

/**
 * {pide} is what is asked for, {ofrece} what is offered, {sitio} where they could meet, {yo}/{dueño} their names.
 * Openings fit every proposal; the others follow them.
 */
export const openings: Line[][] = [
  [
    ["i", "¡Hola, {dueño}! Vi tu publicación «{pide}» y me interesa mucho."],
    ["i", "Te ofrezco «{ofrece}», está en muy buen estado."],
    ["o", "¡Hola! Gracias por escribir. ¿Tienes más fotos?"],
    ["i", "foto"],
    ["o", "Se ve bien. Déjame pensarlo y te aviso hoy mismo."],
  ],
  [
    ["i", "Buenas tardes, ¿todavía tienes «{pide}»?"],
    ["o", "Hola, {yo}, sí, todavía está disponible."],
    ["i", "Perfecto. Yo tengo «{ofrece}», ¿te sirve?"],
    ["o", "¿Cuánto tiempo de uso tiene?"],
    ["i", "Como un año, pero está muy cuidado."],
  ],
  [
    ["i", "Hola, buen día. Me encantó lo que publicaste."],
    ["i", "¿Lo cambiarías por «{ofrece}»?"],
    ["o", "Buen día. En principio sí, ¿tiene algún detalle?"],
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
    ["i", "Buenas noches, disculpa la hora. Me interesa «{pide}»."],
    ["o", "Tranquilo, no hay problema. Ya vi tu propuesta."],
    ["i", "¿Qué te parece?"],
    ["o", "La reviso bien y te contesto mañana temprano."],
  ],
];

export const agreements: Line[][] = [
  [
    ["o", "Listo, acepté tu propuesta. ¿Cuándo nos vemos?"],
    ["i", "¡Qué bien! ¿Te parece el sábado en {sitio}?"],
    ["o", "Perfecto, a las diez de la mañana."],
    ["o", "ubicación"],
    ["i", "Dale, allá nos vemos."],
  ],
  [
    ["o", "Ya te acepté. Yo puedo después de las cinco."],
    ["i", "Me sirve. ¿En {sitio}?"],
    ["o", "Sí, en la entrada principal, que es más seguro."],
    ["i", "Vale, llevo todo."],
  ],
  [
    ["i", "Vi que aceptaste, ¡gracias!"],
    ["o", "A ti. ¿Puedes mañana?"],
    ["i", "Mañana no, pero pasado mañana sí."],
    ["o", "Está bien, nos vemos en {sitio} al mediodía."],
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
    ["o", "Me convenciste, vamos a cambiar."],
    ["i", "Jaja, buenísimo. ¿El domingo en la mañana?"],
    ["o", "El domingo está bien. Así lo revisamos todo con calma."],
    ["i", "Vale, cuenta con eso."],
  ],
];

export const closings: Line[][] = [
  [
    ["i", "Ya revisé todo con calma y está perfecto."],
    ["o", "Me alegra mucho. Yo también quedé contento con el cambio."],
    ["i", "Confirmé por aquí. ¡Gracias, {dueño}!"],
  ],
  [
    ["o", "Gracias por la puntualidad, {yo}. Ya confirmé."],
    ["i", "A ti, muy amable. Confirmado de mi lado también."],
  ],
  [
    ["o", "Todo fino. Confirma cuando puedas."],
    ["i", "Confirmado. ¡Un placer!"],
    ["o", "Igual, que lo disfrutes."],
  ],
  [
    ["i", "En mi casa están felices. ¡Gracias!"],
    ["o", "Me alegra mucho, de verdad."],
  ],
  [
    ["i", "Excelente trato, te recomiendo."],
    ["o", "Lo mismo digo. Hasta la próxima."],
  ],
];

export const halfConfirmed: Line[][] = [
  [
    ["o", "Quedó todo bien de mi lado, ya confirmé."],
    ["i", "Deja que lo revise esta noche y confirmo."],
  ],
  [
    ["i", "De mi lado todo perfecto. Confirmé por aquí."],
    ["o", "Perfecto, yo reviso lo mío y confirmo."],
  ],
];

export const refusals: Line[][] = [
  [
    ["o", "Hola, gracias por la propuesta, pero ando buscando otra cosa."],
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

export const complaints: Line[][] = [
  [
    ["o", "Hola, revisé con calma y no es como me dijiste."],
    ["i", "Qué raro, yo lo entregué bien. ¿Lo revisamos juntos?"],
    ["o", "Prefiero que lo vea soporte, ya abrí el reclamo."],
  ],
  [
    ["i", "Hola, faltó una parte de lo que aparece en la publicación."],
    ["o", "Déjame buscar bien en la casa y te digo."],
    ["i", "Está bien. Mientras tanto dejé el reclamo abierto."],
  ],
];

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
export const mainSquare = "la plaza Bolívar";
