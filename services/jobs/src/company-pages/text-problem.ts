import { isAddress } from '@lunchpail/contracts/auth/name-rules'
import { screenPosting } from '../screening/screen-posting.ts'

/** A number that somebody could call: a year and an amount have fewer digits. */
const phone = /(?:\d[\s().+-]*){10}/

/** Why a company may not say this of itself; undefined where it may. Candidates go on by its jobs, and by nothing else. */
export function textProblem(text: string): 'company.text-contact' | 'company.text-screened' | undefined {
  if (isAddress(text) || phone.test(text.normalize('NFKC'))) return 'company.text-contact'
  const sections = [{ heading: null, text }]
  const { findings } = screenPosting({ title: '', sections, schedule: { description: null } })
  return findings.length > 0 ? 'company.text-screened' : undefined
}
