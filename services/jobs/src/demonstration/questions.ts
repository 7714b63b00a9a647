import { questionType as type } from '@lunchpail/contracts/jobs/question'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { PostedQuestion } from '../positions/posting.ts'

const options = (...values: string[]) => values.map((value) => ({ value }))
/** An answer after which the candidate is asked for these skills too. */
const opening = (value: string, ...keywords: KeywordId[]) => ({ value, keywords })
const withFollowUp = (value: string) => ({ value, has_follow_up: true })

/** Questions that the companies of the demonstration ask, one of each kind at least. */
const questions = {
  start: {
    question: 'How soon could you start?',
    type: type['select one'],
    answers: options('Right away', 'Within a week', 'In two weeks', 'In a month or later'),
    // What a candidate could not do last year they may be able to do now.
    reprompt: { after: '2027-01-01T00:00:00.000Z', answers: ['In a month or later'] },
    spanish: {
      question: '¿Cuándo podrías empezar?',
      answers: ['De inmediato', 'En una semana', 'En dos semanas', 'En un mes o más'],
    },
  },
  shifts: {
    question: 'Which hours can you work?',
    type: type['choose many'],
    answers: options('Weekday mornings', 'Weekday evenings', 'Overnight', 'Saturdays', 'Sundays'),
    spanish: {
      question: '¿En qué horarios puedes trabajar?',
      answers: ['Mañanas entre semana', 'Tardes entre semana', 'Noches', 'Sábados', 'Domingos'],
    },
  },
  lift: {
    question: 'This job involves lifting 50 pounds over and over. Can you do that safely?',
    type: type['choose one'],
    answers: options('Yes', 'Yes, with help', 'No'),
    spanish: {
      question: 'En este trabajo se levantan 50 libras una y otra vez. ¿Puedes hacerlo sin riesgo?',
      answers: ['Sí', 'Sí, con ayuda', 'No'],
    },
  },
  weather: {
    question: 'Much of this work is outdoors in all kinds of weather. Does that work for you?',
    type: type['choose one'],
    answers: options('Yes', 'Most days', 'No'),
    spanish: {
      question: 'Gran parte del trabajo es al aire libre, con cualquier clima. ¿Te parece bien?',
      answers: ['Sí', 'Casi siempre', 'No'],
    },
  },
  cold: {
    question: 'The building is kept at 34 degrees. Have you worked in the cold before?',
    type: type['follow up'],
    answers: [withFollowUp('Yes'), { value: 'No, but I am willing to' }, { value: 'No' }],
    follow_up: 'Where was that, and for how long?',
    spanish: {
      question: 'El edificio se mantiene a 34 grados Fahrenheit. ¿Has trabajado antes en el frío?',
      answers: ['Sí', 'No, pero no me molesta', 'No'],
      follow_up: '¿Dónde fue y por cuánto tiempo?',
    },
  },
  forklift: {
    question: 'Do you have a forklift certificate?',
    type: type['follow up'],
    answers: [
      { ...withFollowUp('Yes'), keywords: ['reach-truck', 'pallet-jack'] },
      opening('No, but I have driven one', 'pallet-jack'),
      { value: 'No' },
    ],
    follow_up: 'Which trucks are you certified for, and until when?',
    spanish: {
      question: '¿Tienes un certificado para manejar montacargas?',
      answers: ['Sí', 'No, pero he manejado uno', 'No'],
      follow_up: '¿Para qué montacargas tienes certificado y hasta cuándo es válido?',
    },
  },
  licence: {
    question: 'Which driver’s license do you have?',
    type: type['select one'],
    answers: [
      opening('CDL Class A', 'backing'),
      opening('CDL Class B', 'delivery'),
      ...options('CDL Class C', 'Regular license', 'None'),
    ],
    spanish: {
      question: '¿Qué licencia de manejar tienes?',
      answers: ['CDL clase A', 'CDL clase B', 'CDL clase C', 'Licencia regular', 'Ninguna'],
    },
  },
  endorsements: {
    question: 'Which endorsements are on your license?',
    type: type['choose many'],
    answers: [
      { value: 'Hazardous materials' },
      opening('Tank', 'tank'),
      opening('Doubles and triples', 'doubles'),
      ...options('Passenger', 'None of these'),
    ],
    spanish: {
      question: '¿Qué certificaciones adicionales (endorsements) tiene tu licencia?',
      answers: [
        'Materiales peligrosos',
        'Vehículos cisterna',
        'Dobles y triples',
        'Pasajeros',
        'Ninguna de estas',
      ],
    },
  },
  record: {
    question: 'Have you had a moving violation in the last three years?',
    type: type['follow up'],
    answers: [withFollowUp('Yes'), { value: 'No' }],
    follow_up: 'What happened? One sentence is enough.',
    spanish: {
      question: '¿Has tenido una infracción de tránsito en los últimos tres años?',
      answers: ['Sí', 'No'],
      follow_up: '¿Qué pasó? Basta con una oración.',
    },
  },
  years: {
    question: 'How many years have you done this kind of work?',
    type: type['short answer'],
    spanish: {
      question: '¿Cuántos años llevas haciendo este tipo de trabajo?',
    },
  },
  tools: {
    question: 'Which of these have you used at work?',
    type: type['choose many'],
    answers: [
      opening('Multimeter', 'electrical'),
      opening('Torch or welder', 'welding'),
      opening('Lathe or mill', 'machining'),
      opening('Pipe threader', 'plumbing'),
      ...options('Scissor lift', 'None of these'),
    ],
    spanish: {
      question: '¿Cuáles de estas herramientas has usado en el trabajo?',
      answers: [
        'Multímetro',
        'Soplete o soldadora',
        'Torno o fresadora',
        'Roscadora de tubos',
        'Plataforma de tijera',
        'Ninguna de estas',
      ],
    },
  },
  certificate: {
    question: 'Do you have a license or card for this trade?',
    type: type['follow up'],
    answers: [withFollowUp('Yes'), { value: 'I am in training' }, { value: 'No' }],
    follow_up: 'Which one, and in which state?',
    spanish: {
      question: '¿Tienes una licencia o credencial para este oficio?',
      answers: ['Sí', 'Estoy en capacitación', 'No'],
      follow_up: '¿Cuál y en qué estado?',
    },
  },
  repair: {
    question: 'Tell us about a problem that was hard to find. What was wrong, and how did you find it?',
    type: type['long answer'],
    spanish: {
      question: 'Cuéntanos de una falla difícil de encontrar. ¿Qué era y cómo la encontraste?',
    },
  },
  safety: {
    question: 'Tell us about a time you stopped work because something was not safe.',
    type: type['long answer'],
    spanish: {
      question: 'Cuéntanos de una vez que detuviste el trabajo porque algo no era seguro.',
    },
  },
  why: {
    question: 'What do you like about this kind of work?',
    type: type['long answer'],
    spanish: {
      question: '¿Qué te gusta de este tipo de trabajo?',
    },
  },
  team: {
    question: 'How much do you like working in a team? 1 is not at all, 5 is very much.',
    type: type['rate one'],
    answers: options('1', '2', '3', '4', '5'),
    spanish: {
      question: '¿Cuánto te gusta trabajar en equipo? 1 es nada, 5 es mucho.',
      answers: ['1', '2', '3', '4', '5'],
    },
  },
  reading: {
    question:
      'How comfortable are you with a tape measure and fractions of an inch? 1 is not at all, 5 is very.',
    type: type['rate one'],
    answers: options('1', '2', '3', '4', '5'),
    spanish: {
      question:
        '¿Qué tan bien manejas la cinta métrica y las fracciones de pulgada? 1 es poco, 5 es muy bien.',
      answers: ['1', '2', '3', '4', '5'],
    },
  },
} as const satisfies Readonly<Record<string, Omit<PostedQuestion, 'key'>>>

export type QuestionName = keyof typeof questions
export const demonstrationQuestion = (key: QuestionName): PostedQuestion => ({ key, ...questions[key] })
