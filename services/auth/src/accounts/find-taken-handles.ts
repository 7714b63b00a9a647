import type { Tx } from '../database.ts'

interface Handles {
  readonly email: string | null
  readonly phone: string | null
}

/** Which of these handles belong to another account than `ownId`. */
export async function findTakenHandles(tx: Pick<Tx, 'account'>, { email, phone }: Handles, ownId?: string) {
  const others = ownId === undefined ? {} : { id: { not: ownId } }
  return {
    email: email !== null && (await tx.account.count({ where: { email, ...others } })) > 0,
    phone: phone !== null && (await tx.account.count({ where: { phone, ...others } })) > 0,
  }
}
