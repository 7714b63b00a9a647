import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'similar.title': 'Empleos parecidos',
  'similar.text':
    'Con un clic envías tu última solicitud. Si un empleo pregunta algo más, te lo preguntamos antes.',
  'similar.more': 'Ver más',
  'similar.expand': 'Ver detalles',
  'similar.collapse': 'Ocultar detalles',
  'similar.about': '{label}: {title}',
  'similar.apply': 'Postularme',
  'similar.one-click': 'Postularme con un clic',
  'similar.sent': 'Solicitud enviada',
  'similar.failed': 'No funcionó. Inténtalo de nuevo.',
}
