import { maxStateItems } from '@lunchpail/contracts/event'
import {
  applicationMoved,
  gatheringChanged,
  inviteChanged,
  replyTimeChanged,
} from '@lunchpail/contracts/engagement/events'
import { batches } from '@lunchpail/kit-events/batches'
import type { Republish } from '@lunchpail/kit-events/event-service'
import { engagementStateOf } from './rows/change-application.ts'
import { inviteStateOf } from './interviews/change-invite.ts'
import { replyTimeStateOf } from './applications/measure-replies.ts'
import { gatheringStateOf } from './events/publish-gatherings.ts'
import type { Database } from './database.ts'

const take = maxStateItems
const byId = { orderBy: { id: 'asc' }, take } as const
const idOf = ({ id }: { readonly id: string }): string => id

/** Publishes what became of every application, every invite, every event, and how long companies take to answer, in the order of their ids. */
export const republish =
  ({ application, invite, gathering, replyTime }: Database): Republish =>
  async (emit) => {
    for await (const rows of batches((id) => application.findMany({ where: { id }, ...byId }), idOf))
      await emit(applicationMoved, { things: rows.map(engagementStateOf) })
    const invites = batches(
      (id) => invite.findMany({ where: { id }, ...byId, include: { time: true } }),
      idOf,
    )
    for await (const rows of invites) await emit(inviteChanged, { things: rows.map(inviteStateOf) })
    for await (const rows of batches((id) => gathering.findMany({ where: { id }, ...byId }), idOf))
      await emit(gatheringChanged, { things: rows.map(gatheringStateOf) })
    const replyTimes = batches(
      (employerId) => replyTime.findMany({ where: { employerId }, orderBy: { employerId: 'asc' }, take }),
      ({ employerId }) => employerId,
    )
    for await (const rows of replyTimes) await emit(replyTimeChanged, { things: rows.map(replyTimeStateOf) })
  }
