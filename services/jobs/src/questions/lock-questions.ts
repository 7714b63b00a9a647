// SQL by hand: advisory locks. Roles that ask a company's questions are saved side by side; while one of the questions
// changes, none is, so that no role goes on asking what is gone. Taken before a role is locked.
import type { Tx } from '../database.ts'

export async function lockQuestions(
  tx: Tx,
  employerId: string,
  purpose: 'to ask' | 'to change',
): Promise<void> {
  const name = `questions of ${employerId}`
  if (purpose === 'to ask') await tx.$executeRaw`select pg_advisory_xact_lock_shared(hashtext(${name}))`
  else await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${name}))`
}
