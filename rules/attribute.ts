import { isDay } from "./age";
import { cleanLine, countCharacters, foldText, isStorable, unstorableText } from "./text";

const attributeKinds = ["text", "option", "color", "number", "year", "date"] as const;
/** How a value is written: freely, as one of a list, as a colour, as a number with its unit, as a year, as a day. */
export type AttributeKind = (typeof attributeKinds)[number];

interface AttributeRule {
  kind: AttributeKind;
  /** Of a number, as it is shown behind it. */
  unit?: string;
  /** Of a number; 9.999.999 where nothing is said. */
  max?: number;
  /** Of a number that counts things: there are no halves of them. */
  isWhole?: boolean;
  /** Whether results of a category can be narrowed by it. */
  isFacet?: boolean;
}

const text: AttributeRule = { kind: "text" };
const option: AttributeRule = { kind: "option", isFacet: true };
const numberOf = (unit?: string, max?: number): AttributeRule => ({
  kind: "number",
  isFacet: true,
  ...(unit && { unit }),
  ...(max && { max }),
});
const countOf = (unit?: string, max?: number): AttributeRule => ({ ...numberOf(unit, max), isWhole: true });

/** The extra attributes that a publication can have. Which ones a category asks for is the backend's catalogue. */
export const attributeRules = {
  brand: { kind: "text", isFacet: true },
  model: text,
  model_2: { kind: "text", isFacet: true },
  year: { kind: "year", isFacet: true },
  color: { kind: "color", isFacet: true },
  size: { kind: "text", isFacet: true },
  material: { kind: "text", isFacet: true },
  gender: option,
  weight: numberOf("kg"),
  quantity: countOf(),
  due_date: { kind: "date" },
  old: text,
  storage: option,
  screen_size: numberOf("pulgadas", 200),
  processor: { kind: "text", isFacet: true },
  memory_ram: option,
  megapixels: numberOf("MP", 1000),
  zoom: numberOf("x", 1000),
  lens: text,
  resolution: { kind: "text", isFacet: true },
  type_general: option,
  type_aux: option,
  type_animal: option,
  race: { kind: "text", isFacet: true },
  laboratory: text,
  mg_ml: text,
  number_tablet: countOf(),
  discipline: { kind: "text", isFacet: true },
  power: text,
  potencia_watss: numberOf("W"),
  potencia_kw: numberOf("kW"),
  kg: numberOf("kg"),
  number_doors: countOf(undefined, 10),
  number_door: countOf(undefined, 50),
  number_posts: countOf(undefined, 500),
  type_gas: option,
  type_transmission: option,
  displacement: numberOf("cc", 20_000),
  km: numberOf("km", 3_000_000),
  type_ship: option,
  band: option,
  editor: text,
  number_edition: countOf(undefined, 1000),
  autor: { kind: "text", isFacet: true },
  director: text,
  productor: text,
  season: text,
  name_band: { kind: "text", isFacet: true },
  name_gender: { kind: "text", isFacet: true },
  name_album: text,
  name_aux: text,
  name_club: text,
  urbanization: { kind: "text", isFacet: true },
  meters_2: numberOf("m²"),
  meters: numberOf("m"),
  meters_ground: numberOf("m²"),
  meters_2_construction: numberOf("m²"),
  number_room: countOf("hab.", 500),
  // "2,5 baños" has one without a shower.
  number_bath: numberOf(undefined, 500),
  number_floor: countOf(undefined, 200),
  type_build: option,
  year_constitution: { kind: "year" },
} as const satisfies Record<string, AttributeRule>;

/** In the words of the wire, where it names the same attribute of publications, categories and searches. */
export type AttributeName = keyof typeof attributeRules;

/** False for one that only another backend knows: `attributeRule` then takes it for plain text. */
export const isAttributeName = (name: string): name is AttributeName => Object.hasOwn(attributeRules, name);

/** The rule of an attribute; one that only another backend knows is plain text. */
export const attributeRule = (name: string): AttributeRule => (isAttributeName(name) ? attributeRules[name] : text);

