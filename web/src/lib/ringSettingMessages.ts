/** Texts of what users set for rings; a file of its own, so that it loads with the settings. */
export const ringSettingMessages = {
  title: "Cómo buscamos tus círculos",
  hint: "Vale para los que busquemos desde ahora: los que ya tienes no cambian.",
  saved: "Guardamos tu elección.",
  radius: "Hasta qué distancia",
  radiusHint: "Entre dos personas cuenta la distancia más corta de las dos.",
  km: (km: number) => `Hasta ${km} km`,
  tolerance: "Diferencia de valor que aceptas",
  toleranceHint: "Entre lo que das y lo que recibes, si las dos cosas tienen valor.",
  complement: "Dinero para emparejar",
  complementHint: "Si los valores difieren más, cuánto pondrías o recibirías. Entre dos personas cuenta el menor.",
  usd: (amount: number) => (amount === 0 ? "Nada: sin dinero" : `Hasta ${amount} USD`),
  percent: (percent: number) => (percent === 0 ? "Ninguna: el mismo valor" : `Hasta ${percent} %`),
} as const;
