import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './own-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  lead: 'Esta es tu solicitud como la enviaste el {date}. No incluye lo que cambiaste después en tu perfil.',
  unseen:
    '{company} no ve tus datos de contacto, tu dirección, tu fecha de nacimiento, tu permiso para trabajar, cómo aprendiste tus habilidades ni los jefes de tus trabajos anteriores.',
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
  loading: 'Cargando lo que enviaste',
  unavailable: 'Ahora no podemos mostrar lo que enviaste',
  retry: 'Intentar de nuevo',
  'not-found': 'Lo que enviaste con esta solicitud ya no está aquí.',
}
