/** Texts of the dialog that asks where one is. */
export const placeMessages = {
  title: "¿Dónde estás?",
  lead: "Verás primero lo que está cerca, y a qué distancia queda.",
  town: "Ciudad o municipio",
  townHint: "Por ejemplo, Mérida o Chacao",
  towns: "Ciudades de Venezuela",
  none: "No conocemos un lugar con ese nombre.",
  count: (count: number) => (count === 1 ? "1 lugar" : `${count} lugares`),
  denied: "Tu navegador no compartió tu ubicación. Elige tu ciudad.",
};
