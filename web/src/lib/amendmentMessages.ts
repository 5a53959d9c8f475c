/** Texts of changes of what was agreed on; a file of its own, so that it loads with the conversation. */
export const amendmentMessages = {
  request: "Pedir un cambio",
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
