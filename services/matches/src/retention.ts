import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'position', keep: 'for-ever' },
  { table: 'position_card', keep: 'for-ever' },
  { table: 'changed_position', keep: 'for-ever' },
  { table: 'skill_set', keep: 'for-ever' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
  { table: 'match_count', keep: 'until-erased', account: 'account_id', archive: 'transient' },
  { table: 'open_deck', keep: 'until-erased', account: 'account_id' },
  { table: 'account_status', keep: 'until-erased', account: 'account_id' },
  { table: 'application', keep: 'until-erased', account: 'account_id' },
  { table: 'withdrawal', keep: 'until-erased', account: 'account_id' },
  { table: 'auto_apply', keep: 'until-erased', account: 'account_id' },
  { table: 'decision', keep: 'until-erased', account: 'account_id' },
  { table: 'ranking', keep: 'until-erased', account: 'account_id' },
  // a candidate is told of the same job again after that, where it changes then
  { table: 'alert', keep: { days: 365, column: 'found_at' }, account: 'account_id' },
  { table: 'alert_due', keep: 'until-erased', account: 'account_id', archive: 'transient' },
  { table: 'shown', keep: { days: 180, column: 'shown_at' }, account: 'account_id' },
]
