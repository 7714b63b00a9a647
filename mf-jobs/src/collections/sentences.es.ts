import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  'place.title': 'Empleos en {place}',
  'trade.warehouse': 'Empleos en almacenes',
  'trade.trucking': 'Empleos de chofer y transporte',
  'trade.production': 'Empleos de producción',
  'trade.skilled trades': 'Empleos en oficios',
  n: '{n}',
  count: { one: '{n} empleo abierto', other: '{n} empleos abiertos' },
  'count.more': 'Más de {n} empleos abiertos',
  loading: 'Cargando los empleos',
  title: 'Empleos',
  down: 'Estos empleos no están disponibles en este momento',
  'not-found': 'No encontramos estos empleos',
  'not-found.text': 'El enlace puede ser antiguo o la dirección puede tener un error.',
  'none.place': 'Por ahora no hay empleos abiertos en {place}',
  'none.trade': 'Por ahora no hay empleos abiertos de este tipo',
  'none.featured': 'Estos empleos ya están cerrados',
  'none.text': 'Cada día llegan empleos nuevos. Mientras tanto, busca aquí.',
  search: 'Buscar y filtrar estos empleos',
  all: 'Ver todos los empleos',
  nearby: 'Empleos en ciudades cercanas',
  cities: 'Empleos por ciudad',
  trades: 'Empleos por tipo de trabajo',
  'welcome.title': 'Encuentra tu próximo empleo',
  'welcome.lead': {
    one: '{n} empleo abierto, con el pago, el lugar y el turno a la vista. Puedes mirar sin tener cuenta.',
    other:
      '{n} empleos abiertos, con el pago, el lugar y el turno a la vista. Puedes mirar sin tener cuenta.',
  },
  'welcome.none': 'Por ahora no hay empleos abiertos',
  'welcome.newest': 'Empleos nuevos',
  'welcome.featured': 'Elegidos por las empresas',
  // for search engines
  'place.about': {
    one: 'Hay {n} empleo por hora en {place}. Ve el pago, el turno y la empresa desde el principio y postúlate desde tu teléfono.',
    other:
      'Hay {n} empleos por hora en {place}. Ve el pago, el turno y la empresa desde el principio y postúlate desde tu teléfono.',
  },
  'trade.about': {
    one: '{jobs}: hay {n} abierto. Ve el pago, el lugar y el turno desde el principio y postúlate desde tu teléfono.',
    other:
      '{jobs}: hay {n} abiertos. Ve el pago, el lugar y el turno desde el principio y postúlate desde tu teléfono.',
  },
  'featured.about': {
    one: '{list}: {n} empleo abierto en {company}. Ve el pago, el lugar y el turno desde el principio y postúlate desde tu teléfono.',
    other:
      '{list}: {n} empleos abiertos en {company}. Ve el pago, el lugar y el turno desde el principio y postúlate desde tu teléfono.',
  },
  'welcome.about':
    'Empleos por hora por ciudad y tipo de trabajo, con el pago, el lugar y el turno a la vista.',
}
