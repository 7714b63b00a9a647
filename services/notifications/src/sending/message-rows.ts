// SQL by hand: each message is read, and written at its end, and Prisma took longer for that than PostgreSQL (docs/decisions/13).
import { columnsAsFields } from '@lunchpail/kit-database/column-of'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { Prisma, type Message } from '../../generated/client.ts'

const select = `select ${columnsAsFields(Prisma.MessageScalarFieldEnum)} from message where id = $1::uuid`

export const findMessage = async (
  on: Pick<Transaction, '$queryRawUnsafe'>,
  id: string,
): Promise<Message | undefined> => (await on.$queryRawUnsafe<Message[]>(select, id))[0]

const finish = `update message set status = $3, outcome = coalesce($4, outcome), provider_id = coalesce($5, provider_id),
    finished_at = $6::timestamptz
  where id = $1::uuid and attempts = $2::int and finished_at is null`

/** Writes what became of a message, where no other run of its job has begun. */
export const finishMessage = async (
  on: Pick<Transaction, '$executeRawUnsafe'>,
  { id, attempts }: Pick<Message, 'id' | 'attempts'>,
  end: { readonly status: string; readonly outcome?: string; readonly providerId?: string },
  at: Date,
): Promise<void> => {
  const { status, outcome = null, providerId = null } = end
  await on.$executeRawUnsafe(finish, id, attempts, status, outcome, providerId, at.toISOString())
}
