import { mismatch as english } from '../../language/mismatch.en.ts'
import { mismatch as spanish } from '../../language/mismatch.es.ts'
import { translators, type Language, type Translate } from '../../language/translate.ts'
import { minutesShown } from './commute.ts'
import { minutesOf, type Mismatch } from './mismatch.ts'

type Translator = Translate<typeof english>
const inLanguage = translators(english, spanish)

/** "a", "a and b", "a, b and c" */
export const joinList = (words: readonly string[], t: Translator): string =>
  words.length < 2 ? (words[0] ?? '') : t('and', { list: words.slice(0, -1).join(', '), last: words.at(-1)! })

/** What does not fit, in a sentence. A limit that the person never set is not told as theirs. */
export function mismatchSentence({ type, ...details }: Mismatch, language: Language): string {
  const t = inLanguage[language]
  const isDefault = type === 'commute' && details.pref === undefined
  return t(isDefault ? 'mismatch.commute-long' : `mismatch.${type}`, {
    shifts: joinList(
      (details.shift ?? []).map((one) => t(`mismatch.${one}s`)),
      t,
    ),
    minutes: minutesShown(minutesOf(details)),
    pref: details.pref ?? 0,
    skills: joinList(details.skills ?? [], t),
    n: details.months ?? 0,
  })
}
