import { maxPictures } from "../../../rules/pictures";
import { premiumPlans } from "../../../rules/plan";
import { recentDays } from "../../../rules/search";
import { answerHours } from "./prices";

const monthsLabel = (months: number) => (months === 1 ? "1 mes" : `${months} meses`);

/** Texts of /suscriptions and of what is for Premium; a file of its own, so that it loads with them. */
export const premiumMessages = {
  title: "Truequea Premium",
  description: "Más fotos por publicación y las categorías Premium abiertas. Un solo pago, sin renovación automática.",
  lead: "Para quien cambia seguido. Un solo pago, sin renovación automática.",
  plans: "Elige tu plan",
  months: monthsLabel,
  perMonth: (amount: string) => `${amount} al mes`,
  saves: (percent: number) => `Ahorras ${percent} %`,
  included: (count: number) => `${count} cambios seguros incluidos`,
  choose: "Elegir",
  chooseOf: (months: number) => `Elegir el plan de ${monthsLabel(months)}`,
  signIn: "Inicia sesión para elegir",
  none: "Ahora mismo no hay planes disponibles. Vuelve a intentarlo en un rato.",
  taxes: "Con créditos pagas el precio en dólares. Con tarjeta, en bolívares a la tasa del momento más impuestos.",
  includes: "Todos los planes incluyen",
  about: "Cómo funciona Premium",
  steps: {
    title: "Cómo se activa",
    list: [
      "Paga con tus créditos o con tarjeta.",
      `Revisamos tu solicitud en un máximo de ${answerHours} horas.`,
      "El período empieza el día de la activación o, si ya tienes Premium, se suma al que tienes.",
    ],
  },
  state: {
    active: "Tu Premium está activo",
    activeUntil: (day: string) => `Hasta el ${day}, ese día incluido.`,
    secureLeft: (count: number) =>
      count === 1 ? "Te queda 1 cambio seguro incluido." : `Te quedan ${count} cambios seguros incluidos.`,
    extend: "Si eliges otro plan ahora, el período nuevo se suma al que tienes.",
    inReview: "Estamos revisando tu solicitud",
    inReviewHint: (months: string) =>
      `Recibimos tu pago de ${months}. Respondemos en un máximo de ${answerHours} horas y el período empieza ese día, no hoy.`,
    extensionHint: (months: string) =>
      `Recibimos tu pago de ${months}. Respondemos en un máximo de ${answerHours} horas y el período nuevo se suma al que tienes.`,
    awaiting: "Tu pago está por confirmarse",
    awaitingHint:
      "La pasarela todavía lo está verificando. Te avisamos con una notificación; no hace falta pagar otra vez.",
    refused: "No activamos tu solicitud",
    refusedHint: "Lo que pagaste, impuestos incluidos, volvió a tu saldo como crédito.",
    reason: (reason: string) => `Motivo: ${reason}`,
  },
  payment: {
    plan: (months: string) => `Premium por ${months}`,
    extends: "Se suma a tu período actual",
    starts: "Empieza el día de la activación",
    texts: {
      product: "Premium",
      creditHint: "Se descuenta de tu saldo. Si no podemos activar tu Premium, vuelve completo.",
      confirming:
        "La pasarela todavía lo está verificando. Te avisamos con una notificación y luego revisamos tu solicitud; no hace falta pagar otra vez.",
    },
  },
} as const;

const includedCounts = new Intl.ListFormat("es", { type: "conjunction" }).format(
  premiumPlans.map(({ months, secureExchanges }) => `${secureExchanges} con ${monthsLabel(months)}`),
);

/** What Premium gives: only what is there. */
export const premiumBenefits = [
  {
    icon: "pictures",
    title: `Hasta ${maxPictures.Premium} fotos`,
    text: `Por publicación, en lugar de ${maxPictures.Standard}.`,
  },
  {
    icon: "categories",
    title: "Categorías Premium abiertas",
    text: "Lanchas y peñeros, Pinturas y esculturas, Fondos de comercio y Acciones de clubes: ves todo lo que otros publican ahí.",
  },
  {
    icon: "secure",
    title: "Cambios seguros incluidos",
    text: `${includedCounts}: se usan antes que el crédito o la tarjeta.`,
  },
  {
    icon: "filters",
    title: "Más filtros al buscar",
    text: `Solo de personas verificadas, y lo publicado en los últimos ${recentDays} días.`,
  },
  {
    icon: "privacy",
    title: "Tu ciudad, solo para ti",
    text: "Oculta tu ciudad y tu estado en Ajustes, cuando quieras.",
  },
  { icon: "ribbon", title: "La cinta Premium", text: "En todas tus publicaciones, para que se note." },
] as const;
