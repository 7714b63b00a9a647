import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Alertas de empleo',
  lead: 'Te avisamos cuando un empleo nuevo coincide con tus preferencias y te queda cerca. De cada empleo, una sola vez.',
  on: 'Quiero recibir alertas de empleo',
  email: 'Por correo electrónico',
  text: 'Por mensaje de texto',
  home: 'Para encontrar empleos cerca de ti necesitamos la dirección de tu casa. Hasta que la agregues, no te llegará ninguna alerta.',
  'home.add': 'Agregar la dirección de tu casa',
  'no-channel': 'Elige correo o mensaje de texto; si no, no te llegará ninguna.',
  often: 'Con qué frecuencia',
  'often.at-once': 'Al momento, hasta 3 veces al día',
  'often.daily': 'Una vez al día',
  'often.weekly': 'Una vez a la semana, el lunes',
  saved: 'Guardado.',
  failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  ask: '¿Quieres enterarte de empleos nuevos para ti?',
  'ask.lead':
    'Te escribimos por correo una vez al día, solo cuando hay algo nuevo. Puedes cambiarlo o desactivarlo cuando quieras.',
  'ask.text': 'También por mensaje de texto',
  'ask.yes': 'Sí, envíenme alertas de empleo',
  'ask.no': 'No',
  'asked.on': 'Las alertas de empleo están activadas.',
  'asked.off': 'Las alertas de empleo están desactivadas.',
  settings: 'Cambiarlo en la configuración de tu cuenta',
}
