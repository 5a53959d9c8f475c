import { hasContactData } from "./contactData";
import { readLetters, undisguise } from "./disguise";

/** What a message is warned of before its proposal is accepted. */
export type ChatWarning = "contact" | "payment";

const contactRequests =
  /\b(?:pasa(?:me|s)?|da(?:me|s)|mandame|enviame|dejame|regalame|te (?:paso|doy|dejo|mando))\s(?:tu|el|mi|un)\s(?:numero|telefono|tel|telf|tlfn?o?|contacto|celular|cel|correo)\b/;

const payments: readonly RegExp[] = [
  // Ways of paying.
  /\bp(?:ago)?[\s.-]{0,3}m(?:ovil|vl)\b|\bzell?e\b|\bbinan(?:ce|s|se)\b|\busdt\b|\bcripto(?:s|monedas?)?\b|\bbitcoins?\b/,
  /\bpay\s?pal\b|\bzinli\b|\bwally\b|\bairtm\b|\bwestern union\b|\bgift\s?cards?\b|\btarjeta de credito\b/,
  /\btransfier|\btransferi(?:r|rte|rme|me)\b(?! (?:fotos|archivos|videos|musica|datos))|(?<!caja de )\btransferencias?\b|\bdeposita(?:me|le|s|r|rte)?\b|\bdeposito (?:en|al|antes)\b|\bte deposito\b/,
  // Accounts, and what a transfer asks for.
  /\b01\d{2}[\s-]?\d{4}[\s-]?\d{2}[\s-]?\d{10}(?!\d)|\b(?:numero de cuenta|cuenta (?:corriente|bancaria|de ahorros?)|mi cuenta (?:es|del?|en))\b/,
  /\b(?:banesco|bancamiga|bdv|banco (?:de venezuela|mercantil|provincial))\b|\b(?:al|del) (?:mercantil|provincial)\b/,
  /\b(?:cedula|c\.\s?i\.?|ci)\s?:?\s?[ve]?-?\d{1,2}\.?\d{3}\.?\d{3}(?!\d)|\bcedula y banco\b|\bdatos para (?:pagar|el pago|transferir)/,
  // Money before the thing has been seen.
  /\b(?:por adelantado|parte adelantada|un adelanto|de sena|abona(?:me|s|r)|te abono|con abono)\b|\b(?:el pago|paga[rs]?|pagas el envio) (?:primero|antes)\b/,
  /\b(?:envi|mand|pas)\p{L}{1,5} (?:el|la|los) (?:dinero|plata|pago|reales|mitad|comprobante)\b|\bcaptu\p{L}{0,3} (?:del|de) pago\b/u,
  /\b(?:pagame|mandame primero)\b|\bpagas? (?:el (?:envio|flete) )?(?:tu )?(?:primero|antes|hoy|ya)\b|\b(?:link|enlace) de pago\b|\bcomprobante del? pago\b|\bme pagas\b/,
  /\brecargas? (?:de )?\d|\bcodigo (?:de verificacion|que te lleg|por (?:sms|mensaje))/,
];

/**
 * Why a message deserves a warning; null for none. It matches more than the refusal of public texts does: a warning may
 * be wrong now and then, and "acepto Zelle" is no contact data.
 */
export function findChatWarning(text: string): ChatWarning | null {
  const words = readLetters(undisguise(text));
  if (payments.some((pattern) => pattern.test(words))) return "payment";
  return contactRequests.test(words) || hasContactData(text) ? "contact" : null;
}
