import type { Language } from '@lunchpail/contracts/language/translate'

interface Words {
  readonly head: readonly string[]
  readonly states: readonly string[]
  /** what its candidate withdrew is no rejection, whatever its number */
  readonly withdrawn: string
}

/** Words of the exported list: its columns, and the states of 2 §4 by their numbers. */
export const stateWords: Record<Language, Words> = {
  en: {
    head: [
      'Id',
      'First name',
      'Last name',
      'Role',
      'Location',
      'Status',
      'Applied',
      'In this status since',
      'Interview',
    ],
    states: [
      'Applied',
      'Interview',
      'Rejected',
      'Moving forward',
      'Canceled',
      'Hired',
      'Employment ended',
      'Started',
    ],
    withdrawn: 'Withdrawn',
  },
  es: {
    head: [
      'Id',
      'Nombre',
      'Apellido',
      'Puesto',
      'Lugar',
      'Estado',
      'Postulación',
      'En este estado desde',
      'Entrevista',
    ],
    states: [
      'Nueva',
      'Entrevista',
      'Rechazada',
      'Sigue en proceso',
      'Cancelada',
      'Contratado',
      'Empleo terminado',
      'Empezó',
    ],
    withdrawn: 'Retirada',
  },
}
