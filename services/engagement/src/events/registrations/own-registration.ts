import type { Registration as RegistrationContract } from '@lunchpail/contracts/engagement/gatherings'
import type { Registration } from '../../../generated/client.ts'
import type { Database, Tx } from '../../database.ts'
import { presentRegistration } from './present-registration.ts'

/** A registration for its person, with how many wait before. */
export async function ownRegistration(
  database: Pick<Database | Tx, 'registration'>,
  row: Registration,
): Promise<RegistrationContract> {
  const ahead =
    row.state === 'waiting'
      ? await database.registration.count({
          where: { gatheringId: row.gatheringId, state: 'waiting', turn: { lt: row.turn } },
        })
      : null
  return presentRegistration(row, ahead)
}
