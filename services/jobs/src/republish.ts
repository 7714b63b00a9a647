import { maxStateItems } from '@lunchpail/contracts/event'
import { keywordChanged, positionChanged } from '@lunchpail/contracts/jobs/events'
import type { Republish } from '@lunchpail/kit-events/event-service'
import type { Database } from './database.ts'
import { keywordStateOf } from './positions/set-keyword.ts'
import { readPositionStates } from './positions/read-position-states.ts'
import { eventsOf, positionsPerEvent } from './positions/publish-positions.ts'

/** Publishes the state of every position and keyword again, in the order of their ids. */
export const republish =
  (database: Database): Republish =>
  async (emit) => {
    for (let after = 0; ;) {
      const next = await database.position.findMany({
        where: { id: { gt: after } },
        orderBy: { id: 'asc' },
        take: positionsPerEvent,
        select: { id: true },
      })
      if (next.length === 0) break
      const ids = next.map(({ id }) => id)
      for (const things of eventsOf(await readPositionStates(database, ids)))
        await emit(positionChanged, { things })
      after = ids.at(-1)!
    }
    for (let after = ''; ;) {
      const rows = await database.posterKeyword.findMany({
        where: { word: { gt: after } },
        orderBy: { word: 'asc' },
        take: maxStateItems,
      })
      if (rows.length === 0) return
      await emit(keywordChanged, { things: rows.map(keywordStateOf) })
      after = rows.at(-1)!.word
    }
  }
