import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './keyword-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  label: 'Palabra clave',
  rule: 'Escribe de {least} a {most} letras y números, empezando con una letra',
  save: 'Guardar la palabra clave',
  saved: 'Guardado',
}
