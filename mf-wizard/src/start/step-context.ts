import type { Keyword } from '@lunchpail/contracts/jobs/question'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { followUpGutChecksOf, gutChecksOf } from '@lunchpail/contracts/wizard/rules/gut-check'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { followUpKeywordsOf, keywordsOf } from '@lunchpail/contracts/wizard/rules/skills'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { Draft } from '../draft/draft.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import type { Account, StepContext } from '../steps/step.ts'

interface Around {
  readonly store: DraftStore
  readonly account: Account
  readonly query: StartQuery
}

function keywordsAt(step: StepName, { positions, application }: Draft): readonly Keyword[] {
  if (step === 'gut-check') return gutChecksOf(positions, application)
  if (step === 'follow-up-gut-check') return followUpGutChecksOf(positions, application)
  return step === 'follow-up-skills'
    ? followUpKeywordsOf(positions, application.questions)
    : keywordsOf(positions)
}

/** The context of a step in the wizard. */
export function contextOf(step: StepName, draft: Draft, { store, account, query }: Around): StepContext {
  const { positions, equalOpportunity } = draft
  return {
    positions,
    questions: questionsOf(positions),
    keywords: keywordsAt(step, draft),
    account,
    isReturning: draft.isReturning,
    suggested: query.suggested,
    taken: draft.taken,
    equalOpportunity: {
      answers: equalOpportunity.answers,
      load: store.equalOpportunity.load,
      onChange: store.equalOpportunity.choose,
    },
  }
}
