// SQL by hand: one statement for both, in a transaction without Prisma too.
import type { Transaction } from '@lunchpail/kit-database/transaction'

interface Handles {
  readonly email: string | null
  readonly phone: string | null
}

const taken = `select
  exists (select from account where email = $1 and id is distinct from $3::uuid) as email,
  exists (select from account where phone = $2 and id is distinct from $3::uuid) as phone`

/** Which of these handles belong to another account than `ownId`. */
export async function findTakenHandles(
  tx: Transaction,
  { email, phone }: Handles,
  ownId?: string,
): Promise<{ readonly email: boolean; readonly phone: boolean }> {
  const [row] = await tx.$queryRawUnsafe<{ email: boolean; phone: boolean }[]>(
    taken,
    email,
    phone,
    ownId ?? null,
  )
  return row!
}
