import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'position', keep: 'for-ever' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
  { table: 'application', keep: 'until-erased', account: 'account_id' },
  {
    table: 'application_change',
    keep: 'until-erased',
    account: { column: 'application_id', of: 'application' },
  },
]
