const NUMBER = new Intl.NumberFormat("es-VE", { useGrouping: true });
const count = (value: number) => NUMBER.format(value);

/**
 * Texts of promotions; a file of its own, so that it loads with its screens. Lines marked `sic` keep the
 * specification's words.
 */
export const promotionMessages = {
  count,
  list: {
    label: "Promocionadas",
    kind: "Cuáles",
    kinds: { campaigns: "Promociones Activas", promotables: "Promocionables" },
    published: (day: string) => `Publicada el ${day}`,
    types: { PRODUCT: "Producto", SERVICE: "Servicio" },
    stats: {
      views: "Visualizaciones",
      questions: "Preguntas",
      proposals: "Propuestas",
      inProgress: "Cambios en proceso",
    },
    statsOf: (title: string) => `Cómo va: ${title}`,
    summary: "Ver resumen",
    summaryOf: (title: string) => `Ver resumen: ${title}`,
    promote: "Promocionar",
    promoteOf: (title: string) => `Promocionar: ${title}`,
    state: { active: "Activa", waiting: "Por confirmar", ended: "Terminada" },
    shown: (shown: number, bought: number) => `${count(shown)} de ${count(bought)} impresiones`,
    none: {
      campaigns: "No tienes promociones activas",
      promotables: "No tienes publicaciones disponibles para promocionar",
    },
    noneHint: {
      campaigns: "Elige una publicación y haz que más gente la vea.",
      promotables: "Aquí aparecen tus publicaciones activas que aún no tienen promoción.",
    },
    noneAction: { campaigns: "Ver promocionables", promotables: "Publicar" },
    about: "Cómo funciona Truequea Ads",
  },
  summary: {
    title: "Resumen de la promoción",
    organic: "Vistas orgánicas",
    promoted: "Impresiones de la promoción",
    total: "Vistas totales",
    started: "Inicio de la promoción",
    shownOf: (shown: number, bought: number) => `${count(shown)} de ${count(bought)}`,
    left: (left: number) =>
      left === 1 ? "Queda 1 impresión por mostrar." : `Quedan ${count(left)} impresiones por mostrar.`,
    ended: "Ya se mostraron todas las impresiones que compraste.",
    see: "Ver publicación",
  },
  plans: {
    title: "Promocionar Publicación",
    legend: "Elige un plan",
    hint: "Tu publicación sale primero en las búsquedas, con la cinta Promo, hasta que se muestren las impresiones que compras.",
    views: (views: number) => `+${count(views)} impresiones`,
    titles: { BASIC: "Básico", MEDIUM: "Medio", ADVANCED: "Avanzado" },
    none: "Ahora mismo no hay planes disponibles. Vuelve a intentarlo en un rato.",
    submit: "Continuar",
  },
  payment: {
    plan: (title: string, views: number | null) =>
      [`Plan ${title}`, views !== null && `+${count(views)} impresiones`].filter(Boolean).join(" · "),
    texts: {
      product: "Promoción",
      creditHint: "Se descuenta de tu saldo y la promoción empieza enseguida.",
      confirming:
        "La pasarela todavía lo está verificando. Te avisamos con una notificación y la promoción empieza sola; no hace falta pagar otra vez.",
    },
  },
  panel: {
    title: "Promoción",
    none: "Haz que más gente la vea: sale primero en las búsquedas, con la cinta Promo.",
  },
  created: {
    title: "¡Tu publicidad fue creada!",
    text: "Tu publicación ya sale primero en las búsquedas, con la cinta Promo. La promoción termina sola cuando se muestran las impresiones que compraste.",
    another: "Promocionar otra publicación",
    wall: "Ir al muro",
  },
} as const;
