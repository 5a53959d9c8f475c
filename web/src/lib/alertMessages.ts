import { maxDailyMatches } from "../../../rules/alert";

/** Texts of alerts; a file of its own, so that it loads with them. */
export const alertMessages = {
  create: "Avísame cuando haya",
  createFor: (what: string) => `Avísame cuando haya ${what}`,
  createMore: "Avísame si publican más",
  created: "Te avisaremos cuando publiquen algo así.",
  active: "Te avisaremos",
  delete: "Quitar el aviso",
  deleteOf: (name: string) => `Quitar el aviso: ${name}`,
  deleted: "Ya no te avisaremos.",
  listTitle: "Mis avisos",
  listHint: `Cuando alguien publica algo así te llega una notificación, hasta ${maxDailyMatches} al día.`,
  listNone: "Todavía no tienes avisos. Busca lo que quieres y toca «Avísame».",
  inCategory: (name: string) => `en ${name}`,
  verified: "de personas verificadas",
  usd: (range: string) => `${range} USD`,
  what: {
    named: (name: string) => `«${name}»`,
    wanted: (name: string) => `quien quiera tu «${name}»`,
    worth: (range: string) => `algo que valga ${range}`,
    like: "algo así",
  },
} as const;
