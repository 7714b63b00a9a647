import type { Deps } from '../../deps.ts'

interface SignIn {
  /** null: an unknown handle */
  readonly accountId: string | null
  readonly network: string
}

/**
 * One line for each try to sign in, with keyed hashes of the account and of the network: an attack on one account, or from one
 * network, can be followed by them, and no one is named.
 */
export function logSignIn(
  { log, secrets }: Pick<Deps, 'log' | 'secrets'>,
  outcome: 'signed in' | 'refused' | 'locked',
  { accountId, network }: SignIn,
): void {
  const account = accountId === null ? null : shortened(secrets.subjectOf('account', `log ${accountId}`))
  const source = shortened(secrets.subjectOf('address', `log ${network}`))
  log.info({ outcome, account, source }, 'sign-in')
}

/** 96 bits are enough to tell them apart. */
const shortened = (hash: string): string => hash.slice(0, 16)
