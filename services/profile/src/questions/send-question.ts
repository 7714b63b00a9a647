import { dayMs } from '@lunchpail/contracts/durations'
import type { sendQuestion as contract } from '@lunchpail/contracts/profile/api'
import { questionRequested } from '@lunchpail/contracts/profile/events'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { secondsOver } from '@lunchpail/kit-service/seconds-over'
import type { Deps } from '../deps.ts'
import { daysBefore, hashOfSecret, newSecret } from '../sections/reference-request.ts'
import { findQuestion } from './find-questions.ts'
import { provenContacts } from './proven-contacts.ts'
import { linkEnd, linksADay } from './question-links.ts'

/** A link to one question, to what its person has proven to be theirs. What they answered before is not behind it. */
export const sendQuestion =
  ({ write, clock, seal, contactSecret }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body, language, traceparent } = request
    const accountId = caller.account.id
    const contact = provenContacts(caller.account).find(({ channel }) => channel === body.by)
    if (!contact) return refuse('contact-unproven')
    return write(request, async (tx) => {
      await lockAccount(tx, accountId)
      const question = (await findQuestion(tx, params.question)) ?? refuse('not-found')
      const now = clock.now()
      const lately = await tx.questionLink.findMany({
        where: { accountId, sentAt: { gt: daysBefore(now, 1) } },
        select: { sentAt: true },
      })
      const sentAt = [now, ...lately.map((link) => link.sentAt)]
      const retryAfterSeconds = secondsOver(sentAt, { most: linksADay, windowMs: dayMs }, now)
      if (retryAfterSeconds > 0) return refuse('too-many-questions', { retryAfterSeconds })
      const secret = newSecret()
      const expiresAt = linkEnd(now)
      await tx.questionLink.create({
        data: {
          accountId,
          questionId: question.id,
          channel: body.by,
          contactHash: contactSecret.hash(contact.kind, contact.value),
          secretHash: hashOfSecret(secret),
          sentAt: now,
          expiresAt,
        },
      })
      const sealed_question = await seal({
        to: contact.to,
        hash: question.hash,
        question: questionWords(question, language).question.question,
        secret,
        until: expiresAt.toISOString(),
      })
      const data = { account_id: accountId, channel: body.by, language, sealed_question }
      await emit(tx, questionRequested, data, { at: now, subject: accountId, traceparent })
      return { status: 201, body: { expires_at: expiresAt.toISOString() } }
    })
  }
