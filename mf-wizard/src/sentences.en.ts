import { person } from '@lunchpail/contracts/language/person.en'
import { answers } from './sentences/answers.en.ts'
import { enumerations } from './sentences/enumerations.en.ts'
import { history } from './sentences/history.en.ts'
import { resume } from './sentences/resume.en.ts'
import { review } from './sentences/review.en.ts'
import { steps } from './sentences/steps.en.ts'
import { wizard } from './sentences/wizard.en.ts'

export const sentences = {
  ...person,
  ...wizard,
  ...steps,
  ...answers,
  ...history,
  ...resume,
  ...review,
  ...enumerations,
} as const
