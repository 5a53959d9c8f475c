/** Texts of what may be swapped without having asked for it. */
export const matchMessages = {
  title: "Para ti",
  intro: "Lo que otros ofrecen y tú buscas, y lo tuyo que otros quieren.",
  kinds: {
    mutual: "Cambio posible",
    wanted: "Lo que buscas",
    ownWanted: "Quieren lo tuyo",
  },
  sentence: (own: string, other: string) => `Tu publicación ${own} por ${other}`,
  yours: "Lo tuyo",
  theirs: "Lo suyo",
  propose: "Proponer un cambio",
  proposeFor: (title: string) => `Proponer un cambio por ${title}`,
  none: "Todavía no hay coincidencias",
  noneHint:
    "Di en cada publicación qué te interesa a cambio: en cuanto alguien cerca lo publique, o quiera lo tuyo, aparece aquí.",
  toPublish: "Publicar",
  seeAll: "Ver todo",
  toRings: "Cambios en círculo",
};
