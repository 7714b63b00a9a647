import { dayMs } from '@lunchpail/contracts/durations'
import { maxEvents, type savePortalEvent as contract } from '@lunchpail/contracts/engagement/portal-events'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { createGathering } from './create-gathering.ts'
import { isOver } from './gathering-rules.ts'
import { fillPlaces } from './registrations/fill-places.ts'
import { notifyRegistration } from './registrations/notify-registration.ts'
import { publishGatherings } from './publish-gatherings.ts'
import { scheduleReminder } from './registrations/schedule-reminder.ts'
import { updateRegistrationTabs } from '../notices/update-open-tabs.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf, gatheringsOf, rolesOf } from '../policies.ts'
import { presentPortalEvent } from './present-gathering.ts'
import { companyGathering } from './company-gathering.ts'
import { countRegistrations } from './registrations/count-registrations.ts'
import { lockGathering } from './lock-gathering.ts'
import { whoComes } from './registrations/registrants.ts'
import type { GatheringRow } from './read-gatherings.ts'

/** Creates or changes an event. Whoever is registered or waits hears of another time or place, and whoever has a place online of how to join. */
export const savePortalEvent =
  ({ write, clock, updateTabs, updateDesk }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountIds = new Set<string>()
    const reply = await write(request, async (tx) => {
      const { body } = request
      const companyId = companyIdOf(request.caller)
      if (body.id !== undefined) await companyGathering(tx, body.id, request.caller)
      const before = body.id === undefined ? undefined : await lockGathering(tx, body.id)
      const now = clock.now()
      if (!before && (await countHeldEvents(tx, companyId, now)) >= maxEvents)
        return refuse('too-many-events')
      if (before && before.canceledAt !== null) return refuse('gathering-canceled')
      const data = {
        companyId,
        kind: body.kind,
        name: body.name,
        // no manager invites in the name of another company, nor of one that was not approved
        companyName: request.caller.account.company.name,
        description: body.description,
        placeName: body.place?.name ?? null,
        address: body.place?.address ?? null,
        city: body.place?.city ?? null,
        region: body.place?.region ?? null,
        zone: body.zone,
        startsAt: body.starts_at === null ? null : new Date(body.starts_at),
        endsAt: body.ends_at === null ? null : new Date(body.ends_at),
        capacity: body.capacity,
        isOpen: body.open,
      }
      // a mistyped year would tell everybody who comes; what else changes of one that is over may
      const isMoved = before?.endsAt?.getTime() !== data.endsAt?.getTime()
      if (isMoved && data.endsAt !== null && data.endsAt <= now)
        return refuse('invalid', { fieldErrors: { ends_at: 'event.past' } })
      // another kind has other rules for whoever is registered already
      if (before && before.kind !== body.kind) return refuse('conflict')
      const row = before
        ? await tx.gathering.update({
            where: { id: before.id, ...gatheringsOf(request.caller) },
            data: { ...data, version: { increment: 1 } },
          })
        : await createGathering(tx, { ...data, createdAt: now })
      const { id } = row
      await publishGatherings(tx, [row], { at: now, traceparent: request.traceparent })
      await savePositions(tx, id, rolesOf(request.caller), body.kind === 'hiring' ? body.positions : [])
      const saved = await lockGathering(tx, id)
      const { movedUp } = await fillPlaces(tx, saved, now)
      // whatever was changed, their pages show it
      for (const accountId of before ? [...movedUp, ...(await whoComes(tx, id))] : [])
        accountIds.add(accountId)
      if (before) await notifyOfChange(tx, before, saved, now, movedUp)
      const counts = await countRegistrations(tx, [id])
      return { status: 200, body: presentPortalEvent(saved, counts.get(id), now) }
    })
    updateRegistrationTabs({ updateTabs, updateDesk }, accountIds, companyIdOf(request.caller))
    return reply
  }

/** By the names that the company's jobs have now; one that is not known (yet), or another company's, is refused. */
async function savePositions(
  tx: Tx,
  gatheringId: string,
  own: ReturnType<typeof rolesOf>,
  ids: readonly number[],
): Promise<void> {
  const known = await tx.position.findMany({
    where: { id: { in: [...ids] }, ...own, title: { not: null } },
  })
  const rows = [...new Set(ids)].map((positionId, turn) => {
    const title = known.find(({ id }) => id === positionId)?.title
    return title ? { gatheringId, positionId, title, turn } : refuse('position-unknown')
  })
  await tx.gatheringPosition.deleteMany({ where: { gatheringId } })
  await tx.gatheringPosition.createMany({ data: rows })
}

/** Where no place is told, what is said of the event says how to join. */
const howToJoin = ({ placeName, startsAt, description }: GatheringRow): string | undefined =>
  placeName === null && startsAt !== null ? description.split(/\s+/).filter(Boolean).join(' ') : undefined

async function notifyOfChange(
  tx: Tx,
  before: GatheringRow,
  now_: GatheringRow,
  now: Date,
  movedUp: readonly string[],
): Promise<void> {
  const times = ['startsAt', 'endsAt'] as const
  const places = ['placeName', 'address', 'city', 'region'] as const
  const moved =
    times.some((time) => before[time]?.getTime() !== now_[time]?.getTime()) ||
    places.some((part) => (before[part] || null) !== (now_[part] || null))
  const [told, said] = [before, now_].map(howToJoin)
  const details = said && said !== told ? now_.description : undefined
  if ((!moved && details === undefined) || isOver(now_, now)) return
  const rows = await tx.registration.findMany({
    where: {
      gatheringId: now_.id,
      state: moved ? { not: 'canceled' } : 'registered',
      // word of their spot says when and where it is now
      accountId: { notIn: [...movedUp] },
    },
    orderBy: { turn: 'asc' },
  })
  for (const row of rows) {
    const waits = row.state === 'waiting'
    if (waits) await notifyRegistration(tx, 'waiting-changed', now_, row, now)
    else await notifyRegistration(tx, moved ? 'changed' : 'details-changed', now_, row, now, details)
    if (moved && !waits) await scheduleReminder(tx, now_, row, now)
  }
}

/**
 * How many events of a company are to come. One that was canceled counts for a day, so that no manager makes and cancels them
 * without end.
 */
const countHeldEvents = async (tx: Tx, companyId: string, now: Date): Promise<number> =>
  await tx.gathering.count({
    where: {
      companyId,
      OR: [
        { createdAt: { gt: new Date(now.getTime() - dayMs) } },
        { canceledAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
  })
