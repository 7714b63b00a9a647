import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'submitted.text.one':
    'Lunchpail: {name}, recibimos tu solicitud para {title} en {company}. Mira cómo va: {link}. Responde STOP para no recibir más mensajes.',
  'submitted.text.many':
    'Lunchpail: {name}, recibimos tus {n} solicitudes, la primera para {title} en {company}. Mira cómo van: {link}. Responde STOP para no recibir más mensajes.',
  'submitted.subject': { one: 'Recibimos tu solicitud', other: 'Recibimos tus {n} solicitudes' },
  'submitted.greeting': 'Hola, {name}:',
  'submitted.lead': { one: 'Enviamos tu solicitud para:', other: 'Enviamos tus solicitudes para:' },
  'submitted.item': '{title} en {company}, {place}',
  'submitted.next':
    'Lo que sigue: la persona encargada de contratar la lee. Si le interesa, recibes una invitación a una entrevista. Puedes ver cómo va en cualquier momento.',
  'submitted.button': 'Ver mis solicitudes',
  'email.footer': 'Recibes este correo porque solicitaste un empleo en Lunchpail.',
}
