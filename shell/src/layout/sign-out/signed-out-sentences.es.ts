import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './signed-out-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  ended: 'Tu sesión se cerró. Inicia sesión otra vez para seguir donde estabas.',
  deactivated: 'Esta cuenta se desactivó. Comunícate con soporte para recibir ayuda.',
  suspended:
    'Esta cuenta se desactivó por 30 días por faltar varias veces sin avisar. Comunícate con soporte para recibir ayuda.',
  close: 'Cerrar este mensaje',
}
