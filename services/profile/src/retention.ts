import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'section', keep: 'until-erased', account: 'account_id' },
  { table: 'preferences', keep: 'until-erased', account: 'account_id' },
  { table: 'relocation', keep: 'until-erased', account: 'account_id' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
  { table: 'reference_request', keep: 'until-erased', account: 'account_id' },
  // names nobody: keyed hashes, for longer than they limit the texts to a number
  { table: 'asked_number', keep: { days: 60, column: 'asked_at' } },
]
