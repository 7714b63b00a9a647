// SQL by hand: counts by partial indexes.
import type { Task } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { enqueueSend, enqueueTurns, waitsForTurn } from '../requests/queue-message.ts'

/** Texts of so many milliseconds are counted. */
const windowMs = 1_000

const counts = `select
    (select count(*) from message where channel = 'text' and attempted_at > $1::timestamptz)::int as begun,
    (select count(*) from message where status = 'queued' and outcome is distinct from '${waitsForTurn}'
      and channel = 'text' and template = 'job-alert')::int as "underWay"`

/**
 * Gives alerts by text their turns, so that no more texts begin in a second than carriers take from the sender: what was
 * handed over faster would wait at the provider, and an interview or a code behind it. Those go at once, and what they leave of
 * a second is for alerts, of which no more are under way than begin in a second: where the provider is slow or refuses, the others
 * wait here. The newest first: an alert that waited long is asked for anew, and what comes in its place is the newest.
 */
export const giveTurns =
  ({ transaction, clock, textsPerSecond }: Pick<Deps, 'transaction' | 'clock' | 'textsPerSecond'>): Task =>
  () =>
    transaction(async (tx) => {
      const since = new Date(clock.now().getTime() - windowMs).toISOString()
      const [taken] = await tx.$queryRawUnsafe<{ begun: number; underWay: number }[]>(counts, since)
      const room = Math.max(0, textsPerSecond - taken!.begun - taken!.underWay)
      const waiting = await tx.message.findMany({
        where: { status: 'queued', outcome: waitsForTurn },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        // one more tells whether to come again
        take: room + 1,
        select: { id: true, template: true },
      })
      const next = waiting.slice(0, room)
      const ids = next.map(({ id }) => id)
      await tx.message.updateMany({ where: { id: { in: ids } }, data: { outcome: null } })
      for (const message of next) await enqueueSend(tx, message)
      // by the queue's own clock
      if (waiting.length > room) await enqueueTurns(tx, new Date(Date.now() + windowMs))
    })
