import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'first.title': 'Confirma que eres tú',
  'first.code': 'Escribe el código que tu aplicación de autenticación muestra para Lunchpail.',
  'first.passkey': '{company} pide un segundo paso al iniciar sesión. Usa tu llave de acceso.',
  'first.own-passkey': 'Para ver esto, inicia sesión con tu llave de acceso.',
  'first.help': 'Tu cuenta necesita primero un segundo paso. Obtén ayuda',
  'first.set-up':
    '{company} pide a su equipo un segundo paso al iniciar sesión, para que una contraseña sola no abra lo que escribieron los candidatos. Configúralo ahora. Toma unos 2 minutos.',
  'code.label': 'Código',
  'code.hint': '¿No tienes tu teléfono? Escribe uno de tus códigos de recuperación.',
  'code.confirm': 'Continuar',
  'code.lost': '¿Perdiste tu teléfono y tus códigos? Obtén ayuda',
  'passkey.lost': '¿Perdiste el dispositivo con tu llave de acceso? Obtén ayuda',
  'app.title': 'Aplicación de autenticación',
  'app.lead':
    'Después de tu contraseña, la aplicación en tu teléfono muestra un código de 6 dígitos. Te lo pedimos antes de mostrarte cualquier cosa de tu empresa.',
  'app.about':
    'Usa cualquier aplicación de autenticación, como Google Authenticator, Microsoft Authenticator o 1Password.',
  'app.loading': 'Cargando tu aplicación de autenticación',
  'app.unavailable': 'No podemos mostrar tu aplicación de autenticación en este momento',
  'app.retry': 'Intentar de nuevo',
  'app.on': 'Configurada: {time}. Códigos de recuperación que te quedan: {n}.',
  'app.or-passkey': 'O agrega una llave de acceso en la configuración de tu cuenta',
  'app.set-up': 'Configurar una aplicación',
  'app.again': 'Configurar otra vez, con códigos de recuperación nuevos',
  'app.off': 'Desactivar',
  'app.removed': 'Tu aplicación de autenticación está desactivada',
  'app.password-why': 'Hace rato que iniciaste sesión. Escribe tu contraseña para confirmar que eres tú.',
  'app.continue': 'Continuar',
  'email-first.why':
    'Una contraseña puede caer en otras manos. Por eso primero comprobamos que lees tu correo: te enviamos ahí un código de 6 dígitos.',
  'app.needed':
    'Tu empresa pide un segundo paso. Agrega una llave de acceso antes de desactivar la aplicación.',
  'scan.title': 'Escanea esto con tu aplicación',
  'scan.text': 'En la aplicación, agrega una cuenta y apunta la cámara aquí.',
  'scan.label': 'Código QR para tu aplicación de autenticación',
  'scan.by-hand': '¿Estás en ese teléfono o no tienes cámara? Escribe esta clave en la aplicación:',
  'scan.confirm': 'Confirmar',
  'recovery.title': 'Guarda tus códigos de recuperación',
  'recovery.text':
    'Sin tu teléfono, cada uno te deja entrar una vez. Imprímelos o guárdalos con tus contraseñas. No podemos mostrarlos otra vez.',
  'recovery.saved': 'Ya los guardé',
  'require.title': 'Segundo paso al iniciar sesión',
  'require.off':
    'El equipo de {company} entra solo con su contraseña. Puedes pedirles a todos, además, una llave de acceso o un código de una aplicación de autenticación.',
  'require.on':
    'Todo el equipo de {company} necesita, además de su contraseña, una llave de acceso o un código de una aplicación de autenticación.',
  'require.turn-on': 'Exigir un segundo paso',
  'require.turn-off': 'Dejar de exigirlo',
  'require.turned-on': 'Desde ahora se exige un segundo paso',
  'require.turned-off': 'Ya no se exige un segundo paso',
  'require.failed': 'Eso no funcionó. Inténtalo de nuevo.',
}
