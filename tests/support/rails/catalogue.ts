import type { RailsPerson } from "./records";

/** Who has an account; each store has records of its own. */
export const createPeople = (): RailsPerson[] => [
  {
    id: 1,
    name: "Ana",
    lastName: "Pérez",
    email: "ana@example.com",
    token: "eaf1554f769a66b4c19fa8ff",
    reputation: 4.5,
    verified: true,
    signIns: 3,
    ratings: [],
  },
  {
    id: 2,
    name: "Luis",
    lastName: "Gómez",
    email: "luis@example.com",
    token: "1fd00b084ad9c4c092590ae1",
    reputation: 3,
    verified: false,
    signIns: 3,
    ratings: [],
  },
  {
    id: 3,
    name: "Eva",
    lastName: "Ríos",
    email: "eva@example.com",
    token: "2fd00b084ad9c4c092590ae2",
    reputation: 0,
    verified: false,
    signIns: 0,
    ratings: [],
  },
];

const categories = [
  { id: 1, name: "Tecnología", father: null },
  { id: 2, name: "Hogar", father: null },
  { id: 3, name: "Servicios", father: null },
  { id: 4, name: "Celulares", father: 1 },
  { id: 5, name: "Smartphones", father: 4 },
  { id: 6, name: "Muebles", father: 2 },
  { id: 7, name: "Clases", father: 3 },
] as const;

/** What the first publications are called. */
export const titles = [
  "Teléfono Android 128GB",
  "Mesa de comedor",
  "Clases de guitarra",
  "Laptop usada",
  "Silla de oficina",
  "Bicicleta montañera",
  "Cámara réflex",
  "Licuadora",
  "Clases de cocina",
  "Clases de inglés",
  "Tablet",
  "Audífonos inalámbricos",
];

interface RailsCategory {
  id: number;
  name: string;
  category_level: number;
  father_id: number | null;
  product_category: RailsCategory | null;
}

/** As a publication has it: each category with its parent inside. */
export function categoryWithParents(id: number | null): RailsCategory | null {
  const found = categories.find((category) => category.id === id);
  if (!found) return null;
  const parent = categoryWithParents(found.father);
  return {
    id: found.id,
    name: found.name,
    category_level: (parent?.category_level ?? 0) + 1,
    father_id: found.father,
    product_category: parent,
  };
}

/** The category tree as the call returns it. */
export function categoryTree(father: number | null = null, level = 1): object[] {
  return categories
    .filter((category) => category.father === father)
    .map(({ id, name }) => ({
      id,
      name,
      category_level: level,
      father_id: father,
      categories: categoryTree(id, level + 1),
    }));
}
