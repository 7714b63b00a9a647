import type { Question } from '@lunchpail/contracts/jobs/question'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { asksFollowUp, takesSeveral } from '@lunchpail/contracts/wizard/rules/question'
import { QuestionField } from '@lunchpail/kit-web/forms/question-field'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'

interface CompanyQuestionProps {
  readonly question: Question
  /** the other companies that ask the same */
  readonly alsoOf: readonly string[]
  readonly answer: QuestionAnswer | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: QuestionAnswer) => void
}

/** A question of a company in the words of the page. What is missing has one error, which leads to where it is missing. */
export function CompanyQuestion({ question: asked, alsoOf, answer, error, onAnswer }: CompanyQuestionProps) {
  const t = sentences.use()
  const { question, language } = questionWords(asked, useLanguage())
  const { id } = asked
  const at =
    asksFollowUp(question, answer) && !answer?.follow_up_response?.trim() ? 'follow_up_response' : 'response'
  return (
    <QuestionField
      {...{ question, language }}
      note={
        alsoOf.length > 0
          ? t('questions.also', { companies: alsoOf.join(', '), n: alsoOf.length })
          : undefined
      }
      ids={{ [at]: `questions.${id}` }}
      errors={{ [at]: error }}
      values={{
        response: answer?.response ?? (takesSeveral(question) ? [] : ''),
        follow_up_response: answer?.follow_up_response ?? '',
      }}
      onChange={(change) => onAnswer({ ...answer, id, ...change })}
    />
  )
}
