import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './quote-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Cómo te ayuda Lunchpail',
  slider: 'diapositivas',
  slide: '{n} de {total}',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  'once.words': 'Cuenta tu historia una sola vez. La próxima solicitud se hace en unos cuantos toques.',
  'once.more': 'Tus trabajos, tus turnos y tus habilidades se quedan contigo y llenan lo que sigue.',
  'answer.words': 'Mira qué pasa con cada solicitud.',
  'answer.more': 'Enviada, con invitación, en proceso o no seleccionada, y el motivo que dio la empresa.',
  'number.words': 'Tu número de teléfono sigue siendo tuyo.',
  'number.more': 'Tú y la empresa se escriben aquí. Ninguno ve el número del otro.',
  'private.words': 'Tu edad, tu género y tu origen étnico nunca deciden qué empleos ves.',
  'private.more': 'Quienes contratan no los ven, y nunca se usan para elegir tus empleos.',
}
