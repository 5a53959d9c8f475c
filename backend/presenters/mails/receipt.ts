import { clockTime } from "../../../rules/clock";
import { formatBolivares, formatDollars } from "../money";
import type { Payment } from "../../db/payments";
import { toReceipt } from "../receipt";
import { longDays } from "../days";
import { renderMail } from "./layout";
import type { Mail } from "./layout";

/** The receipt of a payment; it concerns the account itself and is always sent. */
export function receiptMail(payment: Payment, publicUrl: string): Mail {
  const { number, paidAt, concept, publicationTitle, payer, creditedCents } = toReceipt(payment);
  const { id, priceCents, review } = payment.proforma;
  const what =
    publicationTitle === null
      ? concept
      : `${concept} ${payment.proforma.kind === "secure-exchange" ? "por" : "de"} «${publicationTitle}»`;
  return renderMail({
    subject: `Recibo ${number}: ${concept}`,
    preview: `Recibimos tu pago de ${review ? formatBolivares(review.amountCents) : formatDollars(priceCents)}.`,
    greeting: `¡Gracias, ${payment.payer.name}!`,
    lines: [
      "Recibimos tu pago. Este es tu recibo.",
      `Número: ${number}`,
      `Fecha: ${paidAt ? `${longDays.format(paidAt)}, ${clockTime(paidAt)}` : ""}, hora de Caracas`,
      `Concepto: ${what}`,
      `Precio: ${formatDollars(priceCents)}`,
      ...(review
        ? [
            `Tasa: ${formatBolivares(review.rateE4 / 100)} por dólar`,
            ...review.taxes.map(
              ({ name, percent, amountCents }) => `${name} (${percent}%): ${formatBolivares(amountCents)}`,
            ),
            `Total pagado con tarjeta: ${formatBolivares(review.amountCents)}`,
          ]
        : [`Total pagado con crédito: ${formatDollars(priceCents)}`]),
      `A nombre de: ${payer}`,
      ...(creditedCents === null ? [] : [`Abonamos ${formatDollars(creditedCents)} a tu crédito.`]),
    ],
    button: { label: "Ver el recibo", link: `${publicUrl}/recibo/${id}` },
    notes: ["En el recibo puedes imprimirlo o guardarlo como PDF. Todos tus pagos están en Ajustes."],
  });
}
