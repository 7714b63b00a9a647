import { mismatch } from '@lunchpail/contracts/language/mismatch.es'
import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  ...mismatch,
  or: '{list} o {last}',
  'why.archived': 'Tu cuenta está archivada, por eso no te sugerimos empleos.',
  'why.closed': 'Este empleo ya está cerrado.',
  'why.paused': 'Este empleo está en pausa: por ahora no recibe solicitudes.',
  'why.twin': 'El mismo empleo se publicó dos veces. Te sugerimos la otra publicación.',
  'why.applied': 'Ya te postulaste a este empleo.',
  'why.withdrawn': {
    one: 'Retiraste tu solicitud para este empleo. Podemos volver a sugerírtelo en {n} día.',
    other: 'Retiraste tu solicitud para este empleo. Podemos volver a sugerírtelo en {n} días.',
  },
  'why.saved': 'Guardaste este empleo, así que está con tus empleos guardados.',
  'why.passed': 'Dijiste que este empleo no te interesa. Si cambiaste de opinión, guárdalo.',
  'why.locked': 'Empleos para ti está bloqueado: respondiste {answered} de {needed} preguntas.',
  'why.role': 'Es un empleo de {role}, y pediste uno de {wanted}.',
  'why.role-unknown': 'No dice qué tipo de trabajo es, y pediste uno de {wanted}.',
  'why.shift': 'El turno es {shifts}, y pediste trabajar {wanted}.',
  'why.rating': 'Respondiste “Para nada” a trabajar {shifts}.',
  'why.weekend': 'Incluye fines de semana, y dijiste que no los trabajas.',
  'why.wage': 'Paga {pays} por hora, y pediste al menos {wage}.',
  'why.wage-assumed': 'Paga {pays} por hora. Mientras no indiques tu pago mínimo, buscamos desde {wage}.',
  'pays.up-to': 'hasta {amount}',
  'pays.from': 'desde {amount}',
  'why.commute': 'Queda a {minutes} minutos, y tu límite es {limit}.',
  'why.commute-assumed':
    'Queda a {minutes} minutos. Mientras no indiques un límite, buscamos a {limit} minutos o menos.',
  'why.far': 'Queda a más de dos horas.',
  'why.unplaced': 'No dice dónde es el empleo, así que no sabemos cuánto tendrías que viajar.',
  'why.newest':
    'No sabemos dónde vives, por eso solo buscamos entre los empleos más nuevos. Agrega tu código postal para ver los que te quedan cerca.',
  'why.better': {
    one: 'Te conviene, igual que {n} empleo más. Primero mostramos los mejores, y este cuando hayas decidido sobre esos.',
    other:
      'Te conviene, igual que {n} empleos más. Primero mostramos los mejores, y este cuando hayas decidido sobre esos.',
  },
  'why.suggested': 'Ahora está en Empleos para ti.',
  'cost.fitting': {
    one: '{jobs} empleo coincide con estas preferencias.',
    other: '{jobs} empleos coinciden con estas preferencias.',
  },
  'cost.none-of-newest': 'Ninguno de los {jobs} empleos más nuevos coincide con estas preferencias.',
  'cost.role': {
    one: 'Los tipos de trabajo que elegiste ocultan {jobs} empleo.',
    other: 'Los tipos de trabajo que elegiste ocultan {jobs} empleos.',
  },
  'cost.shift': {
    one: 'Los turnos que elegiste ocultan {jobs} empleo.',
    other: 'Los turnos que elegiste ocultan {jobs} empleos.',
  },
  'cost.rating': {
    one: '“Para nada” en un turno oculta {jobs} empleo.',
    other: '“Para nada” en un turno oculta {jobs} empleos.',
  },
  'cost.weekend': {
    one: 'No trabajar en fin de semana oculta {jobs} empleo.',
    other: 'No trabajar en fin de semana oculta {jobs} empleos.',
  },
  'cost.wage': {
    one: 'Tu pago mínimo de {wage} oculta {jobs} empleo.',
    other: 'Tu pago mínimo de {wage} oculta {jobs} empleos.',
  },
  'cost.commute': {
    one: 'Tu traslado máximo de {minutes} minutos oculta {jobs} empleo.',
    other: 'Tu traslado máximo de {minutes} minutos oculta {jobs} empleos.',
  },
  'link.preference': 'Cambiar tus preferencias de empleo',
  'link.questions': 'Responder preguntas',
  'link.applications': 'Ver tus solicitudes',
  'link.saved': 'Ver tus empleos guardados',
  'link.twin': 'Ver la otra publicación',
  'link.home': 'Agregar tu código postal',
  'link.matches': 'Ver Empleos para ti',
  'role.warehouse': 'almacén',
  'role.trucking': 'transporte',
  'role.production': 'producción',
  'role.skilled trades': 'oficios',
}
