import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './referral-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Cuéntales a tus amigos',
  lead: '¿Conoces a alguien que busca trabajo? Recomiéndale Lunchpail.',
  tabs: 'Cómo contarles',
  'tab.phone': 'Por mensaje de texto',
  'tab.email': 'Por correo',
  phones: 'Números de teléfono de tus amigos',
  emails: 'Correos de tus amigos',
  hint: 'Sepáralos con comas. A cada persona le escribimos una sola vez, con tu nombre de pila.',
  consent: 'Envíalo solo a personas que conoces y a quienes les gustaría saberlo.',
  send: 'Enviar',
  sent: { one: 'Tu mensaje va en camino a {n} persona', other: 'Tu mensaje va en camino a {n} personas' },
  'sent.later': {
    one: 'De noche no enviamos mensajes de texto: el tuyo sale a {n} persona el {time}',
    other: 'De noche no enviamos mensajes de texto: el tuyo sale a {n} personas el {time}',
  },
  failed: 'No funcionó. Revisa tu conexión a internet e inténtalo de nuevo.',
  'log-in': 'Inicia sesión para enviar mensajes y correos a tus amigos',
  'share.title': 'Compartir',
  'share.fb': 'Compartir en Facebook',
  'share.tw': 'Compartir en Twitter',
  'share.li': 'Compartir en LinkedIn',
  'share.text': 'Encuentra empleos por hora cerca de ti en Lunchpail.',
  'mine.title': 'Personas que invitaste',
  'state.sent': 'Invitado',
  undelivered: 'No llegó',
  'state.joined': 'Se unió',
  'state.applied': 'Se postuló',
  close: 'Cerrar',
  error: 'Hay un problema',
}
