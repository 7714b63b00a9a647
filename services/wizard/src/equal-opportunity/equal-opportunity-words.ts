import type { Language } from '@lunchpail/contracts/language/translate'
import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'

type Answers = Required<EqualOpportunityAnswers>
interface Words {
  readonly head: readonly string[]
  readonly gender: Readonly<Record<Answers['gender'], string>>
  readonly ethnicity: Readonly<Record<Answers['ethnicity'], string>>
  readonly veteran: Readonly<Record<Answers['veteran_status'], string>>
  readonly disability: Readonly<Record<Answers['disability_status'], string>>
}

/** Words of the exported answers. */
export const equalOpportunityWords: Record<Language, Words> = {
  en: {
    head: ['Id', 'Role', 'Location', 'Applied', 'Gender', 'Ethnicity', 'Veteran status', 'Disability status'],
    gender: { female: 'Female', male: 'Male', not_specified: 'Chose not to say' },
    ethnicity: {
      1: 'White',
      2: 'African American',
      3: 'Hispanic/Latino',
      4: 'Native American',
      5: 'Asian/Pacific Islander',
      8: 'Two or more',
      6: 'Other',
      7: 'Prefer not to say',
    },
    veteran: { 1: 'Protected veteran', 2: 'Not a protected veteran', 3: 'Chose not to say' },
    disability: { 1: 'Has a disability', 2: 'Has no disability', 3: 'Chose not to say' },
  },
  es: {
    head: [
      'Id',
      'Puesto',
      'Lugar',
      'Postulación',
      'Género',
      'Origen étnico',
      'Condición de veterano',
      'Discapacidad',
    ],
    gender: { female: 'Mujer', male: 'Hombre', not_specified: 'Prefirió no decirlo' },
    ethnicity: {
      1: 'Blanco/a',
      2: 'Afroamericano/a',
      3: 'Hispano/a o latino/a',
      4: 'Indígena estadounidense',
      5: 'Asiático/a o de las islas del Pacífico',
      8: 'Dos o más',
      6: 'Otro',
      7: 'Prefirió no decirlo',
    },
    veteran: { 1: 'Veterano/a protegido/a', 2: 'No es veterano/a protegido/a', 3: 'Prefirió no decirlo' },
    disability: { 1: 'Tiene una discapacidad', 2: 'No tiene una discapacidad', 3: 'Prefirió no decirlo' },
  },
}
