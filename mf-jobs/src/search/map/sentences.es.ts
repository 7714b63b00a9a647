import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  label: 'Mapa de estos empleos',
  mark: { one: '{n} empleo en {place}', other: '{n} empleos en {place}' },
  'mark.one': '{title} en {place}',
  around: '{place} y sus alrededores',
  nowhere: 'Ninguno de estos empleos sigue abierto.',
}
