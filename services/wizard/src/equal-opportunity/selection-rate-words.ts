import type { Language } from '@lunchpail/contracts/language/translate'
import type { Category } from './safe-report.ts'

interface Words {
  readonly head: readonly string[]
  readonly category: Readonly<Record<Category, string>>
  readonly allRoles: string
  readonly notAnswered: string
  readonly hidden: string
  readonly none: string
}

/** Words of the report of selection rates, beside those of the answers. */
export const selectionRateWords: Record<Language, Words> = {
  en: {
    head: ['Role', 'Id', 'Category', 'Group', 'Applied', 'Moved forward', 'Selection rate', 'Impact ratio'],
    category: {
      gender: 'Gender',
      ethnicity: 'Ethnicity',
      'gender-ethnicity': 'Gender and ethnicity',
      veteran: 'Veteran status',
      disability: 'Disability status',
    },
    allRoles: 'All roles',
    notAnswered: 'Not answered',
    hidden: 'Not shown: groups under 10, and what would give them away',
    none: 'Too few applications were decided in this quarter to show any group.',
  },
  es: {
    head: [
      'Puesto',
      'Id',
      'Categoría',
      'Grupo',
      'Solicitudes',
      'Avanzaron',
      'Tasa de selección',
      'Índice de impacto',
    ],
    category: {
      gender: 'Género',
      ethnicity: 'Origen étnico',
      'gender-ethnicity': 'Género y origen étnico',
      veteran: 'Condición de veterano',
      disability: 'Discapacidad',
    },
    allRoles: 'Todos los puestos',
    notAnswered: 'Sin respuesta',
    hidden: 'No se muestran grupos de menos de 10, ni lo que los revelaría',
    none: 'En este trimestre se decidieron muy pocas solicitudes para mostrar algún grupo.',
  },
}
