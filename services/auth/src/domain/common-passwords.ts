import { dictionary } from '@zxcvbn-ts/language-common'
import { refuse } from '@lunchpail/kit-service/refusal'

/** The 49,000 passwords that are found most in leaks, in lower case. */
const common = new Set<string>(dictionary['passwords-common'])

/** Refuses a password that everybody tries first. On the server alone: the list is too long for a page. */
export function refuseCommonPassword(password: string): void {
  const tried = password.normalize('NFKC').trim().toLowerCase()
  if (common.has(tried)) refuse('invalid', { fieldErrors: { password: 'account.password-common' } })
}
