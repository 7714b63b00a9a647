// SQL by hand: one statement over two tables.
import type { Tx } from '../database.ts'

/** Applications to these positions belong to the company whose managers work with them now. */
export const setEmployers = (tx: Tx, positionIds: readonly number[]): Promise<number> =>
  tx.$executeRaw`
    update application a set employer_id = p.managed_by from position p
    where p.id = a.position_id and p.id = any(${[...positionIds]}::int[])
      and a.employer_id is distinct from p.managed_by`
