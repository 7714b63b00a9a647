// SQL by hand: hundreds register for one event at once, one after the other. On Prisma's transaction each took 6 ms of their wait.
import { columnsAsFields } from '@lunchpail/kit-database/column-of'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { Prisma, type Registration } from '../../../generated/client.ts'

/** The number of a turn is too large for JavaScript: it is compared where it is. */
export type RegistrationRow = Omit<Registration, 'turn'>
type On = Pick<Transaction, '$queryRawUnsafe'>

const { turn: _, ...fields } = Prisma.RegistrationScalarFieldEnum
const all = columnsAsFields(fields)

const select = `select ${all} from registration where gathering_id = $1 and account_id = $2::uuid`

export const findRegistration = async (
  on: On,
  gatheringId: string,
  accountId: string,
): Promise<RegistrationRow | undefined> =>
  (await on.$queryRawUnsafe<RegistrationRow[]>(select, gatheringId, accountId))[0]

const insert = `insert into registration
    (gathering_id, account_id, is_employer, state, positions, code, utm, search, language, registered_at, checked_in_at)
  values ($1, $2::uuid, $3::boolean, $4, $5::int[], $6, $7, $8, $9, $10::timestamptz, $11::timestamptz) returning ${all}`

/** A registration that comes last of all. */
export async function insertRegistration(
  tx: Transaction,
  row: Omit<RegistrationRow, 'id' | 'atDoor'>,
): Promise<RegistrationRow> {
  const [inserted] = await tx.$queryRawUnsafe<RegistrationRow[]>(
    insert,
    row.gatheringId,
    row.accountId,
    row.isEmployer,
    row.state,
    row.positions,
    row.code,
    row.utm,
    row.search,
    row.language,
    row.registeredAt.toISOString(),
    row.checkedInAt?.toISOString() ?? null,
  )
  return inserted!
}

export const setPositions = (tx: Transaction, id: string, positions: readonly number[]): Promise<void> =>
  sendStatement(tx, 'update registration set positions = $2::int[] where id = $1::uuid', id, positions)

export const deleteRegistration = (tx: Transaction, id: string): Promise<void> =>
  sendStatement(tx, 'delete from registration where id = $1::uuid', id)

export interface Places {
  readonly taken: number
  readonly waiting: number
}

const places = ['registered', 'waiting'].map(
  (state) => `(select count(*)::int from registration where gathering_id = $1 and state = '${state}')`,
)
const count = `select ${places[0]} as taken, ${places[1]} as waiting`

/** How many have a place at a gathering, and wait for one. */
export const countPlaces = async (on: On, gatheringId: string): Promise<Places> =>
  (await on.$queryRawUnsafe<[Places]>(count, gatheringId))[0]

const ahead = `select count(*)::int as ahead from registration as other, registration as own
  where own.id = $1::uuid and other.gathering_id = own.gathering_id and other.state = 'waiting' and other.turn < own.turn`

/** How many wait before somebody who waits. */
export const countAhead = async (on: On, id: string): Promise<number> =>
  (await on.$queryRawUnsafe<[{ ahead: number }]>(ahead, id))[0].ahead

const moveUp = `with next as (
    select id, turn from registration where gathering_id = $1 and state = 'waiting' order by turn limit $2::int),
  moved as (
    update registration as one set state = 'registered' from next where one.id = next.id
    returning one.id, one.account_id, one.language, next.turn)
  select id, account_id as "accountId", language from moved order by turn`

/** Gives so many of those who wait a place, all of them where there is no number; those who came first before the others. */
export const moveUpNext = (
  tx: Transaction,
  gatheringId: string,
  most: number | null,
): Promise<Pick<Registration, 'id' | 'accountId' | 'language'>[]> =>
  tx.$queryRawUnsafe(moveUp, gatheringId, most)
