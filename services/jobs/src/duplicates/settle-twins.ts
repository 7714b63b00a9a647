// SQL by hand: groups with more than one publisher, under an advisory lock.
import { livePortalStates, type PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { untilNone } from '@lunchpail/kit-service/background'
import type { Clock } from '@lunchpail/kit-service/clock'
import { portalSource } from '../companies/own-company.ts'
import type { Tx } from '../database.ts'
import { publishPositions } from '../positions/publish-positions.ts'
import { shownState } from '../positions/shown-state.ts'
import { chooseKept, type Twin } from './choose-kept.ts'

const atOnce = 200
/** Of one company, place and title no more are compared. */
const groupLimit = 500

interface Member extends Twin {
  readonly likeness: string
  readonly wanted: PositionStatus
  readonly withheld: boolean
  readonly same_as: number | null
}

/** Decides it for all positions that changed since it was decided. Returns how many it looked at. */
export async function settleTwins(transaction: OpenTransaction<Tx>, clock: Clock): Promise<number> {
  let settled = 0
  for await (const count of untilNone(() => settleSome(transaction, clock))) settled += count
  return settled
}

/**
 * Decides which of the same jobs is shown, for some of the positions that changed, the first ones first. In a transaction of its
 * own: who waits for this lock holds no row that its holder needs. Returns how many it looked at.
 */
export const settleSome = (transaction: OpenTransaction<Tx>, clock: Clock): Promise<number> =>
  transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('same jobs'))`
    const uncompared = await tx.$queryRaw<{ id: number }[]>`
      delete from uncompared where id in (select id from uncompared order by id limit ${atOnce})
      returning position_id as id`
    const ids = [...new Set(uncompared.map(({ id }) => id))]
    if (ids.length === 0) return 0
    const at = clock.now()
    const changed: number[] = []
    for (const group of await readGroups(tx, ids)) {
      const chosen = chooseKept(group)
      for (const { id, wanted, withheld, same_as: before } of group) {
        const sameAs = chosen.get(id) ?? null
        if (sameAs === before) continue
        await tx.position.update({
          where: { id },
          data: { ...shownState(wanted, { withheld, sameAs }), changedAt: at, version: { increment: 1 } },
        })
        changed.push(id)
      }
    }
    await publishPositions(
      tx,
      changed.toSorted((a, b) => a - b),
      at,
    )
    return ids.length
  })

/** The groups of these positions, and those that one of them was shown for, locked against changes meanwhile. */
async function readGroups(tx: Tx, ids: readonly number[]): Promise<Member[][]> {
  const several = await tx.$queryRaw<{ likeness: string }[]>`
    with keys as (
      select distinct likeness from position
      where (id = any(${[...ids]}::int[]) or same_as = any(${[...ids]}::int[])) and likeness is not null)
    select p.likeness from position p join keys using (likeness) group by 1
    having count(distinct p.source) > 1 or count(p.same_as) > 0`
  if (several.length === 0) return []
  const keys = several.map(({ likeness }) => likeness)
  await tx.$queryRaw`select id from position where likeness = any(${keys}::text[]) order by id for no key update`
  const members = await tx.$queryRaw<Member[]>`
    with members as (
      select p.id, p.likeness, p.source, p.withheld, p.same_as, p.signature,
        case when p.source = ${portalSource} or p.managed then 2 when c.employer_id is not null then 1 else 0 end as own,
        coalesce(p.posted_state, p.state) as wanted, p.portal_state,
        p.wage_from::float8 as wage_from, p.wage_to::float8 as wage_to,
        f.zip, case when f.approximate then null else f.address end as address
      from position p join company c on c.id = p.company_id join facility f on f.id = p.facility_id
      where p.likeness = any(${keys}::text[])),
    numbered as (select *, row_number() over (partition by likeness order by own desc, id) as number from members)
    select *, wanted = 'open' and not withheld and portal_state = any(${[...livePortalStates]}::int[]) as open
    from numbered where number <= ${groupLimit} or same_as is not null order by id`
  return [...Map.groupBy(members, ({ likeness }) => likeness).values()]
}
