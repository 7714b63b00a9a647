import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './leave-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: '¿Salir sin guardar?',
  text: 'Tienes cambios sin guardar.',
  go: 'Salir sin guardar',
  stay: 'Quedarme aquí',
  close: 'Cerrar',
}
