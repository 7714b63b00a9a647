import type { Tx } from './database.ts'

/** Jobs keeps nothing of people: postings, companies and places only. */
export const erase = async (_tx: Tx, _accountId: string): Promise<number> => 0
