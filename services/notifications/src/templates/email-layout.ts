const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names and titles are strangers' text: nothing of them is markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

/** A paragraph of a body. */
export const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const buttonOf = (button: { readonly label: string; readonly link: string } | undefined): string =>
  button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:14px 22px;border-radius:12px;background:#f55f0a;color:#111a2e;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>\n`
    : ''

/**
 * The one look of our emails: a narrow column, ink on paper, one orange button, in the colours of kit/ui/src/tokens.css.
 * Mail programs read inline styles only.
 */
export const emailLayout = (parts: {
  readonly language: string
  readonly title: string
  readonly body: string
  readonly button?: { readonly label: string; readonly link: string }
  readonly footer: string
}): string => `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(parts.title)}</title>
</head>
<body style="margin:0;background:#fbf8f3;color:#111a2e;font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 24px;font-weight:800;font-size:20px;letter-spacing:-0.02em">Lunchpail</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15;letter-spacing:-0.02em">${escapeHtml(parts.title)}</h1>
${parts.body}
${buttonOf(parts.button)}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2dacd;font-size:14px;color:#485165">${escapeHtml(parts.footer)}</p>
</div>
</body>
</html>`
