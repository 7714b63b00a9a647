import type { Secrets } from '../../accounts/secrets.ts'

/** Keyed, and of one account: the table shows no code, and no two accounts with the same one. */
export const recoveryHashOf = (
  { subjectOf }: Pick<Secrets, 'subjectOf'>,
  accountId: string,
  code: string,
): string => subjectOf('code', `recovery ${accountId} ${code.replaceAll('-', '')}`)
