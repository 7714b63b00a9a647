import type { Registration as RegistrationContract } from '@lunchpail/contracts/engagement/gatherings'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { presentRegistration } from './present-registration.ts'
import { countAhead, type RegistrationRow } from './registration-rows.ts'

/** A registration for its person, with how many wait before. */
export const ownRegistration = async (
  on: Pick<Transaction, '$queryRawUnsafe'>,
  row: RegistrationRow,
): Promise<RegistrationContract> =>
  presentRegistration(row, row.state === 'waiting' ? await countAhead(on, row.id) : null)
