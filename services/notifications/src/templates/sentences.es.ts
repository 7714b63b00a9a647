import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'submitted.text.one':
    'Lunchpail: recibimos tu solicitud para {title} en {company}. Mira cómo va: {link} Responde STOP para no recibir más mensajes.',
  'submitted.text.many':
    'Lunchpail: recibimos tus {n} solicitudes, la primera para {title} en {company}. Mira cómo van: {link} Responde STOP para no recibir más mensajes.',
  'submitted.subject': { one: 'Recibimos tu solicitud', other: 'Recibimos tus {n} solicitudes' },
  'email.greeting': 'Hola:',
  'submitted.lead': { one: 'Enviamos tu solicitud para:', other: 'Enviamos tus solicitudes para:' },
  'submitted.item': '{title} en {company}, {place}',
  'submitted.next':
    'Lo que sigue: quien contrata la lee. Si le interesa, recibirás una invitación a una entrevista. Puedes ver cómo va en cualquier momento.',
  'submitted.button': 'Ver mis solicitudes',
  'credentials.email': 'Se cambió el correo electrónico de tu cuenta',
  'credentials.password': 'Se cambió la contraseña de tu cuenta',
  'credentials.both': 'Se cambiaron el correo electrónico y la contraseña de tu cuenta',
  'credentials.was-you': 'Si fuiste tú, no tienes que hacer nada.',
  'credentials.address': 'De ahora en adelante escribiremos a la dirección nueva.',
  'credentials.not-you': 'Si no fuiste tú, escribe de inmediato a {support} para que protejamos tu cuenta.',
  'credentials.button': 'Obtener ayuda',
  'credentials.footer':
    'Recibes este correo porque esta dirección era la de una cuenta de Lunchpail cuando se hizo el cambio.',
  'email.footer': 'Recibes este correo porque te postulaste a un empleo en Lunchpail.',
}
