/** The absolute payment URL; null unless it is http or https (a `javascript:` URL, say). */
export function parsePaymentUrl(url: string | null | undefined): string | null {
  const parsed = url && URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}
