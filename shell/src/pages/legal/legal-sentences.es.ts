import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './legal-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'terms.title': 'Términos de uso',
  'terms.lead': 'Qué puedes esperar de nosotros y qué te pedimos. Breve y en palabras sencillas.',
  'terms.what': 'Qué es Lunchpail',
  'terms.what.1':
    'Lunchpail muestra empleos por hora en almacenes, transporte, producción y oficios, y envía tu solicitud al empleador que elijas.',
  'terms.what.2':
    'Nosotros no somos el empleador. El empleador decide a quién entrevista y a quién contrata, y fija el pago, el horario y las reglas del trabajo.',
  'terms.account': 'Tu cuenta',
  'terms.account.1':
    'Puedes ver empleos sin tener cuenta. Para postularte necesitas una, con tu propio nombre y un correo o teléfono donde te encontremos. Debes tener 16 años o más.',
  'terms.account.2':
    'No compartas tu contraseña. Si crees que alguien más usó tu cuenta, comunícate con soporte y protegeremos tu cuenta.',
  'terms.applications': 'Tus solicitudes',
  'terms.applications.1':
    'Escribe la verdad. Un empleador puede rechazar una solicitud, o terminar un empleo, por una respuesta que no era cierta.',
  'terms.applications.2':
    'Cuando presionas Enviar, mandamos tus respuestas a los empleadores que elegiste y guardamos una copia tal como la enviaste. Si activas la postulación automática, enviamos solicitudes por ti sin que presiones Enviar en cada una, hasta que la desactives. Usar Lunchpail para buscar trabajo es gratis.',
  'terms.fair': 'Uso correcto',
  'terms.fair.1':
    'No uses este sitio para juntar datos de otras personas, enviar publicidad, publicar empleos falsos o tratar de entrar sin permiso.',
  'terms.fair.2':
    'Podemos cerrar una cuenta que haga eso. Bloqueamos una cuenta por 30 minutos después de demasiadas contraseñas incorrectas, para que nadie más entre.',
  'terms.texts': 'Mensajes de texto y correos',
  'terms.texts.1':
    'Enviamos mensajes de texto solo si marcas la casilla que los permite, aparte de los códigos y enlaces que pides, de los avisos de cambios en tu cuenta y de un mensaje cuando un amigo te cuenta de nosotros o alguien que trabajó para ti te pide una referencia. No tienes que permitirlos para postularte. Pueden aplicarse tarifas de mensajes y datos.',
  'terms.texts.2':
    'Responde STOP a cualquier mensaje y no enviamos más, salvo los códigos que pidas en un dispositivo donde ya iniciaste sesión. Los correos que responden a algo que hiciste, como una solicitud enviada, llegan de todos modos.',
  'terms.limits': 'Lo que no podemos prometer',
  'terms.limits.1':
    'Los empleos vienen de empleadores y de fuentes públicas. El pago, el lugar o el horario pueden cambiar, y un puesto puede llenarse antes de que lo sepamos.',
  'terms.limits.2':
    'A veces el sitio puede fallar. Lo que guardaste queda guardado y puedes seguir donde te quedaste.',
  'terms.end': 'Si te vas y si algo cambia',
  'terms.end.1':
    'Puedes dejar de usar Lunchpail cuando quieras y eliminar tu cuenta en Configuración de la cuenta.',
  'terms.end.2':
    'Si estos términos cambian en algo que te importe, te avisamos antes de que empiece el cambio.',

  'privacy.title': 'Privacidad',
  'privacy.lead': 'Qué guardamos sobre ti, para qué, por cuánto tiempo y qué puedes hacer.',
  'privacy.kept': 'Qué guardamos',
  'privacy.kept.1':
    'De tu cuenta: tu nombre, tu correo, tu teléfono si lo das, tu idioma, y tu contraseña en una forma que nadie puede leer, tampoco nosotros.',
  'privacy.kept.2':
    'De tu solicitud: las respuestas que das, como dirección, turnos, trabajos anteriores, escuelas y las preguntas del empleador. Se guardan mientras avanzas, para que puedas parar y seguir después.',
  'privacy.kept.3':
    'De tus visitas: la hora y la dirección de cada página que pides, y la dirección de red desde donde la pides, para que el sitio funcione y sea seguro. Nunca vendemos tus datos y no mostramos publicidad.',
  'privacy.kept.4':
    'De las personas que nombras: el teléfono o el correo de un amigo al que le cuentas de nosotros, y el teléfono de un jefe anterior al que le pides una referencia. El mensaje que les enviamos se guarda cifrado, hasta por 12 meses. Aparte de eso, guardamos una forma que no se puede leer, con una parte que reconoces, como los dos últimos dígitos. El teléfono de un jefe también está en tu experiencia laboral hasta que lo quites. Los empleadores no ven nada de esto.',
  'privacy.use': 'Quién lo ve',
  'privacy.use.1':
    'Un empleador ve lo que envías en una solicitud para ese empleador, y nada de ella antes de que presiones Enviar. Si activas la postulación automática, enviamos solicitudes por ti sin que presiones Enviar en cada una, y esos empleadores también las ven.',
  'privacy.use.2':
    'Si te inscribes en un evento o programa, la empresa que lo organiza ve tu nombre, los empleos que elegiste ahí, cuándo te inscribiste y cuándo llegaste.',
  'privacy.use.3':
    'Un amigo al que le cuentas de nosotros ve tu nombre de pila, y quien recibe tu pedido de una referencia ve tu nombre, y el puesto, la empresa y las fechas del trabajo.',
  'privacy.use.4':
    'Las empresas que entregan nuestros mensajes y correos reciben tu número o dirección y el mensaje, solo para eso.',
  'privacy.equal': 'Preguntas de igualdad de oportunidades',
  'privacy.equal.1':
    'Las preguntas sobre sexo, raza, discapacidad o condición de veterano son opcionales. Puedes saltarte cada una, y saltarla nunca cuenta en tu contra.',
  'privacy.equal.2':
    'Estas respuestas se guardan aparte de tu solicitud, en un lugar propio. Quienes deciden la contratación no las ven. Solo se usan para los conteos que exige la ley.',
  'privacy.texts': 'Cuándo te enviamos mensajes de texto',
  'privacy.texts.1':
    'Aparte de los códigos y enlaces que pides, y de los avisos de cambios en tu cuenta que van a un número que confirmaste, te enviamos mensajes de texto solo después de que marcas la casilla. Guardamos cuándo lo hiciste y las palabras que estaban junto a la casilla.',
  'privacy.texts.2':
    'También puedes recibir un mensaje cuando un amigo te cuenta de nosotros, o cuando alguien que trabajó para ti te pide una referencia, aunque no hayas marcado ninguna casilla. No importa cuántas personas lo pidan: un número recibe como máximo tres de cada tipo en 30 días.',
  'privacy.texts.3': 'Responde STOP a cualquier mensaje para dejar de recibirlos de inmediato.',
  'privacy.cookies': 'Cookies y tu dispositivo',
  'privacy.cookies.1':
    'Usamos solo cookies propias: una que mantiene tu sesión, una que protege los formularios, una para tu idioma y una para tu configuración de cookies. Otras recuerdan los empleos que marcaste (1 día), lo que buscaste, desde dónde te trasladas (7 días) y que alguien inició sesión en este navegador (1 año). Dos guardan el anuncio o enlace que te trajo aquí, por 2 días como máximo. No te siguen a otros sitios. Solo un chat en vivo de otra empresa, si lo empiezas, puede guardar cookies de esa empresa. En Configuración de cookies, al final de cada página, puedes desactivar lo que el sitio no necesita.',
  'privacy.cookies.2':
    'El idioma que eliges, los empleos que guardaste y las respuestas que aún no se enviaron también se guardan en tu navegador.',
  'privacy.long': 'Por cuánto tiempo',
  'privacy.long.1':
    'Tu cuenta y las solicitudes que enviaste se quedan hasta que elimines tu cuenta. Una solicitud sin enviar se borra 12 meses después de tu último cambio, un currículum después de 24 meses sin actividad, tu lugar en un evento 24 meses después de inscribirte, y el registro de un amigo al que le contaste de nosotros después de 12 meses. Una solicitud enviada queda con el empleador según las reglas del empleador.',
  'privacy.long.2':
    'Cuando eliminas tu cuenta, lo que tenemos sobre ti se borra de todas las partes del sitio. Los registros de mensajes en camino entre esas partes que te nombran se borran también, en unos minutos. El correo que confirma la eliminación se guarda, cifrado, hasta 30 días. Queda una forma cifrada de un número de teléfono o correo si alguien aceptó ahí nuestros mensajes o los detuvo, si ahí preguntamos si es el correcto o si ahí se le contó de nosotros a un amigo; por 60 días también si ahí se le pidió una referencia a un jefe. Nos impide escribir adonde no debemos. Si eliminas tu cuenta mientras está suspendida, queda una forma cifrada del correo y el teléfono que confirmaste hasta que termine la suspensión.',
  'privacy.choices': 'Qué puedes hacer',
  'privacy.choices.1':
    'En Configuración de la cuenta puedes descargar todo lo que guardamos sobre ti y eliminar tu cuenta. Puedes corregir errores en tu perfil y en Mi cuenta, o pedirnos que lo hagamos.',
  'privacy.choices.2': 'Todo esto es gratis y nunca cuenta en tu contra cuando te postulas.',
}
