import { testCards } from "../adapters/cardGateway/sandbox";
import type { SandboxOutcome, SandboxPayment } from "../adapters/cardGateway/sandbox";
import { escapeHtml } from "./mails/layout";
import { formatBolivares } from "./money";

const outcomeLabels: Record<SandboxOutcome, string> = {
  approved: "aprueba el pago",
  rejected: "rechaza el pago",
  to_be_confirmed: "deja el pago por confirmar",
};
const groupDigits = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");
/** Addresses of the client that the page leads back to. */
interface ReturnPaths {
  paid: string;
  unpaid: string;
  again: string;
}

/** What the form was refused with, and for what. */
interface Refusal {
  error: string;
  typed: string;
}

/**
 * The built-in page of payments: says on every state that it is a test, and takes nothing but test cards. No script.
 */
export function cardPage(
  payment: SandboxPayment,
  { paths, refusal }: { paths: ReturnPaths; refusal?: Refusal | undefined },
): string {
  const { title, body } = states[payment.status](refusal);
  const isPaid = payment.status === "approved";
  const back = isPaid ? paths.paid : paths.unpaid;
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<dl><div><dt>Concepto</dt><dd>${escapeHtml(payment.description)}</dd></div><div><dt>Total</dt><dd>${formatBolivares(payment.amountCents)}</dd></div></dl>
${body}
<p><a class="${isPaid ? "button" : ""}" href="${escapeHtml(back)}">Volver a Truequea</a></p>`,
  );
}

/** It was not paid in time, or another one has taken its place; nothing of it can be paid any more. */
export const expiredCardPage = (paths: ReturnPaths) =>
  page(
    "Este enlace de pago ya no vale",
    `<h1>Este enlace de pago ya no vale</h1>
<p>Venció, o abriste otro en su lugar. Aquí no se cobró nada. Mira en Truequea cómo va tu pago.</p>
<p><a href="${escapeHtml(paths.again)}">Volver a Truequea</a></p>`,
  );

/** For an invalid control value; does not say why. */
export const unknownCardPage = () =>
  page("Pago no encontrado", "<h1>Pago no encontrado</h1><p>Este enlace de pago no existe.</p>");

const form = ({ error, typed }: Partial<Refusal> = {}) => `<form method="post">
<label for="card">Número de tarjeta de prueba</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="23" required${typed ? ` value="${escapeHtml(typed)}"` : ""}${error ? ' aria-invalid="true" aria-describedby="error"' : ""}>
${error ? `<p id="error" class="error" role="alert">${escapeHtml(error)}</p>` : ""}
<button>Pagar</button>
</form>
<h2>Tarjetas de prueba</h2>
<ul>${testCards.map(({ number, outcome }) => `<li><code>${groupDigits(number)}</code> ${outcomeLabels[outcome]}</li>`).join("")}</ul>`;

const states: Record<SandboxPayment["status"], (refusal?: Refusal) => { title: string; body: string }> = {
  open: (refusal) => ({ title: "Paga con tarjeta", body: form(refusal) }),
  rejected: (refusal) => ({
    title: "Pago rechazado",
    body: `<p role="status">El banco de prueba rechazó la tarjeta. Puedes intentarlo de nuevo.</p>${form(refusal)}`,
  }),
  to_be_confirmed: () => ({
    title: "Pago por confirmar",
    body: `<p role="status">El banco de prueba todavía no responde. Decide tú qué contesta:</p>
<form method="post" class="row"><button name="decision" value="approved">Confirmar el pago</button><button class="plain" name="decision" value="rejected">Rechazar el pago</button></form>`,
  }),
  approved: () => ({
    title: "Pago aprobado",
    body: '<p role="status">El pago de prueba se aprobó. Ya puedes cerrar esta ventana.</p>',
  }),
};

const style = `*{box-sizing:border-box}body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#10203a;background:#fbf6ec}
.test{margin:0;padding:12px 16px;background:#ffbd1f;text-align:center;font-weight:700}
main{max-width:30rem;margin:24px auto;padding:24px;background:#fff;border-radius:22px 6px 22px 6px}@media(max-width:32rem){main{margin:16px}}
h1{margin:0 0 16px;font-size:26px;line-height:1.25}h2{margin:24px 0 8px;font-size:18px}
dl{margin:0 0 20px}dl div{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid #e6dfd0}dd{margin:0;font-weight:700;text-align:right}
label{display:block;margin-bottom:6px;font-weight:700}input{width:100%;min-height:48px;padding:10px 12px;font:inherit;border:1px solid #6b7689;border-radius:12px}
button,.button{display:inline-block;min-height:48px;margin-top:16px;padding:11px 22px;font:inherit;font-weight:700;color:#fff;background:#07559e;border:1px solid #07559e;border-radius:12px;text-decoration:none;cursor:pointer}
.plain{color:#b92c15;background:#fff;border-color:#b92c15}.row{display:flex;flex-wrap:wrap;gap:0 12px}a{color:#07559e}.error{margin:6px 0 0;color:#b92c15}
ul{margin:0;padding-left:20px}li{margin:6px 0}code{font-size:16px;white-space:nowrap}:focus-visible{outline:3px solid #07559e;outline-offset:2px}`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Pasarela de prueba</title><style>${style}</style></head>
<body><p class="test">Pasarela de prueba: aquí no se cobra nada. No escribas una tarjeta real.</p><main>${content}</main></body></html>`;
