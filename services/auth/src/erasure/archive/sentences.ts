import { translator, type Language, type Translate } from '@lunchpail/contracts/language/translate'
import { sentences as english } from './sentences.en.ts'
import { sentences as spanish } from './sentences.es.ts'

const catalogues = { en: english, es: spanish }

export const archiveSentences = (language: Language): Translate<typeof english> =>
  translator<typeof english>(catalogues[language])
