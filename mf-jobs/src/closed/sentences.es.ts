import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'notify.title': '¿Quieres saber si se abre de nuevo?',
  'notify.text':
    'Te enviaremos un solo correo cuando este empleo vuelva a recibir solicitudes, y ninguno después.',
  'notify.email': 'Correo electrónico',
  'notify.send': 'Avísenme una vez',
  'notify.asked': 'Falta un paso',
  'notify.look':
    'Busca nuestro correo en {email}, abre el enlace y presiona el botón. Si ya escribimos hoy a esa dirección, ese enlace sirve también para este empleo. ¿No llegó nada? Tal vez esa dirección ya no recibe correos de Lunchpail. ¿El enlace no funciona? Inicia sesión y no lo necesitarás.',
  'notify.waiting': 'Te escribiremos una sola vez si este empleo se abre de nuevo dentro de un año.',
  'notify.stop': 'No me escriban',
  'notify.stopped': 'No te escribiremos sobre esto.',
  'notify.stopped-all': 'No escribiremos a esta dirección sobre empleos cerrados.',
  'notify.also': {
    one: 'Este empleo ya está abierto. ¿Te escribimos cuando se abra también este otro?',
    other: 'Este empleo ya está abierto. ¿Te escribimos cuando se abran también estos otros?',
  },
  'notify.question': '¿Te escribimos cuando se abra de nuevo?',
  'notify.question-many': '¿Te escribimos cuando estos empleos se abran de nuevo?',
  'notify.waiting-many':
    'Te escribiremos una sola vez por cada uno de estos empleos que se abra de nuevo dentro de un año.',
  'notify.job': '{title} en {company}, {place}',
  'notify.yes': 'Sí, una sola vez',
  'notify.no': 'No',
  'notify.undo': 'Sí, escríbanme',
  'notify.invalid':
    'El enlace de ese correo ya no funciona. Inicia sesión y no lo necesitarás, o escribe tu dirección otra vez.',
  'notify.failed': 'No funcionó. Inténtalo de nuevo.',
  'notify.retry': 'Intentar de nuevo',
}
