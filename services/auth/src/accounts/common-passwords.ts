import { dictionary } from '@zxcvbn-ts/language-common'
import { refuse } from '@lunchpail/kit-service/refusal'

/** The 49,000 passwords that are found most in leaks, in lower case. */
const common = new Set<string>(dictionary['passwords-common'])

/** The site's own name is what people try here. */
const ours = new Set(['lunchpail', 'lunchpails', 'lunch pail', 'lunch-pail'])
/** "Summer2026!": a word that everybody tries, with digits and punctuation behind it. Shorter words are parts of good passwords. */
const shortestWord = 6

const isEasy = (password: string): boolean => {
  const tried = password.normalize('NFKC').trim().toLowerCase()
  // a date, a phone number, a run of digits, which the set form takes from six on
  if (!/\p{L}/u.test(tried)) return true
  const word = tried.replace(/[^\p{L}]+$/u, '')
  return common.has(tried) || ours.has(word) || (word.length >= shortestWord && common.has(word))
}

/** Refuses a password that everybody tries first. On the server alone: the list is too long for a page. */
export function refuseCommonPassword(password: string): void {
  if (isEasy(password)) refuse('invalid', { fieldErrors: { password: 'account.password-common' } })
}
