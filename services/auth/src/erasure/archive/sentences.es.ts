import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Lo que Lunchpail guarda sobre ti',
  lead: 'Todo lo que cada parte de Lunchpail guardaba sobre ti el {day}. Cada parte está también en un archivo que otros programas pueden leer.',
  'left-out':
    'Tu contraseña y otras claves se guardan solo en una forma que nadie puede leer y no están aquí. Tampoco están las copias en camino entre las partes del sitio, que dicen lo mismo y se borran en un plazo de 30 días.',
  file: 'Lo mismo como archivo: {name}',
  nothing: 'Esta parte no guarda nada sobre ti.',
  yes: 'sí',
  no: 'no',
  'part.auth': 'Tu cuenta y dónde tienes la sesión abierta',
  'part.jobs': 'Cómo se ordena la lista de empleos para ti',
  'part.wizard': 'Tus solicitudes tal como las escribiste',
  'part.profile': 'Tu perfil y tus preferencias',
  'part.matches': 'Empleos para ti',
  'part.engagement': 'Qué pasó con tus solicitudes',
  'part.notifications': 'Mensajes de texto y correos para ti',
}