/** The attributes that say most in a line of a card, the first ones first. */
export const highlightNames: readonly AttributeName[] = [
  "year",
  "km",
  "displacement",
  "storage",
  "memory_ram",
  "screen_size",
  "meters_2",
  "meters_2_construction",
  "meters_ground",
  "number_room",
  "kg",
  "size",
];

/** The colours that can be chosen, as they are stored, shown and searched for. */
export const colorNames = [
  "Negro",
  "Blanco",
  "Gris",
  "Plateado",
  "Azul",
  "Celeste",
  "Verde",
  "Amarillo",
  "Naranja",
  "Rojo",
  "Vinotinto",
  "Rosado",
  "Morado",
  "Marrón",
  "Beige",
  "Dorado",
  "Multicolor",
] as const;

/** Characters of a value that is a text or an option. */
export const maxAttribute = 60;
/** No category has nearly as many. */
export const maxAttributes = 30;
const maxNumber = 9_999_999;
const minYear = 1800;

/** Why the value of an attribute is refused, by its kind. `year` is given the latest year. */
export const attributeTexts = {
  text: `Escribe como máximo ${maxAttribute} caracteres`,
  option: "Elige una de las opciones",
  number: (max: number) => `Escribe un número entre 0 y ${max.toLocaleString("es-VE")}, con dos decimales como máximo`,
  whole: (max: number) => `Escribe un número entero entre 0 y ${max.toLocaleString("es-VE")}`,
  year: (max: number) => `Escribe un año entre ${minYear} y ${max}`,
  date: "Escribe una fecha válida",
};

/** The next model year is sold before it begins. */
export const maxYear = (now = new Date()) => now.getFullYear() + 1;

/** A value as it is stored: "86.000 km" is 86000, "4,3 m" is 4.3, and a colour has its own spelling. */
export function normalizeAttribute(name: string, value: string): string {
  const { kind, unit } = attributeRule(name);
  const clean = cleanLine(value);
  if (kind === "color") return colorNames.find((color) => foldText(color) === foldText(clean)) ?? clean;
  if (kind !== "number") return clean;
  const digits = (
    unit && clean.toLowerCase().endsWith(unit.toLowerCase()) ? clean.slice(0, -unit.length) : clean
  ).trim();
  const plain = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(digits) ? digits.replaceAll(".", "") : digits;
  const point = plain.replace(",", ".");
  return /^\d{1,12}(\.\d{1,3})?$/.test(point) ? String(Number(point)) : clean;
}

/** Checks a value as it is written; a blank one is no attribute and is accepted. Lists are the backend's. */
export function checkAttribute(name: string, value: string): string | null {
  const clean = normalizeAttribute(name, value);
  if (!isStorable(clean)) return unstorableText;
  if (clean === "") return null;
  const { kind, max = maxNumber, isWhole = false } = attributeRule(name);
  switch (kind) {
    case "number":
      if (isWhole) return /^\d+$/.test(clean) && Number(clean) <= max ? null : attributeTexts.whole(max);
      return /^\d+(\.\d{1,2})?$/.test(clean) && Number(clean) <= max ? null : attributeTexts.number(max);
    case "year": {
      const isYear = /^\d{4}$/.test(clean) && Number(clean) >= minYear && Number(clean) <= maxYear();
      return isYear ? null : attributeTexts.year(maxYear());
    }
    case "date":
      return isDay(clean) ? null : attributeTexts.date;
    case "color":
      return colorNames.some((color) => color === clean) ? null : attributeTexts.option;
    default:
      return countCharacters(clean) > maxAttribute ? attributeTexts.text : null;
  }
}

/** A stored value as it is shown: "86.000 km", "31/12/2027"; one that does not fit its kind as it is. */
export function formatAttribute({ kind, unit }: { kind: AttributeKind; unit: string | null }, value: string): string {
  if (kind === "number" && /^\d+(\.\d+)?$/.test(value)) {
    const number = Number(value).toLocaleString("es-VE", { maximumFractionDigits: 2, useGrouping: true });
    return unit ? `${number} ${unit}` : number;
  }
  const [, year, month, day] = (kind === "date" && /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)) || [];
  return year && month && day ? `${day}/${month}/${year}` : value;
}
