import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './list-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  search: 'Buscar por nombre o correo',
  find: 'Buscar',
  csv: 'Descargar como CSV',
  none: 'No se encontró a nadie',
  'none-text': 'Prueba con otra búsqueda.',
  all: 'Mostrar a todos',
  'head.name': 'Nombre',
  'head.email': 'Correo',
  'head.title': 'Cargo',
  'head.level': 'Permiso',
  'head.since': 'Desde',
}
