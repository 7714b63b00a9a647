import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'portal.sections': 'Panel de contratación',
  'section.roles': 'Puestos',
  'section.applies': 'Solicitudes',
  'section.interviews': 'Entrevistas',
  'section.check-ins': 'Llegadas',
  'section.managers': 'Equipo',
  'section.questions': 'Preguntas',
  'section.stats': 'Estadísticas',
  'section.settings': 'Configuración',
}
