import { minuteMs } from '@lunchpail/contracts/durations'
import type { Deps } from '../deps.ts'

/** An application takes about 6 minutes; whoever signs up for it and is asked for a code has this long. */
const minutes = 30

/**
 * The session is the one that the sign-up of its account opened, a moment ago. The person chose the password then, and
 * is not asked for it again: no one can have found an open session yet.
 */
export async function isJustMade(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  {
    account,
    sessionId,
  }: { readonly account: { readonly id: string } | null; readonly sessionId: string | null },
): Promise<boolean> {
  if (!account || sessionId === null) return false
  const since = new Date(clock.now().getTime() - minutes * minuteMs)
  const session = await database.session.findFirst({
    where: { id: sessionId, accountId: account.id, openedBy: 'sign-up', createdAt: { gt: since } },
    select: { id: true },
  })
  return session !== null
}
