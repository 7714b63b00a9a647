import { dayMs } from '@lunchpail/contracts/durations'
import { invitesADay } from '@lunchpail/contracts/engagement/portal-interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/**
 * Those of the applications whose person the company may still invite today. Refuses where there is none left, until the first
 * of them may be invited again.
 */
export async function mayBeInvited(
  tx: Tx,
  applications: readonly Application[],
  company: { readonly employerId: string },
  at: Date,
): Promise<readonly Application[]> {
  const invites = await tx.invite.findMany({
    where: {
      accountId: { in: applications.map(({ accountId }) => accountId) },
      application: company,
      createdAt: { gt: new Date(at.getTime() - dayMs) },
    },
    orderBy: { createdAt: 'asc' },
    select: { accountId: true, createdAt: true },
  })
  const lately = Map.groupBy(invites, ({ accountId }) => accountId)
  const counts = new Map<string, number>()
  const left = applications.filter(({ accountId }) => {
    const count = counts.get(accountId) ?? lately.get(accountId)?.length ?? 0
    counts.set(accountId, count + 1)
    return count < invitesADay
  })
  if (applications.length > 0 && left.length === 0) {
    const full = [...lately.values()].map((of) => of.at(-invitesADay)!.createdAt.getTime())
    refuse('too-many-invites', {
      sentence: 'too-many-invites.interview',
      retryAfterSeconds: Math.ceil((Math.min(...full) + dayMs - at.getTime()) / 1_000),
    })
  }
  return left
}
