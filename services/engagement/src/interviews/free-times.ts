import type { AfterCommit } from '@lunchpail/kit-events/subscription'
import { requestAnswerNotice } from '../notices/request-desk-notice.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { inviteInclude } from '../rows/includes.ts'

/** The interview times of an account that is erased are free again: whoever would wait for it is told, as if it had canceled them. */
export const freeTimes =
  (deps: Pick<Deps, 'clock' | 'updateDesk'>) =>
  async (tx: Tx, accountId: string): Promise<AfterCommit> => {
    const at = deps.clock.now()
    const ahead = await tx.invite.findMany({
      where: { accountId, state: 'open', time: { startsAt: { gt: at } } },
      include: inviteInclude,
    })
    for (const invite of ahead)
      await requestAnswerNotice(tx, 'time-canceled', invite.application, invite, { at }, true)
    const companies = new Set(ahead.map(({ offer }) => offer.employerId))
    return () => {
      for (const companyId of companies) deps.updateDesk(companyId)
    }
  }
