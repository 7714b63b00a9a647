import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  ask: '¿Por qué no me sugirieron este empleo?',
  loading: 'Buscando la razón',
  failed: 'No pudimos averiguarlo',
  retry: 'Intentar de nuevo',
  more: 'Esto también tendría que cambiar:',
  others: 'Otras preferencias que ocultan empleos',
}
