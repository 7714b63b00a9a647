import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './message-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Mensajes de texto y correos',
  lead: 'Lo que Lunchpail te envía y cómo dejar de recibirlo.',
  loading: 'Cargando tu configuración',
  unavailable: 'Ahora no podemos mostrar cómo te escribimos',
  retry: 'Intentar de nuevo',
  emails: 'Correos',
  'email.owned': 'Llegan a {to}.',
  'email.unproven':
    'Llegan a {to}. Confirma este correo en Mi cuenta para dejar de recibirlos desde aquí, o usa el enlace al final de cada correo.',
  'email.stopped':
    'Ya no recibes correos. Te siguen llegando los que pides y los que avisan de cambios en tu cuenta.',
  'email.stopped-unproven':
    'Los correos a {to} están detenidos. Para recibirlos otra vez, usa el enlace al final de un correo que ya tengas.',
  'email.none': 'Por ahora no te llegan correos. Revisa tu correo en Mi cuenta.',
  'email.stop': 'Dejar de recibir correos',
  'email.start': 'Recibir correos otra vez',
  texts: 'Mensajes de texto',
  'text.owned': 'Llegan al {to}. También puedes responder STOP a cualquiera de ellos.',
  'text.unproven':
    'Llegan al {to} cuando lo confirmes. Responde STOP a cualquier mensaje para dejar de recibirlos.',
  'text.stopped':
    'Ya no recibes mensajes de texto. Te siguen llegando los códigos que pides en un dispositivo donde ya iniciaste sesión. Para recibir los demás, responde START a uno de nuestros mensajes o marca la casilla en Mi cuenta.',
  'text.no-consent': 'No recibes mensajes de texto porque no los has aceptado. Puedes hacerlo en Mi cuenta.',
  'text.no-phone': 'No recibes mensajes de texto porque no hay un teléfono en Mi cuenta.',
  'text.landline': '{to} es un teléfono fijo, así que recibes correos en vez de mensajes de texto.',
  'text.none': 'Por ahora no te llegan mensajes de texto. Revisa tu teléfono en Mi cuenta.',
  'text.stop': 'Dejar de recibir mensajes de texto',
  account: 'Mi cuenta',
  kinds: 'Qué recibes',
  'kind.asked': 'Códigos y enlaces que pides',
  'kind.asked-text':
    'Para iniciar sesión, crear una contraseña o confirmar un teléfono o un correo. Llegan a cualquier hora, aunque ya no recibas lo demás. Si dejaste de recibir mensajes de texto, los códigos te llegan así solo en un dispositivo donde ya iniciaste sesión.',
  'kind.security': 'Cambios en tu cuenta',
  'kind.security-text':
    'Una contraseña, un correo o un teléfono nuevos, o una cuenta eliminada. Estos correos siempre te llegan porque protegen tu cuenta.',
  'kind.security-text-unproven':
    'Una contraseña, un correo o un teléfono nuevos, o una cuenta eliminada. Mientras no confirmes tu correo, puedes dejar de recibirlos con el enlace al final de cada uno. Después siempre te llegan porque protegen tu cuenta.',
  'kind.own': 'Tus solicitudes, entrevistas y eventos',
  'kind.own-text':
    'Una confirmación, una invitación, un cambio de hora, un mensaje de la empresa, un recordatorio. De noche, los mensajes de texto esperan hasta las 8 a.m.',
  'kind.alert': 'Alertas de empleo',
  'kind.alert-text':
    'Empleos nuevos para ti, si las activaste. Para dejar de recibir solo estas, desmárcalas arriba o usa el enlace al final de cada correo.',
  'kind.reminder': 'Recordatorios que programaste',
  'kind.reminder-text': 'Para terminar una solicitud o agregar tu currículum, a la hora que elegiste.',
  by: 'Por',
  'by.text': 'mensaje de texto',
  'by.email': 'correo',
  'by.both': 'mensaje de texto y correo',
  'by.either': 'mensaje de texto o correo',
}
