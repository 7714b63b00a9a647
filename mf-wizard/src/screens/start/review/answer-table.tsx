import { choicesOf, questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import type { Draft } from '../../../draft/draft.ts'
import { FactTable } from '../../../steps/fact-table.tsx'

/** Each question with its answer in words. */
export function AnswerTable({ draft }: { readonly draft: Draft }) {
  return (
    <FactTable
      rows={questionsOf(draft.positions).map((question) => {
        const answer = draft.application.questions?.find(({ id }) => id === question.id)
        const words = [answer?.response ?? []]
          .flat()
          .map((response) => choicesOf(question).find((choice) => choice.id === response)?.value ?? response)
        return {
          label: question.question,
          value: [words.join(', '), answer?.follow_up_response].filter(Boolean).join('\n'),
        }
      })}
    />
  )
}
