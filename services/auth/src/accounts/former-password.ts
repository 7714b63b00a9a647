import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account } from '../database.ts'
import { passwordMatches } from './passwords.ts'

type Ended = Pick<Account, 'formerPasswordHash' | 'earlierPasswordHashes'>
type Standing = Ended & Pick<Account, 'passwordHash'>

const endedOf = ({ formerPasswordHash: last, earlierPasswordHashes: earlier }: Ended): readonly string[] =>
  last === null ? earlier : [last, ...earlier]

const columnsOf = ([last, ...earlier]: readonly string[]) => ({
  formerPasswordHash: last ?? null,
  earlierPasswordHashes: earlier,
})

/**
 * An operator ends a password. Its hash is kept beside for good, as another person may know it. Each costs a hash where a
 * password is set; an operator ends few, and one more for each that was set since.
 */
export function resetColumns(account: Standing, now: Date) {
  const { passwordHash } = account
  const ended = [...(passwordHash === null ? [] : [passwordHash]), ...endedOf(account)]
  return { resetRequiredAt: now, ...columnsOf([...new Set(ended)]) }
}

/** The next one is set. */
export const noReset = { resetRequiredAt: null }

/** The operator takes it back: what opened the account before opens it again. */
export const takenBackColumns = (account: Standing) => ({
  ...noReset,
  ...columnsOf(endedOf(account).filter((hash) => hash !== account.passwordHash)),
})

/** No password that an operator ended comes back, also once another one was set in between. */
export async function refuseFormerPassword(account: Ended, password: string): Promise<void> {
  for (const hash of endedOf(account))
    if (await passwordMatches(hash, password)) refuse('conflict', { sentence: 'conflict.password-former' })
}
