/** What every slider says to those who cannot see it, and on its controls. */
export const sliderMessages = {
  kind: "carrusel",
  slide: (number: number, of: number) => `${number} de ${of}`,
  show: (title: string) => `Mostrar ${title}`,
  pause: "Pausar el carrusel",
  play: "Reanudar el carrusel",
} as const;
