/** Texts of the search in one's chats, which load with it. */
export const chatSearchMessages = {
  label: "Buscar en tus chats",
  clear: "Borrar búsqueda",
  results: "Lo que encontramos",
  count: (count: number) => (count === 1 ? "1 conversación" : `${count} conversaciones`),
  none: "No encontramos nada",
  noneHint: "Prueba con otra palabra, el nombre de la persona o el del artículo.",
} as const;
