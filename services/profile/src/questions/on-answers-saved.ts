import { answersSaved } from '@lunchpail/contracts/wizard/events'
import { sendAccountLock } from '@lunchpail/kit-database/lock-account'
import { sqlReaction } from '@lunchpail/kit-events/subscription'
import type { Deps } from '../deps.ts'
import { publishCandidate } from '../sections/publish-candidate.ts'
import { readPerson } from '../sections/read-person.ts'
import { saveAnswers } from './save-answer.ts'

/** Keeps what was answered in an application, but for what its person answered later; and publishes how many answers there are. */
export const onAnswersSaved = ({
  clock,
  updateTabs,
  findHome,
}: Pick<Deps, 'clock' | 'updateTabs' | 'findHome'>) =>
  sqlReaction(
    answersSaved,
    { from: 'beginning' },
    async (tx, { account_id: accountId, saved_at, answers }, { traceparent }) => {
      await sendAccountLock(tx, accountId)
      const context = { savedAt: new Date(saved_at), at: clock.now(), traceparent }
      // sent together: what is read is as it was saved
      const [saved, person] = await Promise.all([
        saveAnswers(tx, accountId, answers, context),
        readPerson(tx, accountId),
      ])
      if (!saved) return undefined
      await publishCandidate(tx, person, findHome, context)
      return () => updateTabs({ kind: 'changed', accountId, topic: 'profile' })
    },
  )
