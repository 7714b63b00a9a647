import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import {
  gatheringPath,
  type GatheringKind,
  type Registration as RegistrationContract,
} from '@lunchpail/contracts/engagement/gatherings'
import type {
  registerForHiringEvent,
  registerForProgram,
  registerForTraining,
} from '@lunchpail/contracts/engagement/gathering-api'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Reply, Request } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { updateRegistrationTabs } from '../../notices/update-open-tabs.ts'
import { takesPeople } from '../gathering-rules.ts'
import { readHeldGathering, sendGatheringLock } from '../lock-gathering.ts'
import type { GatheringRow } from '../read-gatherings.ts'
import { ownRegistration } from './own-registration.ts'
import { notifyRegistration } from './notify-registration.ts'
import { presentRegistration } from './present-registration.ts'
import { countPlaces, deleteRegistration, findRegistration, setPositions } from './registration-rows.ts'
import { takePlace } from './take-place.ts'

interface Wanted {
  readonly kind: GatheringKind
  readonly id: string
  readonly positions?: readonly number[] | undefined
  readonly utm?: string | Readonly<Record<string, string>> | undefined
  readonly search?: string | undefined
}

type RegisteringEndpoint =
  | typeof registerForHiringEvent
  | typeof registerForTraining
  | typeof registerForProgram

/** Registers the caller in one transaction; those who come at once wait for each other. An open list at the door hears of it. */
export async function register<E extends RegisteringEndpoint>(
  deps: Pick<Deps, 'rawWrite' | 'clock' | 'updateTabs' | 'updateDesk'>,
  request: Request<E>,
  wanted: Wanted,
): Promise<Reply<E>> {
  let companyId: string | null = null
  const reply = await inTurn(wanted.id, () =>
    deps.rawWrite(request, async (tx) => {
      const { gathering, ...answer } = await addRegistration(tx, deps, request, wanted)
      companyId = gathering.companyId
      return answer as Reply<E>
    }),
  )
  updateRegistrationTabs(deps, [request.caller.account!.id], companyId)
  return reply
}

/**
 * Registers the caller, or puts them at the end of the waiting list. Whoever is registered already keeps their place, and has
 * the positions that they choose now.
 */
async function addRegistration(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { caller, language }: Pick<Request, 'caller' | 'language'>,
  wanted: Wanted,
) {
  const { id: accountId, type } = caller.account!
  await sendGatheringLock(tx, wanted.id)
  const [gathering, before, places] = await Promise.all([
    readHeldGathering(tx, wanted.id),
    findRegistration(tx, wanted.id, accountId),
    countPlaces(tx, wanted.id),
  ])
  const now = clock.now()
  if (gathering.kind !== wanted.kind) return refuse('not-found')
  if (gathering.canceledAt !== null) return refuse('registration-closed')
  const positions = checkPositions(gathering, wanted, isEmployer(type))
  if (before && before.state !== 'canceled') {
    await setPositions(tx, before.id, positions)
    return answer(gathering, wanted.kind, await ownRegistration(tx, { ...before, positions }))
  }
  if (!takesPeople(gathering, now)) return refuse('registration-closed')
  // whoever comes back comes last
  if (before) await deleteRegistration(tx, before.id)
  const who = {
    accountId,
    isEmployer: isEmployer(type),
    positions,
    utm: typeof wanted.utm === 'object' ? new URLSearchParams(wanted.utm).toString() : (wanted.utm ?? null),
    search: wanted.search ?? null,
    language,
    registeredAt: now,
    checkedInAt: null,
  }
  const { row, state, ahead } = await takePlace(tx, gathering, who, now, places)
  await notifyRegistration(tx, state, gathering, row, now)
  return answer(gathering, wanted.kind, presentRegistration(row, ahead))
}

/** At a hiring event candidates choose at least one. Hiring managers come for none of them. */
function checkPositions({ positions }: GatheringRow, wanted: Wanted, employer: boolean): number[] {
  if (wanted.kind !== 'hiring' || employer) return []
  const chosen = (wanted.positions ?? []).filter((id) =>
    positions.some(({ positionId }) => positionId === id),
  )
  if (chosen.length === 0 && positions.length > 0)
    return refuse('invalid', { fieldErrors: { positions: 'event.positions' } })
  return chosen
}

/** After a hiring event its address with `?p=` and the positions, else the address alone. */
function answer(gathering: GatheringRow, kind: GatheringKind, registration: RegistrationContract) {
  const { positions } = registration
  const query = positions.length > 0 ? `?p=${positions.join(',')}` : ''
  return {
    gathering,
    status: 201 as const,
    body: { registration, url: gatheringPath({ kind, id: gathering.id }) + query },
  }
}

const turns = new Map<string, Promise<unknown>>()

/**
 * Works of one key come one after the other. Hundreds who register for one event at once would hold every connection of
 * this process while they wait for its row; so they wait here, and one connection is busy with the event.
 */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(work)
  const end = mine.then(
    () => {},
    () => {},
  )
  turns.set(key, end)
  void end.then(() => {
    if (turns.get(key) === end) turns.delete(key)
  })
  return mine
}
