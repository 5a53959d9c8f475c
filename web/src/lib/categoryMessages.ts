const categories = (count: number) => (count === 1 ? "1 categoría" : `${count} categorías`);

/** Texts of the category browser; they load with it. */
export const categoryMessages = {
  search: "Busca tu categoría",
  none: "No hay categorías con ese nombre",
  backTo: (name: string) => `Volver a ${name}`,
  allOf: (name: string) => `Ver todo en ${name}`,
  found: (count: number) => (count === 0 ? "No hay categorías con ese nombre" : `${categories(count)} con ese nombre`),
  level: (name: string, count: number) => `${name}: ${categories(count)}`,
} as const;
