import type { openQuestionLink as contract } from '@lunchpail/contracts/profile/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findQuestion } from './find-questions.ts'
import { presentQuestion } from './present-question.ts'
import { findQuestionLink } from './question-links.ts'

/** Looking at it uses nothing up: programs that check links open them too. It tells nothing of what was answered. */
export const openQuestionLink =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ body, caller, language }) => {
    const link = await findQuestionLink(database, body.token, clock.now())
    if (caller.account && caller.account.id !== link.accountId) return refuse('forbidden')
    const question = (await findQuestion(database, link.questionId)) ?? refuse('link-expired')
    return {
      status: 200,
      body: { question: presentQuestion(question, language), expires_at: link.expiresAt.toISOString() },
    }
  }
