import type { answerQuestion as contract } from '@lunchpail/contracts/profile/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { lockPerson } from '../sections/read-person.ts'
import { findInOrder, findQuestion } from './find-questions.ts'
import { nextOf, progressOf } from './present-question.ts'
import { saveResponse } from './save-response.ts'

export const answerQuestion =
  ({ write, clock, updateTabs, findHome }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, query, body, traceparent } = request
    const accountId = caller.account.id
    const reply = await write(request, async (tx) => {
      const person = await lockPerson(tx, accountId)
      const question = (await findQuestion(tx, params.question)) ?? refuse('not-found')
      const now = clock.now()
      const { response, follow_up_response } = body
      const answer = { id: question.id, response, follow_up_response }
      const after = await saveResponse(tx, person, { question, answer, now, traceparent }, findHome)
      const next = nextOf(await findInOrder(tx, after, query.p ?? [], now), question)
      return { status: 200, body: { ...progressOf(after), next } }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'profile' })
    return reply
  }
