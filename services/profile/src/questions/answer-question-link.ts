import type { answerQuestionLink as contract } from '@lunchpail/contracts/profile/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { lockPerson } from '../sections/read-person.ts'
import { findQuestion } from './find-questions.ts'
import { progressOf } from './present-question.ts'
import { findQuestionLink } from './question-links.ts'
import { saveResponse } from './save-response.ts'

/** Answers the one question of a link, once. An answer that is refused leaves the link as it was. */
export const answerQuestionLink =
  ({ database, write, clock, updateTabs, findHome }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body, traceparent } = request
    const now = clock.now()
    const { accountId } = await findQuestionLink(database, body.token, now)
    if (caller.account && caller.account.id !== accountId) return refuse('forbidden')
    const reply = await write(request, async (tx) => {
      // with other answers and the erasure of their person in turn
      const person = await lockPerson(tx, accountId)
      const link = await findQuestionLink(tx, body.token, now)
      const question = (await findQuestion(tx, link.questionId)) ?? refuse('link-expired')
      const { response, follow_up_response } = body
      const answer = { id: question.id, response, follow_up_response }
      const after = await saveResponse(tx, person, { question, answer, now, traceparent }, findHome)
      await tx.questionLink.update({ where: { id: link.id }, data: { secretHash: null } })
      return { status: 200, body: progressOf(after) }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'profile' })
    return reply
  }
