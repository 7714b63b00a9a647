import { maxStateItems } from '@lunchpail/contracts/event'
import {
  engagementChanged,
  gatheringChanged,
  inviteChanged,
  replyTimeChanged,
} from '@lunchpail/contracts/engagement/events'
import type { Republish } from '@lunchpail/kit-events/event-service'
import { engagementStateOf } from './rows/change-application.ts'
import { inviteStateOf } from './interviews/change-invite.ts'
import { replyTimeStateOf } from './applications/measure-replies.ts'
import { gatheringStateOf } from './events/publish-gatherings.ts'
import type { Database } from './database.ts'

/** Publishes what became of every application, every invite, every event, and how long companies take to answer, in the order of their ids. */
export const republish =
  (database: Database): Republish =>
  async (emit) => {
    for (let after: string | undefined; ;) {
      const rows = await database.application.findMany({
        where: after === undefined ? {} : { id: { gt: after } },
        orderBy: { id: 'asc' },
        take: maxStateItems,
      })
      if (rows.length === 0) break
      await emit(engagementChanged, { things: rows.map(engagementStateOf) })
      after = rows.at(-1)!.id
    }
    for (let after: string | undefined; ;) {
      const rows = await database.invite.findMany({
        where: after === undefined ? {} : { id: { gt: after } },
        orderBy: { id: 'asc' },
        take: maxStateItems,
        include: { time: true },
      })
      if (rows.length === 0) break
      await emit(inviteChanged, { things: rows.map(inviteStateOf) })
      after = rows.at(-1)!.id
    }
    for (let after: string | undefined; ;) {
      const rows = await database.gathering.findMany({
        where: after === undefined ? {} : { id: { gt: after } },
        orderBy: { id: 'asc' },
        take: maxStateItems,
      })
      if (rows.length === 0) break
      await emit(gatheringChanged, { things: rows.map(gatheringStateOf) })
      after = rows.at(-1)!.id
    }
    for (let after: string | undefined; ;) {
      const rows = await database.replyTime.findMany({
        where: after === undefined ? {} : { employerId: { gt: after } },
        orderBy: { employerId: 'asc' },
        take: maxStateItems,
      })
      if (rows.length === 0) return
      await emit(replyTimeChanged, { things: rows.map(replyTimeStateOf) })
      after = rows.at(-1)!.employerId
    }
  }
