// SQL by hand: part of every deck, which is read without Prisma.
import { unlockAnswers } from '@lunchpail/contracts/matches/enumerations'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Candidate } from '../deck/find-candidate.ts'

export interface Lock {
  readonly answered: number
  readonly needed: number
}

/**
 * The deck is locked until that many questions are answered. What a candidate had open once stays open, whatever they take back
 * and however many are asked for later.
 */
export const lockOf = ({ answers, hasOpened }: Pick<Candidate, 'answers' | 'hasOpened'>): Lock | null =>
  hasOpened || answers >= unlockAnswers ? null : { answered: answers, needed: unlockAnswers }

const insert = `insert into open_deck (account_id, opened_at) select $1::uuid, $2::timestamptz
  where cardinality(kit.erased_among(array[$1::text])) = 0 on conflict do nothing`

/** Notes that a deck was open, once; of an erased candidate nothing. */
export async function keepOpen(on: Transaction, { id, hasOpened }: Candidate, at: Date): Promise<void> {
  if (!hasOpened) await on.$executeRawUnsafe(insert, id, at.toISOString())
}
