import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'company', keep: 'for-ever' },
  { table: 'employer', keep: 'for-ever' },
  { table: 'company_text', keep: 'for-ever' },
  { table: 'reply_time', keep: 'for-ever' },
  { table: 'facility', keep: 'for-ever' },
  { table: 'position', keep: 'for-ever' },
  // Names no one: positions for which a notice was asked for.
  { table: 'awaited_position', keep: 'for-ever' },
  { table: 'position_question', keep: 'for-ever' },
  { table: 'uncompared', keep: 'for-ever' },
  { table: 'review', keep: 'for-ever' },
  { table: 'review_decision', keep: 'for-ever' },
  { table: 'report', keep: { days: 365, column: 'at' }, account: 'account_id' },
  { table: 'question', keep: 'for-ever' },
  { table: 'poster_keyword', keep: 'for-ever' },
  { table: 'featured_list', keep: 'for-ever' },
  { table: 'featured_position', keep: 'for-ever' },
  { table: 'gathering', keep: 'for-ever' },
  { table: 'search_phrase', keep: 'for-ever' },
  { table: 'place', keep: 'for-ever' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
  { table: 'application', keep: 'until-erased', account: 'account_id' },
  { table: 'withdrawal', keep: 'until-erased', account: 'account_id' },
]
