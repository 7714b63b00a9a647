import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './question-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  choose: 'Elige una opción',
  several: 'Elige todas las que quieras.',
  'follow-up': 'Cuéntanos un poco más',
  untranslated: 'El empleador hace esta pregunta solo en inglés. Puedes responder en español.',
  'scale.rate': '1 es lo más bajo, 5 lo más alto.',
  'scale.satisfaction': '1 es muy insatisfecho, 5 muy satisfecho.',
  'scale.enps': '0 es nada probable, 10 es muy probable.',
  counter: '{used} de {limit} caracteres',
}
