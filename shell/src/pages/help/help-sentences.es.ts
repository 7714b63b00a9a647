import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './help-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Ayuda y contacto',
  lead: 'Respuestas a lo que más se pregunta.',
  write: 'Escríbenos aquí',
  none: 'Todavía no podemos contestar mensajes en este sitio.',
  applied: '¿Se envió mi solicitud?',
  'applied.where':
    'Mira en Mis solicitudes. Ahí está todo lo que enviaste, cómo va, qué sigue y cada respuesta como la enviaste.',
  'applied.unsent':
    'Una solicitud sin terminar aparece arriba. Sigue donde la dejaste. Tus respuestas están guardadas.',
  reply: '¿Cuándo contesta la empresa?',
  'reply.when':
    'Cada empresa lo decide. Si sabemos cuánto suele tardar, lo dicen el empleo y tu solicitud. Te avisamos por correo, y por mensaje de texto si los aceptaste.',
  'reply.ask': 'Puedes escribirle a la empresa desde tu solicitud. Nunca ve tu teléfono ni tu correo.',
  change: '¿Puedo cambiar o retirar una solicitud?',
  'change.sent':
    'Lo que enviaste se queda como lo enviaste. Si hay un error, escríbele a la empresa y corrige tu perfil para la próxima solicitud.',
  'change.withdraw':
    'Para retirarla, ábrela en Mis solicitudes. La página dice si puedes postularte otra vez a ese empleo.',
  interview: '¿Cómo elijo, cambio o cancelo una entrevista?',
  'interview.pick':
    'Abre el enlace de la invitación o la entrevista en Mis solicitudes. Si ningún horario te queda bien, escríbele ahí a la empresa.',
  messages: '¿Por qué no me llegan mensajes de texto ni correos?',
  'messages.none':
    'Primero revisa tu carpeta de spam. La configuración de la cuenta dice a dónde llegan tus mensajes y correos y, si no te llegan, por qué. Muchas veces falta confirmar el teléfono o el correo.',
  stop: '¿Cómo dejo de recibir mensajes de texto o correos?',
  'stop.where':
    'Toca el botón en la configuración de la cuenta. También puedes responder STOP a un mensaje de texto o usar el enlace al final de un correo.',
  private: '¿Quién ve lo que escribo?',
  'private.company':
    'Solo las empresas a las que te postulas: tu experiencia, tus habilidades, tus turnos, tu resumen y lo que contestas a sus preguntas. No ven tu teléfono, tu correo, tu dirección, tu fecha de nacimiento ni tu permiso para trabajar.',
  'private.equal':
    'Las respuestas de igualdad de oportunidades se guardan aparte de tu solicitud y no cuentan para contratarte.',
  resume: '¿Puedo postularme sin currículum?',
  'resume.none':
    'Sí. Puedes escribir tus trabajos a mano, saltarlos o agregar una foto o un archivo después.',
  money: 'Un empleo me pide dinero',
  'money.never':
    'No pagues ni des tus datos bancarios o tu número de Seguro Social para conseguir un empleo. Postularte aquí es gratis.',
  'money.report':
    'Toca “Reportar este empleo” en la página del empleo. Si la empresa te lo pide en un mensaje, repórtalo en tu solicitud.',
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
  data: '¿Cómo descargo mis datos o elimino mi cuenta?',
  'data.where':
    'Las dos cosas están en la configuración de la cuenta. Al eliminarla se borran para siempre tu cuenta, tu perfil y tus solicitudes.',
  else: '¿Es otra cosa?',
  'else.write': 'Escríbenos si algo no funciona. Cuéntanos qué pasó y en qué página.',
  'else.secret': 'Nunca nos envíes tu contraseña. No la necesitamos.',
  'log-in': 'Iniciar sesión',
  applications: 'Mis solicitudes',
  settings: 'Configuración de la cuenta',
  'need.title': '¿Necesitas ayuda?',
  'need.close': 'Cerrar',
  'need.lead': 'Esto ayuda a la mayoría:',
  'need.log-in': 'Iniciar sesión con un código de un solo uso o una contraseña nueva',
  'need.applications': 'Ver cómo van mis solicitudes',
  'need.account': 'Cambiar mi acceso, mis dispositivos o mis datos',
  'need.all': 'Toda la ayuda',
}
