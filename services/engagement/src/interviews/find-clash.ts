import { minuteMs } from '@lunchpail/contracts/durations'
import type { OfferedTime } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { InviteRow } from '../rows/includes.ts'

/** As long as an interview may be. */
const maxMinutes = 480

/** Another interview of the same candidate that is not over when this one would begin, or begins before it would be over. */
export async function findClash(
  tx: Pick<Tx, 'invite'>,
  { id, accountId, offer }: Pick<InviteRow, 'id' | 'accountId' | 'offer'>,
  { startsAt }: Pick<OfferedTime, 'startsAt'>,
): Promise<boolean> {
  const endsAt = new Date(startsAt.getTime() + offer.minutes * minuteMs)
  const around = await tx.invite.findMany({
    where: {
      id: { not: id },
      accountId,
      state: 'open',
      time: { startsAt: { gt: new Date(startsAt.getTime() - maxMinutes * minuteMs), lt: endsAt } },
    },
    select: { offer: { select: { minutes: true } }, time: { select: { startsAt: true } } },
  })
  return around.some(
    (other) => other.time!.startsAt.getTime() + other.offer.minutes * minuteMs > startsAt.getTime(),
  )
}
