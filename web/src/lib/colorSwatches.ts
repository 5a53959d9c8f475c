/** How the colours of things look; "Multicolor" and unknown ones have several. */
const swatches: Record<string, string> = {
  Negro: "#1d1d1f",
  Blanco: "#ffffff",
  Gris: "#8e9299",
  Plateado: "linear-gradient(135deg, #e9ebee, #a9afb7)",
  Azul: "#1f5fbf",
  Celeste: "#7cc3ee",
  Verde: "#2e8b57",
  Amarillo: "#f6cf3b",
  Naranja: "#ef8a2c",
  Rojo: "#d3302f",
  Vinotinto: "#6d1a2d",
  Rosado: "#f29bb5",
  Morado: "#7b4bb3",
  Marrón: "#7a4f2e",
  Beige: "#e6d6b8",
  Dorado: "linear-gradient(135deg, #f3dc8c, #b88a24)",
};

/** A CSS background; a wheel of all colours for «Multicolor» and unknown ones. */
export const colorSwatch = (name: string): string =>
  swatches[name] ?? "conic-gradient(#d3302f, #f6cf3b, #2e8b57, #1f5fbf, #7b4bb3, #d3302f)";
