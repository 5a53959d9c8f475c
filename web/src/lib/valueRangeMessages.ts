import { wholeDollarLabel } from "./money";

interface Range {
  low: { amount: number };
  high: { amount: number };
  thingCount: number;
}

/** What others ask for the like: never what a thing is worth. */
export const valueRangeMessages = {
  title: "¿Cuánto piden otros por lo parecido?",
  loading: "Buscando…",
  unknown: "No hay suficientes parecidos.",
  range: ({ low, high, thingCount }: Range) =>
    low.amount === high.amount
      ? `Parecidos: sobre ${wholeDollarLabel(low.amount)}, de ${thingCount}.`
      : `Parecidos: entre ${wholeDollarLabel(low.amount)} y ${wholeDollarLabel(high.amount)}, de ${thingCount}.`,
};
