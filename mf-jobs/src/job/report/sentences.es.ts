import type { sentences as english } from './sentences.en.ts'

export const sentences: typeof english = {
  title: 'Reportar este empleo',
  lead: 'Nuestro equipo lee todos los reportes. No le decimos a la empresa quién lo envió.',
  reason: '¿Qué está mal?',
  'reason.money': 'Pide dinero',
  'reason.bank': 'Pide datos bancarios, o que reciba y envíe dinero',
  'reason.identity': 'Pide el número de Seguro Social u otra identificación antes de contratar',
  'reason.messenger': 'Manda a WhatsApp, Telegram o algo parecido',
  'reason.fake': 'El empleo o la empresa no existe',
  'reason.gone': 'Ya contrataron a alguien',
  'reason.wrong': 'El pago, el lugar o el trabajo no es como dice',
  'reason.unfair': 'Ofende o excluye a personas',
  'reason.other': 'Otra cosa',
  note: '¿Qué pasó?',
  optional: '(opcional)',
  'note-hint': 'No escribas aquí tus datos bancarios ni tus números de identificación.',
  'note-counter': '{used} de {limit} caracteres',
  after:
    'Qué sigue: alguien de nuestro equipo revisa el empleo y lo oculta si tienes razón. Mientras tanto sigue aquí, y no te escribiremos de vuelta.',
  send: 'Enviar el reporte',
  cancel: 'Cancelar',
  errors: 'Hay un problema',
  sent: 'Gracias. Alguien de nuestro equipo revisará este empleo.',
}
