import { maxExported } from '@lunchpail/contracts/engagement/portal-api'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { stateWords } from './state-words.ts'
import { findApplicants, type ApplicantSearch } from './find-applicants.ts'

/** A list as the rows of its file, with the columns' names first. */
export async function rowsOfFile(
  on: Transaction,
  search: ApplicantSearch,
  language: Language,
): Promise<string[][]> {
  const rows = await findApplicants(on, search, { sort: 'newest', skip: 0, take: maxExported })
  const { head, states, withdrawn } = stateWords[language]
  return [
    [...head],
    ...rows.map((row) => [
      row.id,
      row.first_name ?? '',
      row.last_name ?? '',
      row.title,
      `${row.city}, ${row.region}`,
      row.withdrawn_at === null ? (states[row.state] ?? '') : withdrawn,
      row.submitted_at.toISOString(),
      (row.moved_at ?? row.submitted_at).toISOString(),
      row.interview_at?.toISOString() ?? '',
    ]),
  ]
}
