import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Preguntas',
  lead: 'Contesta una sola vez. Lo usamos en cada solicitud y para encontrar empleos que te convengan.',
  loading: 'Cargando tus preguntas',
  unavailable: 'No podemos mostrar tus preguntas en este momento',
  'unavailable-text': 'Inténtalo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
  progress: '{answered} de {needed} contestadas para ver los empleos para ti',
  'progress-open': { one: '{answered} pregunta contestada', other: '{answered} preguntas contestadas' },
  unlocked: 'Ya puedes ver los empleos para ti.',
  'to-matches': 'Ver los empleos para mí',
  begin: 'Contestar la siguiente pregunta',
  'open.title': 'Por contestar',
  'done.title': 'Contestadas',
  'all-done': 'Contestaste todas las preguntas. Puedes cambiar tus respuestas cuando quieras.',
  company: 'De {company}',
  pages: 'Páginas de preguntas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
  'page-of': 'Página {page} de {pages}',

  back: 'Todas las preguntas',
  save: 'Guardar respuesta',
  skip: 'Omitir por ahora',
  saved: 'Respuesta guardada',
  'saved-unlocked': 'Respuesta guardada. Ya puedes ver los empleos para ti.',
  problem: 'Hay un problema',
  'not-found': 'No encontramos esta pregunta',
  'not-found-text': 'Quizás la empresa ya no la hace.',
  'log-in': 'Inicia sesión para contestar',
  'log-in-text': 'Necesitas tu cuenta para contestar esta pregunta.',
  'log-in-button': 'Iniciar sesión',

  'send.title': '¿Contestar más tarde?',
  'send.text': 'Enviármela por mensaje de texto',
  'send.email': 'Enviármela por correo',
  'send.hint': 'Te enviamos un enlace a esta pregunta. Sirve una vez, por 7 días, sin iniciar sesión.',
  'send.done': 'Enviada. El enlace sirve una vez, por 7 días.',

  'link.done': 'Gracias. Guardamos tu respuesta.',
  'link.done-text': 'Contestaste {answered} de {needed} preguntas.',
  'link.done-open': 'Ya puedes ver los empleos para ti.',
  'link.more': 'Contestar más preguntas',
  'link.closed': 'Este enlace ya no funciona',
  'link.closed-text':
    'Este enlace venció, ya se usó o no está completo. Inicia sesión para contestar la pregunta.',
  'link.closed-own':
    'Este enlace venció, ya se usó o no está completo. Ya iniciaste sesión y no lo necesitas.',
  'link.open-own': 'Contestar la pregunta',
  'link.other': 'Este enlace es de otra cuenta',
  'link.other-text':
    'Iniciaste sesión, pero este enlace se envió a otra persona. Cierra la sesión para usarlo.',
}
