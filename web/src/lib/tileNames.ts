/** Category names on the tiles of the home page, by id: shorter than in the category tree. */
export const tileNames = {
  4: "Celulares",
  10: "Computación",
  135: "Vehículos",
  2: "Hogar",
  194: "Deportes",
  226: "Música y arte",
  155: "Moda",
  250: "Libros y útiles",
  84: "Reparaciones del hogar",
  7: "Clases",
  101: "Belleza y bienestar",
  98: "Transporte",
  112: "Fotografía y video",
  116: "Tortas y pasapalos",
  86: "Electricidad",
  128: "Servicios para mascotas",
} as const;
