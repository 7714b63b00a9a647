import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Mensajes',
  none: 'No hay mensajes.',
  'none.candidate': 'Todavía no hay mensajes. Aquí puedes preguntarle a {other} sobre este empleo.',
  'none.manager': 'Todavía no hay mensajes. Lo que escribas le llega a {other}.',
  you: 'Tú',
  'by-text': 'por mensaje de texto',
  write: 'Escribe un mensaje',
  'hint.candidate': 'Lo leen las personas que contratan en la empresa. Tu número no se muestra.',
  'hint.manager':
    'Se envía por mensaje de texto y correo según lo que permita la persona, y las respuestas llegan aquí. Los números de teléfono no se muestran.',
  'progress.held': 'Sale por la mañana: de noche no se envían mensajes de texto',
  'progress.until': 'Sale {time}: de noche no se envían mensajes de texto',
  'progress.waiting': 'En espera: la persona no ha confirmado su teléfono ni su correo',
  'progress.handed-over': 'Enviado',
  'progress.told': 'Avisamos con un correo breve: la persona no ha confirmado su teléfono ni su correo',
  'progress.delivered': 'Entregado',
  'progress.failed': 'No le llegó. Lo verá cuando inicie sesión',
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
