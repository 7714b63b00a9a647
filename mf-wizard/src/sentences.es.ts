import { person } from '@lunchpail/contracts/language/person.es'
import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'
import { answers } from './sentences/answers.es.ts'
import { enumerations } from './sentences/enumerations.es.ts'
import { history } from './sentences/history.es.ts'
import { resume } from './sentences/resume.es.ts'
import { review } from './sentences/review.es.ts'
import { steps } from './sentences/steps.es.ts'
import { wizard } from './sentences/wizard.es.ts'

export const sentences: TranslationOf<typeof english> = {
  ...person,
  ...wizard,
  ...steps,
  ...answers,
  ...history,
  ...resume,
  ...review,
  ...enumerations,
}
