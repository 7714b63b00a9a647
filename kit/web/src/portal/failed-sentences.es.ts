import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './failed-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  retry: 'Intentar de nuevo',
  unavailable: 'Esto no está disponible en este momento',
  forbidden: 'No puedes ver esto',
  'forbidden-text': 'Un administrador de tu empresa puede darte el permiso.',
}
