import type { Language } from '@lunchpail/contracts/language/translate'
import { html } from '../html.ts'
import type { Html } from '../html.ts'
import type { OverrideNote } from './overrides.ts'

interface BannerSentences {
  readonly on: (note: OverrideNote) => string
  readonly notFound: (note: OverrideNote) => string
  readonly off: string
  readonly label: string
}

const sentences: Record<Language, BannerSentences> = {
  en: {
    label: 'Local build',
    on: ({ remote, address }) => `In this browser, ${remote} comes from ${address}.`,
    notFound: ({ remote, address }) => `${address} has no build of ${remote}, so you see the released one.`,
    off: 'Turn off',
  },
  es: {
    label: 'Versión local',
    on: ({ remote, address }) => `En este navegador, ${remote} viene de ${address}.`,
    notFound: ({ remote, address }) => `${address} no tiene ninguna versión de ${remote}; ves la publicada.`,
    off: 'Desactivar',
  },
}

/** Its style sheet: only pages with a banner load it. */
export const overrideStyles = html`<link rel="stylesheet" href="/override.css" />`

/** Beside the page, so that no script has to come for it, nor for the way out. */
export const overrideBanner = (note: OverrideNote, language: Language): Html => {
  const t = sentences[language]
  return html`<aside id="override" aria-label="${t.label}">
    <p>${note.found ? t.on(note) : t.notFound(note)}</p>
    <form method="post" action="/override/off"><button>${t.off}</button></form>
  </aside>`
}
