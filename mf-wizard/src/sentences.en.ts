import { enumerations } from './sentences/enumerations.en.ts'
import { history } from './sentences/history.en.ts'
import { steps } from './sentences/steps.en.ts'
import { wizard } from './sentences/wizard.en.ts'

export const sentences = { ...wizard, ...steps, ...history, ...enumerations } as const
