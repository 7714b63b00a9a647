import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  // texts do without á, í, ó and ú where they can: one of these more than halves what fits into a part
  'submitted.text.one':
    'Lunchpail: recibimos tu solicitud para {title} en {company}. Revisa su estado: {link} Responde STOP para dejar de recibir mensajes.',
  'submitted.text.many':
    'Lunchpail: recibimos tus {n} solicitudes, la primera para {title} en {company}. Revisa su estado: {link} Responde STOP para dejar de recibir mensajes.',
  'submitted.subject': { one: 'Recibimos tu solicitud', other: 'Recibimos tus {n} solicitudes' },
  'email.greeting': 'Hola:',
  'submitted.lead': { one: 'Enviamos tu solicitud para:', other: 'Enviamos tus solicitudes para:' },
  'submitted.item': '{title} en {company}, {place}',
  'submitted.next':
    'Lo que sigue: la empresa la leerá. Si le interesa, recibirás una invitación a una entrevista. Puedes ver cómo va en cualquier momento.',
  'submitted.button': 'Ver mis solicitudes',
  'automatic-sent.text':
    'Lunchpail: como pediste en tus preferencias, enviamos tu solicitud para {title} en {company}. ¿No la quieres? Puedes retirarla hasta 24 horas después de enviada: {link} Responde STOP para dejar de recibir mensajes.',
  'automatic-sent.subject': 'La postulación automática envió tu solicitud a {company}',
  'automatic-sent.lead':
    'Cumples los requisitos de este empleo nuevo y tienes activada la postulación automática, así que enviamos tu solicitud para:',
  'automatic-sent.take-back':
    'Si no la quieres, puedes retirarla durante las 24 horas después del envío. No tienes que dar una razón.',
  'automatic-sent.off':
    'Puedes desactivar la postulación automática en tus preferencias de empleo en cualquier momento.',
  'automatic-sent.button': 'Verla o retirarla',
  'automatic-sent.footer':
    'Recibes este correo porque tienes activada la postulación automática en tus preferencias de empleo de Lunchpail.',
  'automatic-asked.text':
    'Lunchpail: cumples los requisitos de {title} en {company}, pero no enviamos tu solicitud: faltan respuestas tuyas. Completa la solicitud: {link} Responde STOP para dejar de recibir mensajes.',
  'automatic-asked.subject': 'Un empleo nuevo en {company} necesita tus respuestas',
  'automatic-asked.lead': 'Cumples los requisitos de {title} en {company}, un empleo nuevo.',
  'automatic-asked.not-sent':
    'No enviamos tu solicitud, porque faltan respuestas que solo tú puedes dar. Toma pocos minutos.',
  'automatic-asked.button': 'Responder y postularme',
  'credentials.text': 'Lunchpail: {what}. Si no fuiste tú, escribe de inmediato a {support}.',
  'credentials.phone': 'Se cambió el número de teléfono de tu cuenta',
  'credentials.email': 'Se cambió el correo electrónico de tu cuenta',
  'credentials.password': 'Se cambió la contraseña de tu cuenta',
  'credentials.passkey': 'Se agregó una llave de acceso a tu cuenta',
  'credentials.passkey-off': 'Se eliminó una llave de acceso de tu cuenta',
  'credentials.second-factor': 'Se configuró una aplicación de autenticación para tu cuenta',
  'credentials.second-factor-off': 'Se desactivó el segundo paso de tu inicio de sesión',
  'credentials.both': 'Se cambiaron el correo electrónico y la contraseña de tu cuenta',
  'credentials.several': 'Se cambiaron las formas de iniciar sesión en tu cuenta',
  'credentials.was-you': 'Si fuiste tú, no tienes que hacer nada.',
  'credentials.address': 'De ahora en adelante escribiremos a la dirección nueva.',
  'credentials.not-you': 'Si no fuiste tú, escribe de inmediato a {support} para que protejamos tu cuenta.',
  'credentials.button': 'Obtener ayuda',
  'credentials.footer':
    'Recibes este correo porque esta dirección era la de una cuenta de Lunchpail cuando se hizo el cambio.',
  'code.text': 'Usa {code} en Lunchpail. Sirve por 10 minutos. No lo compartas con nadie.',
  'phone-code.text':
    'Usa {code} para confirmar este celular en Lunchpail. Sirve por 10 minutos. No lo compartas con nadie.',
  'code.subject': '{code} es tu código de Lunchpail',
  'code.title': 'Tu código',
  'code.lead': 'Escribe este código en Lunchpail. Sirve por 10 minutos.',
  'code.never-share': 'No lo compartas con nadie: en Lunchpail nunca te lo pediremos.',
  'code.footer':
    'Recibes este correo porque alguien pidió un código para esta dirección. Si no fuiste tú, ignóralo.',
  'reset.text':
    'Lunchpail: crea una contraseña nueva: {link} El enlace sirve una vez, por una hora. Si no lo pediste, ignora este mensaje.',
  'reset.subject': 'Crea una contraseña nueva',
  'reset.lead': 'Usa este enlace para crear una contraseña nueva. Sirve una vez, por una hora.',
  'reset.ignore': 'Si no lo pediste, ignora este correo. Tu contraseña no cambia.',
  'reset.button': 'Crear una contraseña nueva',
  'reset.footer':
    'Recibes este correo porque alguien pidió cambiar la contraseña de la cuenta de Lunchpail con esta dirección.',
  'support.subject': 'Alguien necesita ayuda',
  'support.contact': 'Responder a: {contact}',
  'support.visitor': 'Sin sesión iniciada.',
  'support.account': 'Con la sesión iniciada en la cuenta {account}.',
  'support.footer': 'Enviado desde el chat de soporte de Lunchpail.',
  'erased.subject': 'Se eliminó tu cuenta de Lunchpail',
  'erased.lead':
    'Nos pediste eliminar tu cuenta. Ya la eliminamos, y cada parte de Lunchpail está borrando lo que guardaba sobre ti. El enlace muestra cuánto falta y qué exige la ley que se conserve.',
  'erased.not-you': 'Si no fuiste tú, escribe de inmediato a {support}.',
  'erased.button': 'Ver qué se borró',
  'erased.footer':
    'Este es el último correo a esta dirección. Cuando se envía, también borramos la dirección de nuestra lista de mensajes.',
  'erase-code.text':
    'Usa {code} para eliminar tu cuenta de Lunchpail. Sirve por 10 minutos. No lo compartas con nadie.',
  'erase-code.subject': '{code} es tu código para eliminar tu cuenta',
  'erase-code.title': 'Eliminar tu cuenta',
  'erase-code.lead': 'Escribe este código para eliminar tu cuenta de Lunchpail. Sirve por 10 minutos.',
  'erase-code.footer':
    'Recibes este correo porque alguien con la sesión abierta en tu cuenta pidió eliminarla. Si no fuiste tú, no uses el código y cierra la sesión en tus otros dispositivos en Configuración de la cuenta.',
  'moved.subject': 'Tu número de teléfono pasó a otra cuenta',
  'moved.lead':
    'Alguien confirmó el número de teléfono que termina en {digits} con un código que enviamos a ese número. Ahora pertenece a su cuenta y ya no a la tuya.',
  'moved.still':
    'Todavía puedes iniciar sesión con tu correo electrónico. Si tienes un número nuevo, agrégalo en Mi cuenta.',
  'moved.not-you':
    'Si todavía tienes este número, escribe de inmediato a {support} para que protejamos tu cuenta.',
  'moved.footer':
    'Recibes este correo porque el número de teléfono de tu cuenta de Lunchpail pasó a otra cuenta.',
  'reminder.save-application.text-named':
    'Lunchpail: ya casi terminas tu solicitud para {title} en {company}. Sigue donde la dejaste: {link} Responde STOP para dejar de recibir mensajes.',
  'reminder.save-application.text-any':
    'Lunchpail: ya casi terminas tu solicitud. Sigue donde la dejaste: {link} Responde STOP para dejar de recibir mensajes.',
  'reminder.save-application.subject': 'Tu solicitud está casi lista',
  'reminder.save-application.lead':
    'Nos pediste que te lo recordáramos: tu solicitud está casi lista. Todo lo que escribiste sigue ahí.',
  'reminder.save-application.button': 'Terminar mi solicitud',
  'reminder.upload-resume.text-named':
    'Lunchpail: agrega tu currículum a tu solicitud para {title} en {company}. Ya llevas el 90%: {link} Responde STOP para dejar de recibir mensajes.',
  'reminder.upload-resume.text-any':
    'Lunchpail: agrega tu currículum a tu solicitud. Ya llevas el 90%: {link} Responde STOP para dejar de recibir mensajes.',
  'reminder.upload-resume.subject': 'Agrega tu currículum: ya llevas el 90%',
  'reminder.upload-resume.lead':
    'Nos pediste que te recordáramos agregar tu currículum. Cuando lo agregues, podrás enviar tu solicitud.',
  'reminder.upload-resume.button': 'Agregar mi currículum',
  'reminder.about': 'Es para {title} en {company}.',
  'reminder.footer': 'Recibes este correo porque le pediste a Lunchpail que te lo recordara.',
  'reply.stop':
    'Lunchpail: Ya no te enviaremos mensajes, salvo los códigos que pidas en un dispositivo donde ya iniciaste sesión. Responde START para recibirlos otra vez. Ayuda: {support}',
  'reply.start':
    'Lunchpail: Otra vez te enviaremos mensajes de texto sobre empleos y tus solicitudes. Pueden aplicarse tarifas de mensajes y datos. Responde HELP para obtener ayuda, STOP para dejar de recibirlos.',
  'reply.not-stopped':
    'Lunchpail: Tus mensajes de texto siguen activos. Recibes los que aceptas en tu cuenta: {site}/profile Pueden aplicarse tarifas de mensajes y datos. Responde HELP para obtener ayuda, STOP para dejar de recibirlos.',
  'reply.reaches':
    'Lunchpail: ¡Gracias! Te enviaremos mensajes sobre tus solicitudes y entrevistas. La frecuencia puede variar. Pueden aplicarse tarifas de mensajes y datos. Responde HELP para obtener ayuda, STOP para dejar de recibirlos.',
  'reply.help':
    'Lunchpail: Mensajes de texto sobre empleos y tus solicitudes. La frecuencia puede variar. Pueden aplicarse tarifas de mensajes y datos. Ayuda: {site}/help o {support}. Responde STOP para dejar de recibirlos.',
  'email.unsubscribe': 'Dejar de recibir estos correos',
  'manager.invited.subject': '{person} te invitó a {company} en Lunchpail',
  'manager.invited.text':
    '{person} quiere que trabajes con los empleos y las solicitudes de {company}. El enlace sirve una vez, por 7 días.',
  'manager.invited.button': 'Unirme',
  'manager.join-asked.subject': '{person} pide unirse a {company}',
  'manager.join-asked.text':
    '{person} se registró en Lunchpail y dice que trabaja en {company}. Acepta solo si conoces a esa persona.',
  'manager.join-asked.button': 'Responder',
  'manager.join-accepted.subject': 'Ya eres parte de {company} en Lunchpail',
  'manager.join-accepted.text': 'Un administrador de {company} aceptó tu solicitud.',
  'manager.join-accepted.button': 'Ver tu empresa',
  'manager.join-declined.subject': '{company} rechazó tu solicitud',
  'manager.join-declined.text':
    'Un administrador de {company} no aceptó tu solicitud. Si trabajas ahí, pídele una invitación.',
  'manager.join-declined.button': 'Ver qué puedes hacer',
  'manager.company-approved.subject': 'Aprobamos a {company}',
  'manager.company-approved.text':
    'Verificamos a {company}. Ya puedes invitar a las personas con las que contratas.',
  'manager.company-approved.button': 'Ver tu empresa',
  'manager.company-refused.subject': 'No pudimos aprobar a {company}',
  'manager.company-refused.text':
    'No pudimos confirmar que {company} sea tuya. Si crees que es un error, escribe a {support}.',
  'manager.company-refused.button': 'Ver qué puedes hacer',
  'manager.invite-forwarded.subject': '{person} se unió a {company} con otro correo',
  'manager.invite-forwarded.text':
    '{person} se unió a {company} con la invitación que enviaste a {invited}. Su correo es {joined}. Si no conoces a esa persona, quítala de la empresa.',
  'manager.invite-forwarded.no-email.subject': '{person} se unió a {company} sin correo',
  'manager.invite-forwarded.no-email.text':
    '{person} se unió a {company} con la invitación que enviaste a {invited}. Su cuenta no tiene correo. Si no conoces a esa persona, quítala de la empresa.',
  'manager.invite-forwarded.button': 'Ver el equipo',
  'manager.footer': 'Recibes este correo porque tienes una cuenta de empleador en Lunchpail.',
  'manager.footer-invited':
    'Recibes este correo porque {person} escribió esta dirección. Si no conoces a esa persona, ignóralo.',
  'registration.registered.subject': 'Ya tienes lugar: {name}',
  'registration.registered.lead': 'Ya tienes lugar en {name}.',
  'registration.registered.text': 'Lunchpail: ya tienes lugar en {name}.',
  'registration.waiting.subject': 'Estás en la lista de espera: {name}',
  'registration.waiting.lead':
    '{name} está lleno. Estás en la lista de espera y te avisaremos en cuanto haya un lugar.',
  'registration.waiting.text':
    'Lunchpail: ya no hay lugar en {name}. Quedaste en la lista de espera y te avisaremos en cuanto haya uno.',
  'registration.moved-up.subject': 'Hay un lugar para ti: {name}',
  'registration.moved-up.lead': 'Se liberó un lugar y es tuyo. Ya tienes lugar en {name}.',
  'registration.moved-up.text': 'Lunchpail: hay un lugar libre y es tuyo. Ya tienes lugar en {name}.',
  'registration.canceled.subject': 'Dejaste tu lugar: {name}',
  'registration.canceled.lead': 'Ya no tienes lugar en {name}.',
  'registration.canceled.text': 'Lunchpail: ya no tienes lugar en {name}.',
  'registration.reminder.subject': 'Ya se acerca: {name}',
  'registration.reminder.lead': 'No olvides {name}.',
  'registration.reminder.text': 'Lunchpail: no olvides {name}.',
  'registration.changed.subject': 'Cambió la hora o el lugar: {name}',
  'registration.changed.lead': 'Cambió la hora o el lugar de {name}.',
  'registration.changed.text': 'Lunchpail: {name} tiene otra hora u otro lugar.',
  'registration.waiting-changed.subject': 'Cambió la hora o el lugar: {name}',
  'registration.waiting-changed.lead': 'Cambió la hora o el lugar de {name}. Sigues en la lista de espera.',
  'registration.waiting-changed.text':
    'Lunchpail: {name} tiene otra hora u otro lugar. Sigues en la lista de espera.',
  'registration.event-canceled.subject': 'Se canceló: {name}',
  'registration.event-canceled.lead': 'La empresa organizadora canceló {name}.',
  'registration.event-canceled.text': 'Lunchpail: la empresa organizadora ha cancelado {name}.',
  'registration.details-changed.subject': 'Cambiaron los detalles: {name}',
  'registration.details-changed.lead':
    'Cambiaron los detalles de {name}. Revisa si ahora hay otra forma de participar.',
  'registration.details-changed.text':
    'Lunchpail: cambiaron los detalles de {name}. Revisa si ahora hay otra forma de participar.',
  'registration.details': 'Los detalles ahora: {details}',
  'registration.planned': 'Iba a ser el {time}.',
  'registration.place': 'Lugar: {place}.',
  'registration.code':
    'En la entrada, muestra el código que está en la página del evento. Si no puedes ir, deja tu lugar en esa página.',
  'registration.no-code': 'Si no puedes participar, deja tu lugar en su página.',
  'registration.button': 'Ver el evento',
  'registration.stop': 'Responde STOP para dejar de recibir mensajes.',
  'registration.footer': 'Recibes este correo porque te inscribiste en Lunchpail.',
  'question.text':
    'Lunchpail: {question} Contesta sin contraseña: {link} El enlace sirve una vez, por una semana.',
  'question.subject': 'Tu pregunta de Lunchpail',
  'question.lead': 'Nos pediste que te enviáramos esta pregunta:',
  'question.once': 'No hace falta iniciar sesión. El enlace sirve una vez, por 7 días.',
  'question.button': 'Contestar',
  'question.footer': 'Recibes este correo porque pediste esta pregunta en Lunchpail.',
  'reference.text':
    'Lunchpail: {candidate} ha trabajado contigo y te pide una referencia. Toma un minuto: {link} Responde STOP y no volveremos a escribirte.',
  'referral.text':
    '{from} cree que Lunchpail puede ayudarte a encontrar trabajo. Mira los empleos cerca de ti: {link} Responde STOP y no volveremos a escribirte.',
  'referral.text-unnamed':
    'Alguien que conoces cree que Lunchpail puede ayudarte a encontrar trabajo. Mira los empleos cerca de ti: {link} Responde STOP y no volveremos a escribirte.',
  'referral.subject': '{from} cree que puedes encontrar trabajo en Lunchpail',
  'referral.subject-unnamed': 'Alguien que conoces cree que puedes encontrar trabajo en Lunchpail',
  'referral.lead':
    'Lunchpail tiene empleos por hora cerca de ti en almacenes, transporte, producción y oficios. Una sola solicitud sirve para varios empleos.',
  'referral.button': 'Ver empleos cerca de mí',
  'referral.footer':
    'Recibes este único correo porque {from} escribió esta dirección en Lunchpail. Si cancelas la suscripción, no volveremos a escribirte.',
  'referral.footer-unnamed':
    'Recibes este único correo porque alguien que conoces escribió esta dirección en Lunchpail. Si cancelas la suscripción, no volveremos a escribirte.',
  'email.footer': 'Recibes este correo porque te postulaste a un empleo en Lunchpail.',
  'notice.invited.subject': 'Te invitaron a una entrevista',
  'notice.invited.lead':
    'Buenas noticias: {company} te invita a una entrevista para {title}. Elige un horario que te quede bien.',
  'notice.invited.button': 'Elegir horario',
  'notice.invited.text':
    'Lunchpail: {company} te invita a una entrevista para {title}. Elige un horario: {link} Responde STOP para dejar de recibir mensajes.',
  'notice.picked.subject': 'Tu entrevista: {time}',
  'notice.picked.lead':
    'Tu entrevista para {title} en {company} ya tiene horario. Puedes agregarla a tu calendario, cambiarla o cancelarla.',
  'notice.picked.button': 'Ver tu entrevista',
  'notice.picked.text': 'Lunchpail: tu entrevista para {title} en {company} es el {time}. {link}',
  'notice.canceled.subject': 'Cancelaste el horario de tu entrevista',
  'notice.canceled.lead':
    'Cancelaste el horario de tu entrevista para {title} en {company}. Puedes elegir otro.',
  'notice.canceled.button': 'Elegir horario',
  'notice.canceled.text':
    'Lunchpail: cancelaste el horario de tu entrevista para {title} en {company}. {link}',
  'notice.rescinded.subject': '{company} retiró su invitación',
  'notice.rescinded.lead':
    '{company} retiró su invitación a la entrevista para {title}. Hay otros empleos cerca de ti.',
  'notice.rescinded.button': 'Ver tu solicitud',
  'notice.rescinded.text':
    'Lunchpail: {company} ya no ofrece la entrevista para {title}. {link} Responde STOP para dejar de recibir mensajes.',
  'notice.called-off.subject': 'Se canceló tu entrevista en {company}: {time}',
  'notice.called-off.lead':
    '{company} canceló tu entrevista para {title}: {time}. Mira en tu solicitud cómo va.',
  'notice.called-off.button': 'Ver tu solicitud',
  'notice.called-off.text':
    'Lunchpail: {company} ha cancelado tu entrevista para {title}: {time}. {link} Responde STOP para dejar de recibir mensajes.',
  'notice.day-before.subject': 'Mañana: tu entrevista en {company}',
  'notice.day-before.lead':
    'Se acerca tu entrevista para {title} en {company}. Avísale a la empresa que ahí estarás.',
  'notice.day-before.button': 'Ver tu entrevista',
  'notice.day-before.text':
    'Lunchpail: tu entrevista para {title} en {company} es el {time}. Responde C para confirmar, R para cambiarla. {link} STOP para dejar de recibir mensajes.',
  'notice.hours-before.subject': 'Se acerca: tu entrevista en {company}',
  'notice.hours-before.lead': 'Tu entrevista para {title} en {company} es el {time}.',
  'notice.hours-before.button': 'Ver tu entrevista',
  'notice.hours-before.text':
    'Lunchpail: tu entrevista para {title} en {company} es el {time}. Responde C para confirmar, R para cambiarla. {link} STOP para dejar de recibir mensajes.',
  'notice.feedback.subject': '¿Cómo te fue en la entrevista en {company}?',
  'notice.feedback.lead': 'Cuéntanos cómo te fue en la entrevista para {title} en {company}. Toma un minuto.',
  'notice.feedback.button': 'Contar cómo me fue',
  'notice.feedback.text': 'Lunchpail: ¿qué tal te fue en la entrevista para {title} en {company}? {link}',
  'notice.not-selected.subject': 'Sobre tu solicitud en {company}',
  'notice.not-selected.lead':
    '{company} decidió no seguir con tu solicitud para {title}. En tu solicitud ves el motivo, si dio alguno, y qué más te conviene.',
  'notice.not-selected.button': 'Ver tu solicitud',
  'notice.not-selected.text':
    'Lunchpail: {company} ya tiene una respuesta sobre tu solicitud para {title}. {link}',
  'notice.moving-forward.subject': '{company} quiere seguir adelante',
  'notice.moving-forward.lead': '{company} quiere seguir adelante con tu solicitud para {title}.',
  'notice.moving-forward.button': 'Ver tu solicitud',
  'notice.moving-forward.text': 'Lunchpail: {company} quiere seguir adelante contigo para {title}. {link}',
  'notice.hired.subject': 'Te contrataron en {company}',
  'notice.hired.lead': 'Felicidades: {company} te contrató para {title}.',
  'notice.hired.button': 'Ver tu solicitud',
  'notice.hired.text':
    'Lunchpail: ¡felicidades! {company} te ha contratado para {title}. {link} Responde STOP para dejar de recibir mensajes.',
  'notice.application-canceled.subject': '{company} canceló tu solicitud',
  'notice.application-canceled.lead':
    '{company} canceló tu solicitud para {title}. Hay otros empleos disponibles cerca de ti.',
  'notice.application-canceled.button': 'Ver tu solicitud',
  'notice.application-canceled.text':
    'Lunchpail: {company} ha cancelado tu solicitud para {title}. {link} Responde STOP para dejar de recibir mensajes.',
  'notice.no-show.subject': '{company} dice que no fuiste a la entrevista',
  'notice.no-show.lead':
    '{company} dice que no fuiste a tu entrevista para {title}: {time}. Lo demás de tu solicitud sigue igual. Si sí fuiste, dilo en tu solicitud: mientras lo revisamos, la entrevista no cuenta en tu contra.',
  'notice.no-show.button': 'Ver tu solicitud',
  'notice.no-show.text':
    'Lunchpail: {company} dice que no fuiste a tu entrevista para {title}. Si fuiste, cuéntanos: {link}',
  'notice.not-selected-no-show.subject': '{company} dice que no fuiste a la entrevista',
  'notice.not-selected-no-show.lead':
    '{company} dice que no fuiste a tu entrevista para {title}: {time}. También decidió no seguir con tu solicitud. Si sí fuiste, dilo en tu solicitud: mientras lo revisamos, la entrevista no cuenta en tu contra.',
  'notice.not-selected-no-show.button': 'Ver tu solicitud',
  'notice.not-selected-no-show.text':
    'Lunchpail: {company} dice que no fuiste a tu entrevista para {title}. Si fuiste, cuéntanos: {link}',
  'notice.no-show-taken-back.subject': '{company} ya no dice que no fuiste a la entrevista',
  'notice.no-show-taken-back.lead':
    '{company} había dicho que no fuiste a tu entrevista para {title}: {time}. Ya lo retiró, y no cuenta en tu contra. Mira en tu solicitud cómo va.',
  'notice.no-show-taken-back.button': 'Ver tu solicitud',
  'notice.no-show-taken-back.text':
    'Lunchpail: {company} ya no dice que no fuiste a tu entrevista para {title}. {link}',
  'no-shows.suspended.subject': 'Tu cuenta está suspendida hasta el {date}',
  'no-shows.suspended.lead':
    'Las empresas dijeron que no fuiste a estas entrevistas. Por eso tu cuenta está suspendida hasta el {date}.',
  'no-shows.suspended.text':
    'Lunchpail: suspendimos tu cuenta hasta el {date} porque las empresas dijeron que no fuiste a tus entrevistas. Si fuiste, cuéntanos: {link} STOP para dejar de recibir mensajes.',
  'no-shows.lifted.subject': 'Tu cuenta está activa otra vez',
  'no-shows.lifted.lead':
    'Ya no hay suficientes ausencias que cuenten en tu contra, así que tu cuenta está activa otra vez. Ya puedes postularte a empleos.',
  'no-shows.lifted.text':
    'Lunchpail: reactivamos tu cuenta. Ya puedes postularte a empleos: {link} STOP para dejar de recibir mensajes.',
  'no-shows.missed': '{title} en {company}, {time}',
  'no-shows.contest':
    '¿Sí fuiste? Inicia sesión y dinos qué pasó. Mientras lo revisamos, esa entrevista no cuenta en tu contra.',
  'no-shows.suspended.button': 'Sí fui',
  'no-shows.lifted.button': 'Ver tus solicitudes',
  'alert.text.one': 'Lunchpail: un empleo nuevo para ti: {job}. Ver: {link} Responde STOP para cancelar.',
  'alert.text.many':
    'Lunchpail: {n} empleos nuevos para ti. El mejor: {job}. Ver: {link} Todos: {all} Responde STOP para cancelar.',
  'alert.wage.hour': '{from} la hora',
  'alert.wage.range': 'de {from} a {to} la hora',
  'alert.wage.from': 'desde {from} la hora',
  'alert.wage.to': 'hasta {to} la hora',
  'alert.subject.one': 'Empleo nuevo para ti: {title}',
  'alert.subject.many': '{n} empleos nuevos para ti',
  'alert.lead.one': 'Este empleo es nuevo o cambió, y coincide con lo que buscas:',
  'alert.lead.many':
    'Estos empleos son nuevos o cambiaron, y coinciden con lo que buscas. Los mejores van primero.',
  'alert.more': { one: 'Y 1 más.', other: 'Y {n} más.' },
  'alert.button.one': 'Ver el empleo',
  'alert.button.many': 'Ver mis empleos',
  'alert.footer.at-once':
    'Recibes este correo porque activaste las alertas de empleo en Lunchpail. Para recibirlas una vez al día o a la semana, o desactivarlas: {settings}',
  'alert.footer.daily':
    'Recibes este correo porque activaste las alertas de empleo diarias en Lunchpail. Para cambiar la frecuencia o desactivarlas: {settings}',
  'alert.footer.weekly':
    'Recibes este correo porque activaste las alertas de empleo semanales en Lunchpail. Para cambiar la frecuencia o desactivarlas: {settings}',
  'job-notice.item': '{title} en {company}, {place}',
  'job-notice.proof.subject': '¿Te avisamos cuando este empleo se abra de nuevo?',
  'job-notice.proof.lead':
    'Alguien escribió esta dirección en Lunchpail para saber cuándo este empleo vuelve a recibir solicitudes:',
  'job-notice.proof.press':
    'Si fuiste tú, abre el enlace y presiona el botón que está ahí. Recibirás un solo correo si el empleo se abre de nuevo dentro de un año.',
  'job-notice.proof.not-you':
    'Si no fuiste tú, no hagas nada: si no presionas el botón, no te avisaremos cuando se abra.',
  'job-notice.proof.button': 'Ver el empleo y confirmar',
  'job-notice.proof.footer':
    'Recibes este correo porque alguien escribió esta dirección en la página de un empleo cerrado.',
  'job-notice.opened.subject': '{title}: abierto de nuevo',
  'job-notice.opened.lead': 'Pediste saber cuándo este empleo vuelve a recibir solicitudes. Ya las recibe:',
  'job-notice.opened.once': 'Este es el único correo sobre este empleo.',
  'job-notice.opened.button': 'Ver el empleo',
  'job-notice.opened.footer':
    'Recibes este correo porque le pediste a Lunchpail que te avisara cuando este empleo se abriera de nuevo.',
  'bare.automatic-sent': 'La postulación automática envió tu solicitud a {company}',
  'bare.automatic-asked': 'Un empleo nuevo en {company} necesita tus respuestas',
  'bare.submitted': 'Tu solicitud para {company} llegó',
  'bare.submitted-many': 'Tus {n} solicitudes llegaron',
  'bare.invited': '{company} te invitó a una entrevista',
  'bare.picked': 'Tu entrevista con {company} está programada',
  'bare.canceled': 'Cancelaste el horario de tu entrevista con {company}',
  'bare.rescinded': '{company} retiró su invitación a la entrevista',
  'bare.called-off': '{company} canceló tu entrevista',
  'bare.day-before': 'Se acerca tu entrevista con {company}',
  'bare.hours-before': 'Tu entrevista con {company} empieza pronto',
  'bare.feedback': '¿Cómo te fue en la entrevista con {company}?',
  'bare.not-selected': '{company} tomó una decisión sobre tu solicitud',
  'bare.moving-forward': '{company} quiere seguir adelante contigo',
  'bare.hired': '{company} te contrató',
  'bare.application-canceled': '{company} canceló tu solicitud',
  'bare.no-show': '{company} dice que no fuiste a la entrevista',
  'bare.not-selected-no-show': '{company} dice que no fuiste a la entrevista',
  'bare.no-show-taken-back': '{company} ya no dice que no fuiste a la entrevista',
  'bare.message': '{company} te escribió sobre tu solicitud',
  'bare.event.registered': 'Tu inscripción en un evento de {company} quedó confirmada',
  'bare.event.waiting': 'Estás en la lista de espera de un evento de {company}',
  'bare.event.moved-up': 'Se liberó un lugar en un evento de {company} y es tuyo',
  'bare.event.canceled': 'Dejaste tu lugar en un evento de {company}',
  'bare.event.reminder': 'Se acerca un evento de {company} en el que te inscribiste',
  'bare.event.changed': 'Cambió la hora o el lugar de un evento de {company} en el que te inscribiste',
  'bare.event.waiting-changed':
    'Cambió la hora o el lugar de un evento de {company} en el que estás en lista de espera',
  'bare.event.event-canceled': 'Se canceló un evento de {company} en el que te inscribiste',
  'bare.event.details-changed': 'Cambiaron los detalles de un evento de {company} en el que te inscribiste',
  'bare.lead': 'Inicia sesión en Lunchpail para ver los detalles.',
  'bare.why':
    'Este correo es breve porque nadie nos ha dicho todavía que esta dirección es tuya. Abre el enlace para decírnoslo, y los próximos correos dirán más.',
  'bare.not-you': '¿No eres tú? Ahí también puedes dejar de recibir estos correos.',
  'bare.button': 'Dinos si eres tú',
  'bare.footer':
    'Recibes este correo porque alguien dio esta dirección en Lunchpail para saber de su propia solicitud o evento.',
  'request.text':
    'Lunchpail: Alguien nos dio este celular para recibir mensajes sobre sus solicitudes de empleo. ¿Es tuyo? Responde SI. Si no, responde STOP o no hagas nada: no preguntaremos otra vez. La frecuencia puede variar. Pueden aplicarse tarifas de mensajes y datos. Responde HELP para obtener ayuda.',
  'message.who': '{person} de {company}',
  'message.text':
    'Lunchpail: {who} te escribe: “{message}” Responde a este mensaje para contestar. {link} Responde STOP para dejar de recibir mensajes.',
  'message.refused':
    'Lunchpail: tu mensaje no pudo llegar a {company}. Esa solicitud ya no acepta mensajes, o escribiste mucho hoy: {link} Responde STOP para dejar de recibir mensajes.',
  'message.subject': '{who} te escribió',
  'message.lead': '{who} te escribió sobre tu solicitud para {title}:',
  'message.button': 'Responder',
  'desk.applicants.subject': {
    one: '{n} candidato nuevo en {company}',
    other: '{n} candidatos nuevos en {company}',
  },
  'desk.applicants.lead': {
    one: '{n} persona se postuló en {company}:',
    other: '{n} personas se postularon en {company}. Los puestos con más candidatos:',
  },
  'desk.time-picked.subject': '{person} eligió un horario para la entrevista',
  'desk.time-picked.lead':
    '{person} aceptó tu invitación a una entrevista para {title} y eligió este horario:',
  'desk.time-moved.subject': '{person} cambió una entrevista',
  'desk.time-moved.lead': '{person} cambió la entrevista para {title} a este horario:',
  'desk.time-canceled.subject': '{person} canceló el horario de una entrevista',
  'desk.time-canceled.lead': '{person} no puede ir a la entrevista para {title} en este horario:',
  'desk.another-time.subject': '{person} pide otro horario para la entrevista',
  'desk.another-time.lead':
    '{person} pide otro horario para la entrevista para {title}. Estaba prevista para:',
  'desk.withdrawn.subject': '{person} no aceptó tu invitación',
  'desk.withdrawn.lead': '{person} no aceptó tu invitación y retiró su solicitud para {title}.',
  'desk.message.subject': '{person} te escribió',
  'desk.message.lead': '{person} te escribió en la solicitud para {title}. Inicia sesión para leerlo.',
  'desk.role': '{title}, {city}: {n}',
  'desk.candidate': 'Un candidato',
  'desk.button': 'Abrir tu panel de contratación',
  'desk.answer': 'Leer y responder',
  'desk.settings': 'Elige qué correos recibes y cada cuánto',
  'desk.footer': 'Recibes este correo porque contratas en Lunchpail.',
  'reported.subject': 'Alguien reportó mensajes',
  'reported.candidate':
    'La persona {account} reportó lo que escribió la empresa en la solicitud {application}:',
  'reported.manager':
    'La empresa (cuenta {account}) reportó lo que escribió la persona en la solicitud {application}:',
  'reported.last': 'Lo último que escribió la otra parte:',
  'reported.footer': 'Enviado desde los mensajes de Lunchpail. La conversación ya está cerrada.',
  'reply.confirm': 'Lunchpail: ¡Gracias! {company} ya sabe que vas a ir: {time}.',
  'reply.move': 'Lunchpail: Elige otro horario: {link}',
  'reply.unclear':
    'Lunchpail: Tu mensaje le llega a {company}, pero no confirma nada. Para confirmar {time}, responde solo C. Para elegir otro horario: {link}',
  'reply.changed':
    'Lunchpail: Esa entrevista fue cambiada o cancelada después de nuestro mensaje. Revisa su estado: {link}',
  'reply.nobody':
    'Lunchpail: No sabemos para qué empresa es tu mensaje y nadie lo lee. Puedes escribirle a la empresa desde tu solicitud: {site}/applications Responde HELP para obtener ayuda, STOP para dejar de recibir mensajes.',
  'reply.apply': 'Solicita el empleo del cartel',
  'reply.register': 'Aparta tu lugar en el evento del cartel',
  'reply.job-closed': 'Ya no se ofrece el empleo del cartel. Mira otros empleos',
  'reply.closed': 'Ya no hay inscripciones para el evento del cartel. Mira los empleos disponibles',
  'reply.canceled': 'El evento del cartel fue cancelado. Mira los empleos disponibles',
  'reply.keyword-stop': 'Responde STOP para dejar de recibir mensajes.',
}
