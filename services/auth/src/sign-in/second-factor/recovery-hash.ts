import type { Secrets } from '../secrets.ts'

/** Keyed, and of one account: the table shows no code, and no two accounts with the same one. */
export const recoveryHashOf = (
  { subjectOf }: Pick<Secrets, 'subjectOf'>,
  accountId: string,
  code: string,
): string => subjectOf('code', saltedCode(accountId, code))

/** What a typed one may be kept as: it was made years ago, perhaps under another secret. */
export const recoveryHashesOf = (
  { subjectsOf }: Pick<Secrets, 'subjectsOf'>,
  accountId: string,
  code: string,
): readonly string[] => subjectsOf('code', saltedCode(accountId, code))

const saltedCode = (accountId: string, code: string) => `recovery ${accountId} ${code.replaceAll('-', '')}`
