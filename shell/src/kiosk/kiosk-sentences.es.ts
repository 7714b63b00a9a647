import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './kiosk-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  finish: 'Ya terminé',
  stay: 'Sigo aquí',
  'warning.title': '¿Sigues ahí?',
  'warning.text': {
    one: 'En {n} segundo este dispositivo vuelve al inicio y olvida lo que escribiste.',
    other: 'En {n} segundos este dispositivo vuelve al inicio y olvida lo que escribiste.',
  },
  'failed.title': 'No te vayas todavía',
  'failed.text': 'Se perdió la conexión y tu sesión sigue abierta aquí. Seguimos intentando cerrarla.',
}
