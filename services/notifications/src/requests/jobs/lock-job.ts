// SQL by hand: advisory locks, so that what is asked and what is told of one job, and what goes to one address, take turns.
import type { Tx } from '../../database.ts'

export async function lockJob(tx: Tx, positionId: number): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`job ${positionId}`}, 0))`
}

/** The lock under which messages to it are counted (sending/begin-sending.ts). */
export async function lockRecipient(tx: Tx, recipient: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`
}
