import { translators, type Language, type Translate } from '@lunchpail/contracts/language/translate'
import { sentences as english } from './sentences.en.ts'
import { sentences as spanish } from './sentences.es.ts'

export type Translator = Translate<typeof english>
const inLanguage = translators(english, spanish)
export const translatorFor = (language: Language): Translator => inLanguage[language]
