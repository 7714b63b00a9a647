import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  close: 'Cerrar',
  'terms.now.title': 'Cambiamos nuestros términos',
  'terms.now.text':
    'Actualizamos nuestros términos y nuestra política de privacidad el {date}. Al seguir usando Lunchpail, los aceptas.',
  'terms.before.title': 'Nuestros términos van a cambiar',
  'terms.before.text':
    'Por favor, lee nuestros términos y nuestra política de privacidad. Entran en vigor el {date}.',
  'terms.terms': 'Leer los términos',
  'terms.privacy': 'Leer la política de privacidad',
  'terms.ok': 'Entendido',
}
