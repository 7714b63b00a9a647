import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'list.title': 'Mis solicitudes',
  'list.count': { one: '{n} solicitud', other: '{n} solicitudes' },
  'list.empty.title': 'Todavía no has solicitado ningún empleo',
  'list.empty.text': 'Busca un empleo cerca de ti. Una sola solicitud sirve para varios empleos.',
  'list.empty.action': 'Buscar empleos',
  'list.pages': 'Páginas de solicitudes',
  'list.previous': 'Más recientes',
  'list.next': 'Anteriores',
  'list.page': 'Página {page} de {pages}',
  'list.loading': 'Cargando tus solicitudes',
  'application.sent': 'Enviada el {date}',
  'application.open': 'Ver detalles',
  'application.back': 'Mis solicitudes',
  'application.job': 'Ver el empleo',
  'application.timeline': 'Qué ha pasado hasta ahora',
  'application.next': 'Qué sigue',
  'application.not-found.title': 'No encontramos esta solicitud',
  'application.not-found.text': 'Puede ser de otra cuenta.',
  'unavailable.title': 'Tus solicitudes no están disponibles en este momento',
  'unavailable.text': 'No se perdió nada. Inténtalo de nuevo en un momento.',
  'unavailable.retry': 'Intentar de nuevo',
  'state.0': 'Enviada',
  'state.1': 'Entrevista',
  'state.2': 'No seleccionada',
  'state.3': 'Sigue adelante',
  'state.4': 'Cancelada',
  'next.0':
    'La persona encargada de contratar lee tu solicitud. Si le interesa, recibes una invitación a una entrevista por mensaje de texto y correo.',
  'next.1': 'Te invitaron a una entrevista. Revisa tus mensajes para ver la hora y el lugar.',
  'next.2': 'Este empleo fue para otra persona. Hay otros empleos abiertos cerca de ti.',
  'next.3':
    'La persona encargada de contratar quiere seguir adelante contigo. Pronto sabrás el siguiente paso.',
  'next.4': 'Esta solicitud se canceló.',
}
