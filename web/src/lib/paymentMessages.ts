/** Texts of payments, whatever is paid for; lines marked `sic` keep the specification's words. */
export const paymentMessages = {
  payment: {
    title: "Método de pago",
    tabs: { gateway: "Tarjeta", credit: "Créditos" },
    subtotal: "Subtotal",
    total: "Total a pagar",
    dollars: (amount: string) => `Equivale a ${amount} USD`,
    gatewayHint:
      "El pago se hace en la página segura de la pasarela, en una ventana aparte. No guardamos los datos de tu tarjeta.",
    gatewaySubmit: "Pagar con tarjeta",
    creditSubmit: "Pagar con créditos",
    balance: "Saldo disponible",
    price: "Precio del plan",
    rest: "Te queda",
    notEnough: (what: string) =>
      `Tu saldo no alcanza para ${what}. Puedes pagar con tarjeta o ganar créditos publicando.`,
    plan: "este plan",
    about: "Cómo ganar créditos",
    back: "Cambiar de plan",
    creditFailed: "Lo sentimos hubo un error", // sic
    requested: (product: string) => `Se ha generado una Solicitud de ${product}`,
    offline: "Necesitas conexión para pagar.",
  },
  notice: {
    title: "Termina el pago en la otra ventana",
    text: "Abrimos la pasarela en una ventana aparte. Cuando se apruebe el pago te lo decimos aquí; puedes dejar esta página abierta.",
    blocked: "Tu navegador no dejó abrir la ventana de la pasarela. Ábrela tú con el botón.",
    opening: "Abriendo la pasarela de pago…",
    open: "Abrir la página de pago",
    reopen: "Abrir la ventana de nuevo",
    waiting: "Esperando la respuesta de la pasarela…",
    later: "Si cierras este aviso no pasa nada: te llega una notificación con el resultado.",
    close: "Cerrar aviso",
    rejectedTitle: "Tu pago fue rechazado",
    rejected: "La pasarela no aprobó el pago y no se te cobró nada. Puedes intentarlo con otra tarjeta.",
    confirmingTitle: "Tu pago está por confirmarse",
    again: "Intentar de nuevo",
  },
} as const;

/** What a payment's texts say of what is paid for. */
export interface PaymentTexts {
  /** «Se ha generado una Solicitud de …» */
  product: string;
  creditHint: string;
  confirming: string;
  /** What is paid for, where it is no plan. */
  instead?: {
    /** Back to what is chosen before. */
    back: string;
    /** «Precio de …» */
    price: string;
    /** «Tu saldo no alcanza para …» */
    it: string;
  };
}
