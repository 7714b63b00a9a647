import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './alert-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: '¿Dejar de recibir alertas de empleo por correo?',
  lead: 'Seguirás recibiendo correos sobre tus solicitudes.',
  stopped: 'Ya no recibirás alertas de empleo por correo.',
  started: 'Volverás a recibir alertas de empleo por correo.',
}
