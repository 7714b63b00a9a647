// SQL by hand: `for update`, so that two managers change a role one after the other.
import type { Tx } from '../database.ts'

export const lockRole = async (tx: Tx, id: number): Promise<void> => {
  await tx.$queryRaw`select id from position where id = ${id} for update`
}
