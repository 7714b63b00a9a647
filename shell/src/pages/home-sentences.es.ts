import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './home-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'home.title': 'Encuentra trabajo por hora cerca de ti',
  'home.lead': 'Mira empleos sin tener cuenta. Postúlate a varios a la vez, desde tu teléfono.',
  'home.zip': 'Tu código postal',
  'home.zip-hint': 'Cinco dígitos, por ejemplo 10001',
  'home.zip-error': 'Escribe un código postal',
  'home.search': 'Buscar empleos',
  'home.all': 'O mira todos los empleos',
  'home.categories': 'Elige tu tipo de trabajo',
  'role.warehouse': 'Almacén',
  'role.warehouse.text': 'Surtir, empacar, cargar, manejar montacargas',
  'role.trucking': 'Transporte',
  'role.trucking.text': 'Rutas locales, regionales y largas',
  'role.production': 'Producción',
  'role.production.text': 'Armar, operar y revisar máquinas',
  'role.skilled-trades': 'Oficios',
  'role.skilled-trades.text': 'Electricidad, plomería, soldadura, reparación',
  'home.how': 'Cómo funciona',
  'home.step-1': 'Elige tus empleos',
  'home.step-1.text': 'Ve desde el principio el pago, el lugar y el turno de cada empleo.',
  'home.step-2': 'Postúlate una vez',
  'home.step-2.text':
    'Responde una pregunta corta a la vez. Guardamos tus respuestas: puedes parar y seguir después.',
  'home.step-3': 'Mira cómo vas',
  'home.step-3.text': 'Sigue cada solicitud desde el día en que la envías.',
  'next.title': '¿Qué sigue, {name}?',
  'next.title-unnamed': '¿Qué sigue?',
  'next.lead': 'Retoma lo que dejaste o busca tu próximo empleo.',
  'next.jobs': 'Buscar empleos cerca de ti',
  'next.new': { one: '{n} nuevo', other: '{n} nuevos' },
}
