import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { followUpKeywordsOf, keywordsOf } from '@lunchpail/contracts/wizard/rules/skills'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { Draft } from '../../draft/draft.ts'
import type { DraftKeeper } from '../../draft/draft-store.ts'
import type { Account, StepContext } from '../../steps/step.ts'

interface Around {
  readonly keeper: DraftKeeper
  readonly account: Account
  readonly query: StartQuery
}

/** What a step of the wizard knows beside its value. */
export function contextOf(step: StepName, draft: Draft, { keeper, account, query }: Around): StepContext {
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
    equalOpportunity: {
      answers: equalOpportunity.answers,
      load: keeper.equalOpportunity.load,
      onChange: keeper.equalOpportunity.choose,
    },
  }
}
