import { randomUUID } from 'node:crypto'
import type { answerJobNotice as contract } from '@lunchpail/contracts/notifications/api'
import { maxJobNotices, type jobNoticeStates } from '@lunchpail/contracts/notifications/job-notices-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import * as z from 'zod/mini'
import { isStopped } from '../consent/is-stopped.ts'
import { startJobNotices } from '../consent/start-job-notices.ts'
import { sealedAddress } from '../requests/jobs/queue-job-opened.ts'
import type { JobNotice } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'

/**
 * The buttons are about every job for which the address was typed, as it got one email for several of them. Whoever presses them
 * reads that address: their language counts, not that in which anybody typed it. Where they stopped our emails, `wanted` takes that
 * back for closed jobs alone.
 */
export const answerJobNotice =
  (deps: Deps): Handler<typeof contract> =>
  async ({ body: { token, answer }, language }) => {
    const { sealedAddress: address } = (await ofToken(deps, token)) ?? refuse('link-invalid')
    const { database, clock, log } = deps
    const { to } = sealedAddress.parse(await deps.open(address))
    const recipients = deps.recipients.hashes(to)
    const recipient = { in: [...recipients] }
    const now = clock.now()
    if (answer !== undefined) {
      const change = answer === 'wanted' ? { provenAt: now, stoppedAt: null, language } : { stoppedAt: now }
      await database.jobNotice.updateMany({ where: { recipient }, data: change })
      if (answer === 'wanted') {
        await database.jobNoticeUnanswered.deleteMany({ where: { recipient } })
        await startJobNotices(database, recipients, { cause: randomUUID(), at: now })
      }
      log.info({ answer }, 'job notice answered')
    }
    const notices = await database.jobNotice.findMany({
      where: { recipient },
      orderBy: { id: 'asc' },
      take: maxJobNotices,
    })
    const jobs = notices.map(({ positionId, title, company, place }) => ({
      id: positionId,
      title,
      company,
      place,
    }))
    const isStoppedNow = await isStopped(database, 'email', recipients, { scope: 'job-notices' })
    const state = isStoppedNow ? 'stopped' : stateOf(notices)
    return { status: 200, body: { state, jobs } }
  }

/** Whose link it is, while the job is closed. */
async function ofToken({ database, recipients }: Deps, token: string): Promise<JobNotice | undefined> {
  const { data: id } = z.safeParse(z.uuid(), token.split('.', 1)[0])
  const notice = id && (await database.jobNotice.findUnique({ where: { id } }))
  return notice && recipients.isOfMessage(token, notice.id, notice.recipient) ? notice : undefined
}

/** What is not answered yet comes first. */
function stateOf(notices: readonly JobNotice[]): (typeof jobNoticeStates)[number] {
  if (notices.some(({ provenAt, stoppedAt }) => !provenAt && !stoppedAt)) return 'asked'
  return notices.some(({ stoppedAt }) => !stoppedAt) ? 'waiting' : 'stopped'
}
