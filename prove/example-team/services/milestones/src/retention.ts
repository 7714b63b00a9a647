import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'person', keep: 'until-erased', account: 'account_id' },
]
