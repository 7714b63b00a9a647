import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import { maxNoShows } from '@lunchpail/contracts/engagement/interviews-api'
import type { Database } from '../../database.ts'
import { contradicting } from './no-shows.ts'
import { inviteInclude, type InviteRow } from '../../rows/includes.ts'

/**
 * Interviews that a company reported as missed. `disputed`: those that an operator is to settle, the oldest report first.
 * Else those of one account, or of some of its applications, disputed or not, the latest first: for the person, and for an operator
 * to whom they wrote.
 */
export const findNoShows = (
  database: Pick<Database, 'invite'>,
  of: 'disputed' | { readonly accountId: string; readonly applicationId?: { in: string[] } },
  take: number,
): Promise<readonly InviteRow[]> => {
  const outcome = { outcome: interviewOutcome.NO_SHOW }
  const disputed = {
    outcome: { ...outcome, settledAs: null },
    OR: [{ outcome: { contestedAt: { not: null } } }, { feedback: { state: { in: [...contradicting] } } }],
  }
  return database.invite.findMany({
    where: of === 'disputed' ? disputed : { ...of, outcome },
    include: inviteInclude,
    orderBy: { outcome: { at: of === 'disputed' ? 'asc' : 'desc' } },
    take,
  })
}

/** Of every invite to these applications of one account. */
export const findNoShowsOf = (
  database: Pick<Database, 'invite'>,
  accountId: string,
  applications: readonly { readonly id: string }[],
): Promise<readonly InviteRow[]> =>
  findNoShows(database, { accountId, applicationId: { in: applications.map(({ id }) => id) } }, maxNoShows)
