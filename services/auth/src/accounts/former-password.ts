import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account } from '../database.ts'
import { passwordMatches } from './passwords.ts'

/** AU-18: where an operator ended a password that somebody else may know, the next one is another. */
export async function refuseFormerPassword(
  { resetRequiredAt, passwordHash }: Pick<Account, 'resetRequiredAt' | 'passwordHash'>,
  password: string,
): Promise<void> {
  if (resetRequiredAt !== null && (await passwordMatches(passwordHash, password)))
    refuse('conflict', { sentence: 'conflict.password-former' })
}
