import { draftKeptDays } from '@lunchpail/contracts/wizard/rules/draft-term'
import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'position', keep: 'for-ever' },
  { table: 'draft', keep: { days: draftKeptDays, column: 'updated_at' }, account: 'account_id' },
  { table: 'section', keep: 'until-erased', account: 'account_id' },
  { table: 'known_answer', keep: 'until-erased', account: 'account_id' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
  { table: 'known_contact', keep: 'until-erased', account: 'account_id' },
  { table: 'invite', keep: 'until-erased', account: 'account_id' },
  { table: 'progress', keep: 'until-erased', account: 'account_id' },
  { table: 'reminder', keep: 'until-erased', account: 'account_id' },
  { table: 'resume', keep: 'until-erased', account: 'account_id' },
  // no account's yet: it becomes the resume of whoever signs up, or is gone within a day
  { table: 'visitor_resume', keep: { days: 1, column: 'sent_at' } },
  { table: 'submission', keep: 'until-erased', account: 'account_id' },
  { table: 'application', keep: 'until-erased', account: 'account_id' },
  // of another database role
  {
    table: 'equal_opportunity.answer',
    keep: 'until-erased',
    account: 'account_id',
    atErasure: 'deleted-elsewhere',
  },
  // counts of groups of ten and more
  { table: 'equal_opportunity.report', keep: 'for-ever' },
]
