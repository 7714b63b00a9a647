import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './own-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  lead: 'Esta es tu solicitud como la enviaste el {date}. No incluye lo que cambiaste después en tu perfil.',
  unseen:
    '{company} no ve tus datos de contacto, tu dirección, tu fecha de nacimiento, tu permiso para trabajar ni los jefes de tus trabajos anteriores.',
  equal:
    'Si contestaste las preguntas de igualdad de oportunidades, esas respuestas se guardan aparte y no se muestran con ninguna solicitud.',
  'no-jobs': 'Sin experiencia laboral',
  gap: 'De {start} a {end}: {reason}',
  manager: 'Jefe: {name}',
  accepted: 'Lo que dijiste que te parece bien',
  'accepted.location': 'El viaje largo hasta este trabajo',
  'accepted.commute': 'Un viaje al trabajo más largo del que pediste',
  'accepted.availability': 'Turnos que dijiste que no quieres de ninguna manera',
  schools: 'Estudios',
  'compared.title': 'Cómo se compara esta solicitud',
  'compared.text':
    'Comparamos tus respuestas con el empleo de forma automática: traslado, turnos, habilidades y experiencia. {company} ve lo que no coincide. No se da puntaje a las solicitudes ni se ordenan por eso, y decide una persona.',
  'compared.asked':
    'Pediste que una persona la revise. {company} lo ve, y no ve cómo se comparan tus respuestas.',
  'compared.ask': 'Pedir que la revise una persona',
  'compared.undo': 'Mostrar otra vez la comparación',
  'compared.failed': 'No funcionó. Inténtalo de nuevo.',
  loading: 'Cargando lo que enviaste',
  unavailable: 'Ahora no podemos mostrar lo que enviaste',
  retry: 'Intentar de nuevo',
  'not-found': 'Lo que enviaste con esta solicitud ya no está aquí.',
}
