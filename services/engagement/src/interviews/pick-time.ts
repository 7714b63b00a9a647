import type { pickTime as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../rows/change-application.ts'
import { changeInvite } from './change-invite.ts'
import { lockApplications, lockOffer } from '../rows/lock-rows.ts'
import { planInterview } from './plan-interview.ts'
import { requestAnswerNotice } from '../notices/request-desk-notice.ts'
import { requestNotice } from '../notices/request-notice.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { answerInvite } from './answer-invite.ts'
import { findClash } from './find-clash.ts'
import { findInvite } from './find-invite.ts'
import { findTimes } from './find-times.ts'

/**
 * Whoever comes second to a time waits for the first one, and then sees what is left. No candidate is at two interviews at
 * once.
 */
export const pickTime =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body, traceparent } = request
    const accountId = caller.account.id
    const about = { at: deps.clock.now(), traceparent }
    const first = await findInvite(deps.database, params.id, { accountId })
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [first.applicationId])
      await lockOffer(tx, first.offerId)
      // two picks of one person look for a clash one after the other
      await lockAccount(tx, accountId)
      const invite = await findInvite(tx, params.id, { accountId })
      if (invite.state !== 'open' || (invite.time && invite.time.startsAt <= about.at))
        return refuse('invite-closed')
      const time = (await findTimes(tx, invite, about.at)).find(({ id }) => id === body.time_id)
      if (!time) return refuse('time-taken')
      if (await findClash(tx, invite, time)) return refuse('time-clash')
      if (invite.timeId !== time.id) {
        await changeInvite(tx, invite.id, { timeId: time.id, confirmedAt: null }, about)
        const what = invite.timeId === null ? 'time-picked' : 'time-moved'
        await changeApplication(tx, invite.application, { what }, about)
        await planInterview(tx, invite, time, about.at)
        await requestNotice(tx, 'picked', invite.application, { ...invite, time }, about)
        await requestAnswerNotice(tx, what, invite.application, { ...invite, time }, about)
      }
      return answerInvite(tx, invite.id, accountId, about.at)
    })
    updateApplicationTabs(deps, [first.application.accountId], first.application.employerId)
    return reply
  }
