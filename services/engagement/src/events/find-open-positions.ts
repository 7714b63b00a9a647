// SQL by hand: people register in a transaction without Prisma (registrations/registration-rows.ts).
import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Gathering, GatheringPosition } from '../../generated/client.ts'

const openPositions = (whose: string): string =>
  `select id, title from position where ${whose} and is_open and title is not null order by id limit ${maxPositions}`
// by whose they are: two companies may have one name
const [ofCompany, ofName] = [
  openPositions('managed_by = $1::uuid'),
  openPositions('company_name = $1 and managed_by is null'),
]

/** Every open job of the company that holds a gathering, as if the gathering named it. */
export async function findOpenPositions(
  on: Pick<Transaction, '$queryRawUnsafe'>,
  { id, companyId, companyName }: Gathering,
): Promise<GatheringPosition[]> {
  const rows = await on.$queryRawUnsafe<{ id: number; title: string }[]>(
    ...(companyId === null ? ([ofName, companyName] as const) : ([ofCompany, companyId] as const)),
  )
  return rows.map(({ id: positionId, title }, turn) => ({ gatheringId: id, positionId, title, turn }))
}
