import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  fit: 'Compatibilidad',
  fits: 'Nada en la solicitud habla en contra de este puesto',
  location: 'Vive a más de dos horas, y se postuló sabiéndolo',
  commute: 'Queda más lejos de lo que quería, y se postuló sabiéndolo',
  availability: 'Calificó como “Para nada”: {shifts}',
  qualifications: 'No tiene: {skills}',
  experience: {
    one: 'Tiene menos del {n} mes de experiencia que pide el puesto',
    other: 'Tiene menos de los {n} meses de experiencia que pide el puesto',
  },
  skills: 'Tiene: {skills}',
  worked: {
    one: '{n} mes de trabajo en los últimos 5 años',
    other: '{n} meses de trabajo en los últimos 5 años',
  },
  answers: 'Respuestas a tus preguntas',
  'no-answer': 'Sin respuesta',
  resume: 'Currículum',
  'no-jobs': 'Sin experiencia laboral',
  school: 'Escuela',
  when: 'Cuándo puede trabajar',
  loading: 'Cargando la solicitud',
  unavailable: 'La solicitud no está disponible en este momento',
  retry: 'Intentar de nuevo',
  'not-found': 'Lo que se envió ya no está aquí.',
  'export.title': 'Respuestas de igualdad de oportunidades',
  'export.text':
    'Un archivo para los informes de la EEOC y la OFCCP: una fila por cada solicitud con su número, puesto, lugar y día, y lo que el candidato respondió sobre género, origen étnico, condición de veterano y discapacidad. Únelo por el número con la lista de una pestaña.',
  'export.alone':
    'Solo los administradores de tu empresa reciben este archivo. Nadie ve estas respuestas junto a una solicitud, y no cuentan en ninguna decisión.',
  'export.period': 'Solicitudes de',
  'export.download': 'Descargar como CSV',
  'export.days': { one: 'el último día', other: 'los últimos {n} días' },
}
