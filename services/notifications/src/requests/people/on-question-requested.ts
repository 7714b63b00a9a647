import * as z from 'zod/mini'
import { questionRequested } from '@lunchpail/contracts/profile/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

const sealedQuestion = z.object({
  to: z.string(),
  hash: z.string(),
  question: z.string(),
  secret: z.string(),
  until: z.string(),
})

/** One text or email with a question, to the person who asked for it. */
export const onQuestionRequested = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(questionRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const content = sealedQuestion.parse(await deps.open(data.sealed_question))
    await queueMessage(tx, {
      accountId: data.account_id,
      channel: data.channel,
      template: 'question-link',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({ ...content, as_owner: false }),
      at: deps.clock.now(),
    })
  })
