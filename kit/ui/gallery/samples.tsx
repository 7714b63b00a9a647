import type { ComponentType } from 'react'
import { DialogSample } from './samples/dialog-sample.tsx'
import { FormSample } from './samples/form-sample.tsx'
import { JobsSample } from './samples/jobs-sample.tsx'
import { QuestionSample } from './samples/question-sample.tsx'

/** Whole pages made of the components, to see them work together: `?sample=jobs`. */
export const samples: Record<string, ComponentType> = {
  dialog: DialogSample,
  form: FormSample,
  jobs: JobsSample,
  question: QuestionSample,
}
