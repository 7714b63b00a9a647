import type { Language } from '@lunchpail/contracts/language/translate'
import type { Block, EmailContent } from './template.ts'
import { translatorFor } from './translator-for.ts'

/** An email as a provider takes it. */
export interface Email {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly replyTo?: string
}

interface Frame {
  readonly language: Language
  readonly postalAddress: string
  /** absent where the person asked for it, or has to know it: such an email cannot be stopped */
  readonly unsubscribe: { readonly oneClick: string; readonly page: string } | undefined
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names and titles are strangers' text: nothing of them is markup. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('link' in block)
    return block.detail ? `${block.label}\n${block.detail}\n${block.link}` : `${block.label}: ${block.link}`
  return 'list' in block ? block.list.map((item) => `- ${item}`).join('\n') : block.code
}

const linkHtml = (label: string, link: string): string =>
  `<a href="${escapeHtml(link)}" style="color:#b84300">${escapeHtml(label)}</a>`

const htmlOf = (block: Block): string => {
  if (typeof block === 'string')
    return `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(block)}</p>`
  if ('code' in block)
    return `<p style="margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:800;letter-spacing:0.12em">${escapeHtml(block.code)}</p>`
  if ('link' in block) {
    const { label, link, detail } = block
    const said = detail
      ? `<strong>${linkHtml(label, link)}</strong><br>${escapeHtml(detail)}`
      : linkHtml(label, link)
    return `<p class="quiet" style="margin:0 0 16px">${said}</p>`
  }
  const items = block.list.map(
    (item) => `<li style="margin:0 0 6px"><strong>${escapeHtml(item)}</strong></li>`,
  )
  return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`
}

/** The colours of kit/ui/src/tokens.css. Most mail programs read inline styles alone; those that know dark read this, too. */
const darkStyle = `@media (prefers-color-scheme:dark){
.page{background:#0d1320!important;color:#f6f1e8!important}
.quiet{color:#b9bfcc!important;border-color:#2b374c!important}
.quiet a{color:#ff8f50!important}
.button{background:#ff7a2f!important;color:#111a2e!important}}`

/** Fills the rest of the line that mail programs show beside the subject, which would go on with the first words of the page. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * The one look of our emails: a narrow column, ink on paper, one orange button. The plain part says the same. An email that
 * may be stopped says so to the mail program (RFC 2369, RFC 8058) and to the person.
 */
export function renderEmail(content: EmailContent, frame: Frame): Email {
  const { subject, title = subject, preheader, blocks, button, footer } = content
  const { language, postalAddress, unsubscribe } = frame
  const t = translatorFor(language)
  const stop = t('email.unsubscribe')
  const text = [
    title,
    ...blocks.map(textOf),
    ...(button ? [`${button.label}: ${button.link}`] : []),
    '--',
    footer,
    ...(unsubscribe ? [`${stop}: ${unsubscribe.page}`] : []),
    postalAddress,
  ].join('\n\n')
  const buttonHtml = button
    ? `<p style="margin:28px 0"><a class="button" href="${escapeHtml(button.link)}" style="display:inline-block;padding:14px 22px;border-radius:12px;background:#f55f0a;color:#111a2e;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>\n`
    : ''
  const stopHtml = unsubscribe ? `<p style="margin:0 0 8px">${linkHtml(stop, unsubscribe.page)}</p>\n` : ''
  return {
    subject,
    text,
    ...(content.replyTo !== undefined && { replyTo: content.replyTo }),
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbf8f3;color:#111a2e">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${filler}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf8f3;color:#111a2e">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font-weight:800;font-size:20px;letter-spacing:-0.02em">Lunchpail</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15;letter-spacing:-0.02em">${escapeHtml(title)}</h1>
${blocks.map(htmlOf).join('\n')}
${buttonHtml}<div class="quiet" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2dacd;font-size:14px;color:#485165">
<p style="margin:0 0 8px">${escapeHtml(footer)}</p>
${stopHtml}<p style="margin:0">${escapeHtml(postalAddress)}</p>
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>`,
  }
}
