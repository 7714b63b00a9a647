import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account } from '../database.ts'
import { passwordMatches } from './passwords.ts'

/** An operator ends a password. Its hash is kept beside, as whoever proves a contact may take the account without one. */
export const resetColumns = (
  { passwordHash, formerPasswordHash }: Pick<Account, 'passwordHash' | 'formerPasswordHash'>,
  now: Date,
) => ({ resetRequiredAt: now, formerPasswordHash: passwordHash ?? formerPasswordHash })

/** The next one is set, or the operator takes it back. */
export const noReset = { resetRequiredAt: null, formerPasswordHash: null }

/** AU-18: where an operator ended a password that somebody else may know, the next one is another. */
export async function refuseFormerPassword(
  { resetRequiredAt, formerPasswordHash }: Pick<Account, 'resetRequiredAt' | 'formerPasswordHash'>,
  password: string,
): Promise<void> {
  if (resetRequiredAt !== null && (await passwordMatches(formerPasswordHash, password)))
    refuse('conflict', { sentence: 'conflict.password-former' })
}
