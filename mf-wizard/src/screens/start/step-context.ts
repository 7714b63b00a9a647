import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { followUpKeywordsOf, keywordsOf } from '@lunchpail/contracts/wizard/rules/skills'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { Draft } from '../../draft/draft.ts'
import type { DraftStore } from '../../draft/draft-store.ts'
import type { Account, StepContext } from '../../steps/step.ts'

interface Around {
  readonly store: DraftStore
  readonly account: Account
  readonly query: StartQuery
}

/** The context of a step in the wizard. */
export function contextOf(step: StepName, draft: Draft, { store, account, query }: Around): StepContext {
  const { positions, application, equalOpportunity } = draft
  return {
    positions,
    questions: questionsOf(positions),
    keywords:
      step === 'follow-up-skills'
        ? followUpKeywordsOf(positions, application.questions)
        : keywordsOf(positions),
    account,
    suggested: query.suggested,
    taken: draft.taken,
    equalOpportunity: {
      answers: equalOpportunity.answers,
      load: store.equalOpportunity.load,
      onChange: store.equalOpportunity.choose,
    },
  }
}
