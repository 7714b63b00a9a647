import { maxStateItems } from '@lunchpail/contracts/event'
import { keywordChanged, positionChanged } from '@lunchpail/contracts/jobs/events'
import { batches, type Beyond } from '@lunchpail/kit-events/batches'
import type { Republish } from '@lunchpail/kit-events/event-service'
import type { Database } from './database.ts'
import { keywordStateOf } from './positions/set-keyword.ts'
import { readPositionStates } from './positions/read-position-states.ts'
import { eventsOf, positionsPerEvent } from './positions/publish-positions.ts'

/** Publishes the state of every position and keyword again, in the order of their ids. */
export const republish =
  (database: Database): Republish =>
  async (emit) => {
    const positions = batches(
      (id: Beyond<number>) =>
        database.position.findMany({
          where: { id },
          orderBy: { id: 'asc' },
          take: positionsPerEvent,
          select: { id: true },
        }),
      ({ id }) => id,
    )
    for await (const rows of positions) {
      const ids = rows.map(({ id }) => id)
      for (const states of eventsOf(await readPositionStates(database, ids)))
        await emit(positionChanged, { things: states })
    }
    const keywords = batches(
      (word) =>
        database.posterKeyword.findMany({ where: { word }, orderBy: { word: 'asc' }, take: maxStateItems }),
      ({ word }) => word,
    )
    for await (const rows of keywords) await emit(keywordChanged, { things: rows.map(keywordStateOf) })
  }
