import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'section', keep: 'until-erased', account: 'account_id' },
  { table: 'preferences', keep: 'until-erased', account: 'account_id' },
  { table: 'relocation', keep: 'until-erased', account: 'account_id' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
]
