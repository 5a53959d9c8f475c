/** Refuses to deactivate an account while a live transaction binds its owner to another user. */
export const liveTransactionsText = "No se puede desactivar el perfil porque usted tiene transacciones activas";
