import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'unsubscribe.title': '¿Dejar de recibir correos de Lunchpail?',
  'unsubscribe.lead':
    'Ya no recibirás correos sobre empleos y tus solicitudes. Podrás seguir iniciando sesión, y te enviaremos los códigos y enlaces que pidas, y un aviso cuando cambie tu cuenta.',
  'unsubscribe.stop': 'Dejar de recibirlos',
  'unsubscribe.stopped-title': 'Ya no recibirás estos correos',
  'unsubscribe.stopped':
    'Dejamos de enviar correos sobre empleos y tus solicitudes a esta dirección. Los códigos y enlaces que pidas seguirán llegando, y un aviso cuando cambie tu cuenta.',
  'unsubscribe.undo': 'Deshacer: volver a recibirlos',
  'unsubscribe.started': 'Volverás a recibir correos sobre empleos y tus solicitudes.',
  'unsubscribe.failed': 'No funcionó. Inténtalo de nuevo.',
  'unsubscribe.unavailable': 'No pudimos revisar este enlace',
  'unsubscribe.retry': 'Intentar de nuevo',
  'unsubscribe.invalid-title': 'Este enlace no está completo',
  'unsubscribe.invalid': 'Ábrelo de nuevo desde el correo, o escríbenos desde la página de ayuda.',
  'unsubscribe.help': 'Obtener ayuda',
}
