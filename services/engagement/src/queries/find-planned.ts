import type { Tx } from '../database.ts'
import { inviteParts, type InviteRow } from './parts.ts'

/** The interviews that are still to come at a time that the candidate picked, by their applications. */
export async function findPlanned(
  tx: Tx,
  applicationIds: string[],
  now: Date,
): Promise<ReadonlyMap<string, InviteRow>> {
  const rows = await tx.invite.findMany({
    where: { applicationId: { in: applicationIds }, state: 'open', time: { startsAt: { gt: now } } },
    include: inviteParts,
  })
  return new Map(rows.map((row) => [row.applicationId, row]))
}
