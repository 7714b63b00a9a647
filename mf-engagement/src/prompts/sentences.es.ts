import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  close: 'Cerrar',
  'terms.now.title': 'Cambiamos nuestros términos',
  'terms.now.text':
    'Actualizamos nuestros términos y nuestra política de privacidad el {date}. Al seguir usando Lunchpail, los aceptas.',
  'terms.ahead.title': 'Nuestros términos van a cambiar',
  'terms.ahead.text':
    'Por favor, lee los nuevos términos y la nueva política de privacidad. Entran en vigor el {date}.',
  'terms.before.title': 'Cambiamos nuestros términos',
  'terms.before.text':
    'Por favor, lee nuestros términos y nuestra política de privacidad. Están en vigor desde el {date}.',
  'terms.terms': 'Leer los términos',
  'terms.privacy': 'Leer la política de privacidad',
  'terms.ok': 'Entendido',
}
