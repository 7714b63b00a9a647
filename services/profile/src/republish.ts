import { candidateChanged, sectionChanged, type SectionState } from '@lunchpail/contracts/profile/events'
import type { SectionName, SectionValue } from '@lunchpail/contracts/profile/sections'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { ServiceParts } from '@lunchpail/kit-service/service'
import type { openDatabase } from './database.ts'
import { personOf } from './person.ts'
import type { FindHome } from './places/homes.ts'
import { contentOf } from './tell-candidate.ts'

type Republish = NonNullable<ServiceParts['republish']>
interface Source {
  readonly database: ReturnType<typeof openDatabase>
  readonly findHome: FindHome
  readonly clock: Clock
}

/** People for each read; their candidates are one event. */
const people = 200
/** Sections that a person wrote much in come in several events, as one may not be too large to send. */
const characters = 300_000
const nobody = '00000000-0000-0000-0000-000000000000'

/** Says every section and every candidate again, person by person. */
export const republish =
  ({ database, findHome, clock }: Source): Republish =>
  async (emitAgain) => {
    for (let after = nobody; ;) {
      const next = await database.$queryRaw<{ id: string }[]>`
        select account_id as id from (select account_id from section union select account_id from candidate) as known
        where account_id > ${after}::uuid order by account_id limit ${people}`
      if (next.length === 0) return
      const among = { where: { accountId: { in: next.map(({ id }) => id) } } }
      const [rows, preferences, candidates] = await Promise.all([
        database.section.findMany({ ...among, orderBy: [{ accountId: 'asc' }, { name: 'asc' }] }),
        database.preferences.findMany(among),
        database.candidate.findMany(among),
      ])
      for (const things of batches(rows.map(sectionStateOf))) await emitAgain(sectionChanged, { things })
      const things = candidates.map(({ accountId, version }) => {
        const own = rows.filter((row) => row.accountId === accountId)
        const kept = preferences.find((row) => row.accountId === accountId)?.value
        return { id: accountId, version, ...contentOf(personOf(accountId, own, kept), findHome, clock.now()) }
      })
      if (things.length > 0) await emitAgain(candidateChanged, { things })
      after = next.at(-1)!.id
    }
  }

const sectionStateOf = (row: Parameters<typeof personOf>[1][number]): SectionState => ({
  account_id: row.accountId,
  section: row.name as SectionName,
  version: row.version,
  changed_at: row.changedAt.toISOString(),
  value: row.value as SectionValue,
})

function batches(states: readonly SectionState[]): SectionState[][] {
  const made: SectionState[][] = []
  let size = Infinity
  for (const state of states) {
    const own = JSON.stringify(state).length
    if (size + own > characters || made.at(-1)!.length === 500) {
      made.push([])
      size = 0
    }
    made.at(-1)!.push(state)
    size += own
  }
  return made
}
