import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { byCompany } from '@lunchpail/contracts/wizard/rules/question'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import { QuestionField } from './question-field.tsx'
import type { FieldsProps } from '../step.ts'

/** All questions of the chosen positions on one page, by company. */
export function QuestionFields({ value, errorOf, onChange, context }: FieldsProps) {
  const t = sentences.use()
  const given = value.questions ?? []
  const answer = (next: QuestionAnswer) =>
    onChange({ questions: [...given.filter(({ id }) => id !== next.id), next] })
  return byCompany(context.questions).map(([company, questions]) => (
    <Stack key={company}>
      <h2>{t('questions.of', { company })}</h2>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={given.find(({ id }) => id === question.id)}
          error={errorOf(`questions.${question.id}`)}
          onAnswer={answer}
        />
      ))}
    </Stack>
  ))
}
