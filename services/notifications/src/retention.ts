import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'contact', keep: 'until-erased', account: 'account_id' },
  { table: 'message', keep: { days: 365, column: 'created_at' }, account: 'account_id' },
]
