import { desc, eq } from "drizzle-orm";
import { Router } from "express";
import type { Response } from "express";
import { mails } from "../db/schema/mails";
import { escapeHtml } from "../presenters/mails/layout";
import type { Services } from "../services";
import { id } from "../validation";

const maxMails = 100;

/** The mails that were not sent by SMTP, to be read in the browser; never in production. */
export function outboxRoutes(services: Services) {
  const router = Router();
  if (!services.settings.outbox) return router;

  router.get("/", async (req, res) => {
    const list = await services.db.select().from(mails).orderBy(desc(mails.id)).limit(maxMails);
    if (req.accepts(["html", "json"]) === "json") {
      res.json(
        list.map(({ id, recipient, subject, text, html, createdAt }) => ({
          id,
          recipient,
          subject,
          text,
          html,
          created_at: createdAt,
        })),
      );
      return;
    }
    const rows = list.map(
      (mail) =>
        `<li><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a><br><small>Para ${escapeHtml(mail.recipient)} · ${mail.createdAt.toISOString()}</small></li>`,
    );
    sendPage(res, "Buzón de salida", rows.length ? `<ul>${rows.join("")}</ul>` : "<p>No hay correos</p>");
  });

  router.get("/:id", async (req, res, next) => {
    const known = id.safeParse(req.params.id);
    const [mail] = known.success ? await services.db.select().from(mails).where(eq(mails.id, known.data)) : [];
    if (!mail) return next();
    const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(mail.html)?.[1] ?? `<pre>${escapeHtml(mail.text)}</pre>`;
    sendPage(
      res,
      mail.subject,
      `<p><a href="/outbox">Volver al buzón</a></p><p><small>Para ${escapeHtml(mail.recipient)}</small></p><article>${body}</article>`,
    );
  });

  return router;
}

function sendPage(res: Response, title: string, content: string) {
  res.set({ "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'", "Cache-Control": "no-store" });
  res.type("html")
    .send(`<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font-family:system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1f2a26;background:#f6f2ea}li{margin:0 0 1rem}a{color:#0b6b4f}</style></head>
<body><h1>${escapeHtml(title)}</h1>${content}</body></html>`);
}
