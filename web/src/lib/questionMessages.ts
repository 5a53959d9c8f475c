/**
 * Texts of a publication's questions and of its share and report dialogs; a file of its own, so that it loads with its
 * page. Lines marked `sic` keep the specification's words.
 */
export const questionMessages = {
  title: "Preguntas",
  write: "Escribe tu pregunta",
  ask: "Preguntar",
  hint: "No compartas teléfonos ni enlaces: la pregunta es pública.",
  answerHint: "Tu respuesta es pública y no se puede cambiar.",
  signIn: "Inicia sesión para preguntar",
  none: "Todavía no hay preguntas.",
  noneFirst: "Todavía no hay preguntas. Haz la primera.",
  noneOwn: "Cuando alguien te pregunte algo, lo verás aquí.",
  seeAll: (count: number) => `Ver las ${count} preguntas`,
  seeLess: "Ver menos",
  owner: "Quien publica",
  answer: "Responder",
  writeAnswer: (name: string) => `Escribe tu respuesta a ${name}`,
  asked: "Tú pregunta ha sido enviada.", // sic
  answered: "Tú respuesta ha sido enviada.", // sic
  sending: "Enviando…",
  report: "Denunciar publicación",
  reported: "Ya la denunciaste",
  share: "Compartir",
  shareTitle: "Comparte esta publicación",
  shareOwn: (title: string, wanted: string) =>
    wanted ? `Doy «${title}» y busco ${wanted}.` : `Doy «${title}» y escucho propuestas.`,
  shareOther: (title: string, wanted: string) =>
    wanted ? `Dan «${title}» y buscan ${wanted}.` : `Dan «${title}» y escuchan propuestas.`,
} as const;
