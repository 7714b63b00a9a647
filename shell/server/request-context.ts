import { languageOf } from '@lunchpail/contracts/language/translate'
import type { Language } from '@lunchpail/contracts/language/translate'

/** The language chosen on the site, else the browser's. */
export const languageFrom = (cookie: string | undefined, header: string | undefined): Language =>
  languageOf([cookie, header].join())
