/** Why a sign-in is refused. */
export const sessionTexts = {
  passwordMissing: "Por favor escribe la contraseña",
  /** The same for a wrong password and an unknown address, so that nobody learns who has an account. */
  wrong: "Credenciales inválidas, intente de nuevo",
  deactivated: "Tu cuenta está desactivada",
};

/** Why what a link or a refused sign-in had allowed is not possible any more. */
export const linkTexts = {
  recovery: "El enlace ya no es válido. Solicita otro.",
  registration: "El registro venció. Inicia sesión de nuevo con tu cuenta de Google o Facebook.",
  reactivation: "La solicitud venció. Inicia sesión de nuevo para reactivar tu cuenta.",
  appeal: "La solicitud venció. Inicia sesión de nuevo para pedir otra revisión.",
};
