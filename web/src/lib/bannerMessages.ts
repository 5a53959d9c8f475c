import type { BannerPlace, BannerState } from "../__generated__/enums";

/** Texts of the banners at /moderacion; a file of its own, so that it loads with them. */
export const bannerMessages = {
  title: "Publicidad",
  lead: "Lo que se ve en el carrusel de inicio y entre las publicaciones del muro.",
  add: "Nuevo banner",
  place: { HOME: "Inicio", WALL: "Muro" } satisfies Record<BannerPlace, string>,
  none: { HOME: "El inicio no tiene banners", WALL: "El muro no tiene banners" } satisfies Record<BannerPlace, string>,
  state: {
    SHOWN: "A la vista",
    SCHEDULED: "Programado",
    OVER: "Terminado",
    TAKEN_DOWN: "Retirado",
  } satisfies Record<BannerState, string>,
  period: (from: string | null, to: string | null) => {
    if (from && to) return from === to ? `Solo el ${from}` : `Del ${from} al ${to}`;
    if (from) return `Desde el ${from}`;
    return to ? `Hasta el ${to}` : "Sin fecha de fin";
  },
  figures: (views: number, clicks: number, rate: number | null) =>
    [
      views === 1 ? "1 vista" : `${views.toLocaleString("es-VE")} vistas`,
      clicks === 1 ? "1 clic" : `${clicks.toLocaleString("es-VE")} clics`,
      rate === null ? [] : `${rate.toLocaleString("es-VE", { style: "percent", maximumFractionDigits: 1 })} de clics`,
    ]
      .flat()
      .join(" · "),
  day: "Día",
  views: "Vistas",
  clicks: "Clics",
  figuresHint:
    "Cada visitante cuenta una vez al día: ve un banner quien tiene al menos la mitad en pantalla durante un segundo. El porcentaje es el de los últimos 30 días.",
  edit: (title: string) => `Editar ${title}`,
  editShort: "Editar",
  takeDown: "Retirar",
  takeDownOf: (title: string) => `Retirar ${title}`,
  putBack: "Volver a mostrar",
  putBackOf: (title: string) => `Volver a mostrar ${title}`,
  moveUp: (title: string) => `Subir ${title}`,
  moveDown: (title: string) => `Bajar ${title}`,
  formNew: "Nuevo banner",
  formEdit: "Editar banner",
  field: {
    place: "Dónde se ve",
    title: "Título",
    titleHint: "Se lee sobre la imagen del inicio y describe la del muro.",
    url: "Adónde lleva",
    urlHint: "Una dirección https:// o una página de Truequea, como /wall.",
    startsOn: "Primer día (opcional)",
    endsOn: "Último día (opcional)",
    startsOnOpen: "Desde que lo guardes.",
    endsOnOpen: "Sin fecha de fin.",
    wide: "Imagen para pantallas anchas",
    narrow: "Imagen para teléfonos",
  },
  size: {
    HOME: { wide: "Mejor de 1600 × 565 píxeles.", narrow: "Mejor de 780 × 1000 píxeles." },
    WALL: { wide: "Mejor de 1232 × 374 píxeles.", narrow: "Mejor de 716 × 420 píxeles." },
  } satisfies Record<BannerPlace, { wide: string; narrow: string }>,
  choose: "Elegir imagen",
  change: "Cambiar imagen",
  preview: "Así se verá",
  save: "Guardar",
  cancel: "Cancelar",
  saved: "Banner guardado.",
} as const;
