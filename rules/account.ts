/** Characters of what a provider hands out after a sign-in there; a longer one is none of theirs. */
export const maxProviderToken = 8_192;

/** Refuses to deactivate an account while a live transaction binds its owner to another user. */
export const liveTransactionsText = "No se puede desactivar el perfil porque usted tiene transacciones activas";

/** Refuses to end an account that has no password without its address. */
export const ownEmailText = "Escribe el correo de tu cuenta para confirmar";

/** Refuses to hide one's city without a running term of Premium. */
export const hiddenCityText = "Ocultar tu ciudad es para cuentas Premium";

/** Refuses a profile photo that shows nothing. */
export const blankPhotoText = "La foto no cumple con las políticas de nuestro proveedor. Intenta con otra imagen.";

/** Refuses what a robot could do without a solved captcha. */
export const captchaText = "Debe completar el Captcha";
