import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './help-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Ayuda',
  lead: 'Escríbenos por correo electrónico. Cuéntanos qué pasó y en qué página.',
  password: '¿Olvidaste tu contraseña?',
  'password.write':
    'Todavía no puedes restablecer la contraseña en el sitio. Escríbenos desde el correo electrónico de tu cuenta y dinos tu nombre.',
  'password.never-set':
    'Si nunca creaste una contraseña y tienes la sesión abierta en otro teléfono o computadora, puedes crearla ahí: abre Perfil y luego Mi cuenta.',
  locked: '¿Tu cuenta está bloqueada?',
  'locked.wait':
    'Después de demasiadas contraseñas equivocadas, el inicio de sesión se bloquea por 30 minutos. Luego puedes intentarlo de nuevo.',
  'locked.known':
    'El bloqueo no cuenta en un teléfono o computadora donde ya iniciaste sesión antes. Ahí puedes entrar de inmediato.',
  else: '¿Es otra cosa?',
  'else.write': 'Escríbenos si algo no funciona o si quieres que eliminemos tu cuenta.',
  'else.secret': 'Nunca nos envíes tu contraseña. No la necesitamos.',
  'log-in': 'Iniciar sesión',
}
