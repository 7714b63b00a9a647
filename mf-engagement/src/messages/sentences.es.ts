import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Mensajes',
  none: 'No hay mensajes.',
  'none.candidate': 'Todavía no hay mensajes. Aquí puedes preguntarle a {other} sobre este empleo.',
  'none.manager':
    'Todavía no hay mensajes. Lo que escribas le llega a {other} por mensaje de texto y correo.',
  you: 'Tú',
  'by-text': 'por mensaje de texto',
  write: 'Escribe un mensaje',
  'hint.candidate': 'Lo leen las personas que contratan en la empresa. Tu número no se muestra.',
  'hint.manager':
    'Se envía por mensaje de texto y correo, y las respuestas llegan aquí. Los números de teléfono no se muestran.',
  send: 'Enviar mensaje',
  required: 'Este campo es obligatorio',
  closed: 'Esta conversación está cerrada.',
  reported: 'Reportaste esta conversación. Ya está cerrada.',
  report: 'Reportar estos mensajes',
  'report.title': 'Reportar estos mensajes',
  'report.text':
    'Nuestro equipo de soporte leerá los últimos mensajes de {other}, y esta conversación se cerrará.',
  'report.reason': '¿Qué está mal?',
  'report.send': 'Reportar',
  close: 'Cerrar',
  unavailable: 'Los mensajes no están disponibles en este momento',
  retry: 'Intentar de nuevo',
}
