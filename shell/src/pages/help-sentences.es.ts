import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './help-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Ayuda',
  lead: 'Escríbenos por correo electrónico. Cuéntanos qué pasó y en qué página.',
  write: 'Escríbenos aquí',
  password: '¿Olvidaste tu contraseña?',
  'password.link':
    'En la página de inicio de sesión, toca “¿Olvidaste tu contraseña?”. Te enviamos un enlace por mensaje de texto o por correo para crear una nueva. Sirve una vez, por una hora.',
  'password.code':
    'Si buscas trabajo, ahí también puedes pedir un código de un solo uso e iniciar sesión sin contraseña.',
  locked: '¿Tu cuenta está bloqueada?',
  'locked.wait':
    'Bloqueamos una cuenta por 30 minutos después de demasiadas contraseñas incorrectas. Luego puedes intentarlo de nuevo.',
  'locked.known':
    'El bloqueo no cuenta en un teléfono o computadora donde ya iniciaste sesión antes. Ahí puedes entrar de inmediato. También entras con un código de un solo uso o con una contraseña nueva.',
  else: '¿Es otra cosa?',
  'else.write': 'Escríbenos si algo no funciona o si quieres que eliminemos tu cuenta.',
  'else.secret': 'Nunca nos envíes tu contraseña. No la necesitamos.',
  'log-in': 'Iniciar sesión',
  'need.title': '¿Necesitas ayuda?',
  'need.close': 'Cerrar',
  'need.lead': 'Esto ayuda a la mayoría:',
  'need.log-in': 'Iniciar sesión con un código de un solo uso o una contraseña nueva',
  'need.applications': 'Ver cómo van mis solicitudes',
  'need.account': 'Cambiar mi acceso, mis dispositivos o mis datos',
  'need.all': 'Toda la ayuda',
}
