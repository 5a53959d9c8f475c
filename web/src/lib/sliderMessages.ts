/** Accessible names of carousels and their controls. */
export const sliderMessages = {
  kind: "carrusel",
  slide: (number: number, of: number) => `${number} de ${of}`,
  show: (title: string) => `Mostrar ${title}`,
  previous: "Anterior",
  next: "Siguiente",
  pause: "Pausar el carrusel",
  play: "Reanudar el carrusel",
} as const;
