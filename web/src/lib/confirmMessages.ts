/** Texts of the page that a mail of confirmation leads to; a file of its own, so that they load with it. */
export const confirmMessages = {
  title: "Confirmando tu correo",
  success: "Correo confirmado. Ya puedes ingresar a su cuenta", // sic
  notFound: "No se encontró el usuario",
  failure: "Lo sentimos, hubo un error. Comuníquese con nosotros.",
} as const;
