/** Texts of the panel of a requested change; a file of its own, so that it loads with the panel alone. */
export const amendmentPanelMessages = {
  panel: {
    name: "Pedido de cambio",
    asked: (name: string) => `${name} pide que quede así:`,
    own: "Pediste que quede así:",
    sides: (give: string, receive: string) => `das ${give}; recibes ${receive}.`,
    keeps: "Mientras tanto vale lo acordado.",
    accept: "Aceptar",
    decline: "Rechazar",
    withdraw: "Retirar",
  },
  answered: {
    accepted: "Listo: hay un acta nueva con lo que acordaron.",
    declined: "Rechazaste el pedido: vale lo acordado.",
    withdrawn: "Retiraste tu pedido: vale lo acordado.",
  },
} as const;
