import { attributeRule, colorNames } from "../../rules/attribute";
import type { AttributeKind, AttributeName } from "../../rules/attribute";
import { categoryPath, withDescendants } from "./categories";
import { ownLabels, ownOptions } from "./categoryAttributes";
import type { CategoryTable } from "./categoryAttributes";

/** An attribute as one category asks for it. */
export interface AttributeDefinition {
  name: AttributeName;
  /** As it is called on screen. */
  label: string;
  kind: AttributeKind;
  /** Of a number, as it is shown behind it. */
  unit: string | null;
  /** The only values of an option or a colour; suggestions for a text. */
  options: readonly string[];
}

const labels: Record<AttributeName, string> = {
  brand: "Marca",
  model: "Modelo",
  model_2: "Modelo",
  year: "Año",
  color: "Color",
  size: "Tamaño o talla",
  material: "Material",
  gender: "Para",
  weight: "Peso",
  quantity: "Cantidad",
  due_date: "Fecha de vencimiento",
  old: "Edad recomendada",
  storage: "Almacenamiento",
  screen_size: "Tamaño de pantalla",
  processor: "Procesador",
  memory_ram: "Memoria RAM",
  megapixels: "Megapíxeles",
  zoom: "Zoom",
  lens: "Lente",
  resolution: "Resolución",
  type_general: "Tipo",
  type_aux: "Conexión",
  type_animal: "Tipo de animal",
  race: "Raza",
  laboratory: "Laboratorio",
  mg_ml: "Miligramos o mililitros",
  number_tablet: "Número de tabletas",
  discipline: "Disciplina",
  power: "Potencia",
  potencia_watss: "Potencia (watts)",
  potencia_kw: "Potencia (kW)",
  kg: "Kilogramos",
  number_doors: "Número de puertas",
  number_door: "Puertas",
  number_posts: "Número de puestos",
  type_gas: "Combustible",
  type_transmission: "Transmisión",
  displacement: "Cilindrada",
  km: "Kilometraje",
  type_ship: "Tipo de embarcación",
  band: "Banda",
  editor: "Editorial",
  number_edition: "Número de edición",
  autor: "Autor",
  director: "Director",
  productor: "Productor",
  season: "Temporada",
  name_band: "Artista o banda",
  name_gender: "Género musical",
  name_album: "Álbum",
  name_aux: "Título",
  name_club: "Club",
  urbanization: "Urbanización",
  meters_2: "Metros cuadrados",
  meters: "Metros",
  meters_ground: "Metros de terreno",
  meters_2_construction: "Metros de construcción",
  number_room: "Habitaciones",
  number_bath: "Baños",
  number_floor: "Piso",
  type_build: "Tipo de construcción",
  year_constitution: "Año de constitución",
};

/** What a category asks for, in order; lists and labels are its own, else those of the nearest category above it. */
export function attributesOfCategory(categoryId: number): AttributeDefinition[] {
  return definitions.get(categoryId) ?? define(categoryId);
}

/** What an attribute is called in a category, also in one that no longer asks for it. */
export const labelOf = (categoryId: number, attribute: AttributeName): string =>
  attributesOfCategory(categoryId).find(({ name }) => name === attribute)?.label ?? labels[attribute];

/**
 * Whether it means different things in the category and below it, and makes no list to choose from there: sizes of
 * shirts and shoes, of wheels and tents.
 */
export function isMixed(categoryId: number, attribute: AttributeName): boolean {
  const key = `${categoryId} ${attribute}`;
  const known = mixed.get(key);
  if (known !== undefined) return known;
  const meanings = withDescendants(categoryId).flatMap((id) =>
    attributesOfCategory(id)
      .filter(({ name }) => name === attribute)
      .map(({ label, options }) => (attribute === "size" ? [label, ...options].join() : label)),
  );
  const isSo = new Set(meanings).size > 1;
  mixed.set(key, isSo);
  return isSo;
}

const mixed = new Map<string, boolean>();
const definitions = new Map<number, AttributeDefinition[]>();

function define(categoryId: number): AttributeDefinition[] {
  const path = categoryPath(categoryId).toReversed();
  const nearest = <Value>(table: CategoryTable<Value>, name: AttributeName): Value | undefined =>
    path.map(({ id }) => table[id]?.[name]).find((value) => value !== undefined) ?? table.all?.[name];
  const defined = (path[0]?.fields ?? []).map((name): AttributeDefinition => {
    const { kind, unit = null } = attributeRule(name);
    const options = kind === "color" ? colorNames : (nearest(ownOptions, name) ?? []);
    return {
      name,
      label: nearest(ownLabels, name) ?? labels[name],
      // Without a list nothing can be chosen.
      kind: kind === "option" && options.length === 0 ? "text" : kind,
      unit,
      options,
    };
  });
  definitions.set(categoryId, defined);
  return defined;
}
