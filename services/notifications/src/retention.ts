import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'poster_keyword', keep: 'for-ever' },
  { table: 'gathering', keep: 'for-ever' },
  // Names no one: keyed hashes, for the limit of a day.
  { table: 'keyword_answer', keep: { days: 2, column: 'at' } },
  { table: 'contact', keep: 'until-erased', account: 'account_id' },
  { table: 'reach', keep: 'until-erased', account: 'account_id' },
  // Names no one: keyed hashes. A number is asked once, ever, whoever gives it.
  { table: 'reach_request', keep: 'for-ever' },
  { table: 'invite', keep: 'until-erased', account: 'account_id' },
  { table: 'message', keep: { days: 365, column: 'created_at' }, account: 'account_id', names: 'names_id' },
  { table: 'job_notice', keep: { days: 365, column: 'asked_at' }, account: 'account_id' },
  // Names no one: keyed hashes, for how many emails an address may leave unanswered.
  { table: 'job_notice_unanswered', keep: { days: 365, column: 'proof_at' } },
  { table: 'reopened_job', keep: { days: 30, column: 'at' } },
  // Names no one: keyed hashes. A stop has no end, and whoever texted must be able to prove the consent.
  { table: 'consent', keep: 'for-ever' },
]
