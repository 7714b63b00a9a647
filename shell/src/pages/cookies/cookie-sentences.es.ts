import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './cookie-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Configuración de cookies',
  lead: 'Elige qué puede guardar este sitio en este navegador. Todas las cookies son nuestras y ninguna te sigue a otros sitios.',
  'lead-chat':
    'Elige qué puede guardar este sitio en este navegador. Todas las cookies son nuestras, menos las del chat en vivo si lo empiezas.',
  needed: 'Lo que el sitio necesita',
  'needed.text':
    'Esto siempre queda activo: la cookie que mantiene tu sesión, la que protege los formularios, tu idioma, las respuestas que aún no se enviaron, cómo configuraste este dispositivo y esta elección.',
  optional: 'Lo que puedes desactivar',
  memory: 'Recordar lo que hice aquí',
  'memory.text':
    'Los empleos que marcaste (1 día) o que guardaste sin iniciar sesión, tus búsquedas recientes (hasta que cierres el navegador), la última con sus palabras y su código postal, desde dónde te trasladas (7 días), los consejos y avisos que cerraste y que alguien inició sesión en este navegador (1 año). Lo que aquí no tiene plazo se queda hasta que desactives esto.',
  campaign: 'Cómo llegué aquí',
  'campaign.text':
    'El anuncio o enlace que te trajo: 2 días para el enlace y 1 hora para su origen. Se guarda con tu cuenta cuando te registras.',
  statistics: 'Conteos e informes de errores',
  'statistics.text':
    'Contamos algunas cosas, como los inicios de sesión que fallaron, y sabemos qué partes de una página no funcionaron. Nada de eso dice quién eres y no se usa ninguna cookie para ello.',
  chat: 'Chat en vivo',
  'chat.text':
    'El chat en vivo con nuestro soporte viene de {host}, que puede guardar sus propias cookies. Se carga solo cuando lo empiezas. Sin él, igual puedes escribirnos un mensaje.',
  'browser-asks':
    'Tu navegador pide a los sitios que no te rastreen (Global Privacy Control o Do Not Track), así que esto queda desactivado.',
  save: 'Guardar',
  saved: 'Guardado. Lo que desactivaste ya no está en este navegador.',
  'this-browser': 'Esta elección vale solo para este navegador. La recordamos por un año.',
  'no-scripts':
    'Sin JavaScript, el sitio no pone nada de esto por su cuenta. Para borrar lo que ya había, usa la configuración de tu navegador.',
}
