import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'position', keep: 'for-ever' },
  { table: 'candidate', keep: 'until-erased', account: 'account_id' },
  { table: 'manager', keep: 'until-erased', account: 'account_id' },
  { table: 'email_setting', keep: 'until-erased', account: 'account_id' },
  // names no one: what a company offers to those whom it invites
  { table: 'offer', keep: 'for-ever' },
  { table: 'offered_time', keep: 'for-ever' },
  { table: 'reply_time', keep: 'for-ever' },
  { table: 'inviter', keep: 'until-erased', account: 'account_id' },
  { table: 'application', keep: 'until-erased', account: 'account_id' },
  {
    table: 'application_change',
    keep: 'until-erased',
    account: { column: 'application_id', of: 'application' },
  },
  // Both sides of what is about a candidate's application go with it.
  { table: 'message', keep: 'until-erased', account: { column: 'application_id', of: 'application' } },
  {
    table: 'notice_progress',
    keep: 'until-erased',
    account: { column: 'application_id', of: 'application' },
  },
  { table: 'message_report', keep: 'until-erased', account: { column: 'application_id', of: 'application' } },
  { table: 'invite', keep: 'until-erased', account: 'account_id' },
  { table: 'candidate_feedback', keep: 'until-erased', account: { column: 'invite_id', of: 'invite' } },
  { table: 'interview_outcome', keep: 'until-erased', account: { column: 'invite_id', of: 'invite' } },
  { table: 'gathering', keep: 'for-ever' },
  { table: 'gathering_position', keep: 'for-ever' },
  { table: 'registration', keep: { days: 730, column: 'registered_at' }, account: 'account_id' },
  { table: 'referral', keep: { days: 365, column: 'sent_at' }, account: 'account_id' },
  { table: 'referred_person', keep: 'until-erased', account: 'account_id' },
  // Names no one: keyed hashes. Whoever heard of a campaign does not hear of it again.
  { table: 'told_friend', keep: 'for-ever' },
  { table: 'reference', keep: 'until-erased', account: 'account_id' },
  { table: 'relocation', keep: 'until-erased', account: 'account_id' },
  { table: 'user_action', keep: 'until-erased', account: 'account_id' },
]
