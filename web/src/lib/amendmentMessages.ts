/** Texts of changes of what was agreed on; a file of its own, so that it loads with the conversation. */
export const amendmentMessages = {
  request: "Pedir un cambio",
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
    accepted: "Listo: hay un acta nueva con lo que acordaron",
    declined: "Rechazaste el pedido: vale lo acordado",
    withdrawn: "Retiraste tu pedido: vale lo acordado",
  },
  event: {
    requestedByYou: "Pediste cambiar lo acordado.",
    requestedByOther: (name: string) => `${name} pide cambiar lo acordado.`,
    acceptedByYou: "Aceptaste cambiar lo acordado.",
    acceptedByOther: (name: string) => `${name} aceptó cambiar lo acordado.`,
    declinedByYou: "No aceptaste cambiar lo acordado.",
    declinedByOther: (name: string) => `${name} no aceptó cambiar lo acordado.`,
    withdrawnByYou: "Retiraste tu pedido de cambio.",
    withdrawnByOther: (name: string) => `${name} retiró su pedido de cambio.`,
    keeps: "Vale lo que ya acordaron.",
    renewed: "El acta ya dice lo nuevo.",
  },
} as const;
