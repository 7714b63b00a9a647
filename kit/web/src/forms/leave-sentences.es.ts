import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './leave-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: '¿Salir sin guardar?',
  text: 'Tienes cambios sin guardar.',
  go: 'Salir sin guardar',
  'title.unsent': '¿Salir sin enviar?',
  'text.unsent': 'No has enviado lo que escribiste.',
  'go.unsent': 'Salir sin enviar',
  stay: 'Quedarme aquí',
  close: 'Cerrar',
}
