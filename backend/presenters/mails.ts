export interface Mail { subject: string; text: string; html: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Asks a new person to confirm the e-mail address. */
export function confirmationMail(name: string, link: string): Mail {
  return mail({
    subject: 'Confirma tu cuenta en Truequea',
    greeting: `¡Hola, ${name}!`,
    lines: ['Gracias por registrarte en Truequea. Confirma tu correo para empezar a cerrar buenos cambios.', 'El enlace vence en 3 días y solo se puede usar una vez.'],
    button: { label: 'Confirmar mi cuenta', link },
    ending: 'Si no creaste esta cuenta, ignora este mensaje.',
  })
}

interface Parts { subject: string; greeting: string; lines: string[]; button: { label: string; link: string }; ending: string }

function mail({ subject, greeting, lines, button, ending }: Parts): Mail {
  return {
    subject,
    text: [greeting, ...lines, `${button.label}: ${button.link}`, ending, 'Truequea'].join('\n\n'),
    html: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f2ea;font-family:Figtree,Arial,sans-serif;color:#1f2a26">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<p style="font-size:20px;font-weight:700">${escapeHtml(greeting)}</p>
${lines.map((line) => `<p style="line-height:1.5">${escapeHtml(line)}</p>`).join('\n')}
<p style="margin:28px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#0b6b4f;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="line-height:1.5;color:#55605b">${escapeHtml(ending)}</p>
<p style="color:#55605b">Truequea</p>
</div></body></html>`,
  }
}
