import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import type { Database } from '../../database.ts'
import { contradicting } from './no-shows.ts'
import { inviteInclude, type InviteRow } from '../../rows/includes.ts'

/** BY-27: the no-shows that an operator is to settle, the oldest report first. */
export const findDisputedNoShows = (
  database: Pick<Database, 'invite'>,
  take: number,
): Promise<readonly InviteRow[]> =>
  database.invite.findMany({
    where: {
      outcome: { outcome: interviewOutcome.NO_SHOW, settledAs: null },
      OR: [{ outcome: { contestedAt: { not: null } } }, { feedback: { state: { in: [...contradicting] } } }],
    },
    include: inviteInclude,
    orderBy: { outcome: { at: 'asc' } },
    take,
  })

/** The same of one account, disputed or not, the latest first: for the person, and for an operator to whom they wrote. */
export const findNoShowsOf = (
  database: Pick<Database, 'invite'>,
  accountId: string,
  take: number,
): Promise<readonly InviteRow[]> =>
  database.invite.findMany({
    where: { accountId, outcome: { outcome: interviewOutcome.NO_SHOW } },
    include: inviteInclude,
    orderBy: { outcome: { at: 'desc' } },
    take,
  })
