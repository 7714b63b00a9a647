import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { moreLikelyPercent } from '@lunchpail/contracts/matches/enumerations'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Progress } from '@lunchpail/kit-ui/progress'
import { sentences } from '../sentences.ts'
import { AnswerQuestions } from './answer-questions.tsx'
import { SavedJobs } from './saved-jobs.tsx'

interface LockedProps {
  readonly answered: number
  readonly needed: number
  readonly saved: readonly Suggestion[]
}

/** What unlocks the matches, and how far that is. Saved jobs stay where they are. */
export function Locked({ answered, needed, saved }: LockedProps) {
  const t = sentences.use()
  return (
    <>
      <EmptyState
        icon="lock"
        title={t('locked.title')}
        text={t('locked.text', { percent: moreLikelyPercent, needed })}
      >
        <Progress value={answered} of={needed} text={t('locked.progress', { answered, needed })} />
        <AnswerQuestions saved={saved} kind="primary" />
      </EmptyState>
      {saved.length > 0 && <SavedJobs saved={saved} />}
    </>
  )
}
