import type { Language } from '@lunchpail/contracts/language/translate'
import type { ArchivePart } from './zip-archive.ts'
import { archiveSentences } from './sentences.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** `address_line1` as a person reads it: "Address line1". */
const spelled = (name: string): string => {
  const words = name.replaceAll(/[._]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #1c1917; }
  h2 { margin-top: 3rem; border-bottom: 2px solid; }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
  dt { font-weight: 600; } dd, ul { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; } ul { padding-left: 1.25rem; }
  section > dl { border-left: 4px solid #d6d3d1; padding-left: 1rem; }
  @media (max-width: 40rem) { dl { grid-template-columns: 1fr; } }`

/**
 * The archive as a page that a browser opens from a disk: no script, and nothing from elsewhere. Labels of fields are their
 * names in the files, spelled for people.
 */
export function archivePage(
  parts: readonly ArchivePart[],
  { language, at }: { readonly language: Language; readonly at: Date },
): string {
  const t = archiveSentences(language)
  const valueOf = (value: unknown): string => {
    if (value === null || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (Array.isArray(value))
      return value.length === 0 ? '–' : `<ul>${value.map((one) => `<li>${valueOf(one)}</li>`).join('')}</ul>`
    if (typeof value === 'object') return listOf(value as Record<string, unknown>)
    return escape(typeof value === 'string' ? value : JSON.stringify(value))
  }
  const listOf = (row: Readonly<Record<string, unknown>>): string =>
    `<dl>${Object.entries(row)
      .map(([name, value]) => `<dt>${escape(spelled(name))}</dt><dd>${valueOf(value)}</dd>`)
      .join('')}</dl>`
  const sections = parts.map(({ noun, rows }) => {
    const tables = Object.entries(rows).map(
      ([table, owned]) =>
        `<section><h3>${escape(spelled(table))} (${owned.length})</h3>${owned.map(listOf).join('')}</section>`,
    )
    return `<h2>${t(`part.${noun}`)}</h2>
<p>${t('file', { name: `<a href="${noun}.json">${noun}.json</a>` })}</p>
${tables.length > 0 ? tables.join('\n') : `<p>${t('nothing')}</p>`}`
  })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${t('title')}</title>
<style>${style}</style>
<h1>${t('title')}</h1>
<p>${t('lead', { day })}</p>
<p>${t('left-out')}</p>
${sections.join('\n')}
</html>
`
}
