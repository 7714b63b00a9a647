import { translator, type Language, type Translate } from '@lunchpail/contracts/language/translate'
import { sentences as english } from './sentences.en.ts'
import { sentences as spanish } from './sentences.es.ts'

const catalogues = { en: english, es: spanish }

/** Hebrew, Arabic and the other scripts that are read from the right. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name that is read from the right turns its own letters alone, not the words beside it: Unicode's isolates. */
const isolated = (value: string | number): string | number =>
  typeof value === 'string' && fromTheRight.test(value) ? `\u2068${value}\u2069` : value

/** `Acme Inc.`, or a title that was cut: a sentence that ends with it has its end. */
const endsItself = (value: string | number): value is string =>
  typeof value === 'string' && /[.…]\u2069?$/.test(value)

export const translatorFor = (language: Language): Translate<typeof english> => {
  const translate = translator<typeof english>(catalogues[language])
  return (key, values) => {
    const shown = Object.entries(values ?? {}).map(([name, value]) => [name, isolated(value)] as const)
    const sentence = translate(key, values && Object.fromEntries(shown))
    return shown.reduce(
      (said, [, value]) => (endsItself(value) ? said.replaceAll(`${value}.`, () => value) : said),
      sentence,
    )
  }
}
