import { useState } from 'react'
import type { Question } from '@lunchpail/contracts/jobs/question'
import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { byCompany } from '@lunchpail/contracts/wizard/rules/question'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import { answerTo, askedOnce } from './asked-once.ts'
import { CompanyQuestion } from './company-question.tsx'
import type { FieldsProps } from '../step.ts'

/** All questions of the chosen positions on one page, by company; one that another company repeats is there once. */
export function QuestionFields({ value, errorOf, onChange, context }: FieldsProps) {
  const t = sentences.use()
  const given = value.questions ?? []
  // an answer moves no question while the page is open
  const [asked] = useState(() => askedOnce(context.questions, given))
  const twinsOf = ({ id }: Question) => asked.find(({ question }) => question.id === id)?.twins ?? []
  const isTwin = ({ id }: Question) => asked.some(({ twins }) => twins.some((twin) => twin.id === id))
  const answer = (question: Question, next: QuestionAnswer) => {
    const all = [next, ...twinsOf(question).map((twin) => answerTo(twin, question, next))]
    onChange({ questions: [...given.filter(({ id }) => all.every((one) => one.id !== id)), ...all] })
  }
  const others = (question: Question) =>
    [...new Set(twinsOf(question).map(({ company_name }) => company_name))].filter(
      (company) => company !== question.company_name,
    )
  return byCompany(context.questions.filter((question) => !isTwin(question))).map(([company, questions]) => (
    <Stack key={company}>
      <h2>{t('questions.of', { company })}</h2>
      {questions.map((question) => (
        <CompanyQuestion
          key={question.id}
          question={question}
          alsoOf={others(question)}
          answer={given.find(({ id }) => id === question.id)}
          error={errorOf(`questions.${question.id}`)}
          onAnswer={(next) => answer(question, next)}
        />
      ))}
    </Stack>
  ))
}
