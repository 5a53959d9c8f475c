import type { AttributeName } from "../../../rules/attribute";

/** Title, whole US dollars (null: to be agreed), attributes of that piece, and where it differs from its kind. */
export type Item = [
  title: string,
  price: number | null,
  fields?: Partial<Record<AttributeName, string>>,
  own?: { icon?: string; category?: string; note?: string },
];

/** A kind of thing that people of the demo town exchange. */
export type Good = {
  icon: string;
  /** Name of its category in the catalogue. */
  category: string;
  /** What their owners would like for them, most wanted first. */
  wants: string[];
  /** Whose it has to be, where the words say so. */
  ownerGender?: "Femenino" | "Masculino";
  /** Sentences that can open a description of any of the items. */
  notes: string[];
  items: Item[];
};
