import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'section', keep: 'until-erased', account: 'account_id' },
  { table: 'preferences', keep: 'until-erased', account: 'account_id' },
  { table: 'relocation', keep: 'until-erased', account: 'account_id' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
  { table: 'reference_request', keep: 'until-erased', account: 'account_id' },
  { table: 'answer', keep: 'until-erased', account: 'account_id' },
  { table: 'known_contact', keep: 'until-erased', account: 'account_id' },
  { table: 'company_question', keep: 'for-ever' },
  { table: 'asking_position', keep: 'for-ever' },
  // for longer than a link works, and than they limit how many are sent
  { table: 'question_link', keep: { days: 30, column: 'sent_at' }, account: 'account_id' },
  // names no one: keyed hashes, for longer than they limit the texts to a number
  { table: 'asked_number', keep: { days: 60, column: 'asked_at' } },
]
