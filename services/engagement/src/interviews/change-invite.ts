import { inviteChanged } from '@lunchpail/contracts/engagement/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Invite, OfferedTime } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { About } from '../rows/change-application.ts'

/** An invite as `engagement.invite.changed.v1` publishes it. */
export const inviteStateOf = (
  row: Pick<Invite, 'id' | 'version' | 'accountId' | 'state'> & {
    time: Pick<OfferedTime, 'startsAt'> | null
  },
) => ({
  id: row.id,
  version: row.version,
  account_id: row.accountId,
  open: row.state === 'open',
  starts_at: row.time?.startsAt.toISOString() ?? null,
})

export async function changeInvite(
  tx: Tx,
  id: string,
  data: Partial<Pick<Invite, 'state' | 'timeId' | 'formerStartsAt' | 'confirmedAt'>>,
  { at, traceparent }: About,
): Promise<void> {
  const row = await tx.invite.update({
    where: { id },
    data: { ...data, version: { increment: 1 } },
    include: { time: true },
  })
  await emit(tx, inviteChanged, { things: [inviteStateOf(row)] }, { at, traceparent })
}

/** Ends what is open of an application that its candidate withdraws, with which its times are free again. */
export async function withdrawInvites(tx: Tx, applicationId: string, about: About): Promise<void> {
  const open = await tx.invite.findMany({ where: { applicationId, state: 'open' }, select: { id: true } })
  for (const { id } of open) await changeInvite(tx, id, { state: 'withdrawn' }, about)
}
