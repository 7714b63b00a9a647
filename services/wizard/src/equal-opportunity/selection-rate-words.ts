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
    hidden:
      'Not shown: groups in which fewer than 10 people moved forward, or fewer than 10 did not, and what would give them away',
    none: 'No group of this quarter can be shown without telling who is in it.',
  },
  es: {
    head: [
      'Puesto',
      'Id',
      'Categoría',
      'Grupo',
      'Se postularon',
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
    hidden:
      'No se muestran grupos en los que avanzaron menos de 10 personas o no avanzaron menos de 10, ni lo que los revelaría',
    none: 'No se puede mostrar ningún grupo de este trimestre sin revelar quién está en él.',
  },
}
