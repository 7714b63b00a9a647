import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  // names no person, and outlives those who work there
  { table: 'company', keep: 'for-ever' },
  { table: 'company_identity_provider', keep: 'for-ever' },
  // names a browser by a keyed hash, and no person
  { table: 'sign_on', keep: { days: 1, column: 'created_at' } },
  { table: 'account', keep: 'until-erased', account: 'id' },
  { table: 'linked_identity', keep: 'until-erased', account: 'account_id' },
  { table: 'member', keep: 'until-erased', account: 'account_id' },
  { table: 'join_request', keep: { days: 90, column: 'asked_at' }, account: 'account_id' },
  { table: 'manager_invite', keep: { days: 30, column: 'sent_at' }, account: 'invited_by' },
  { table: 'session', keep: { days: 60, column: 'last_seen_at' }, account: 'account_id' },
  { table: 'known_device', keep: { days: 365, column: 'last_at' }, account: 'account_id' },
  { table: 'one_time_code', keep: { days: 1, column: 'created_at' }, account: 'account_id' },
  { table: 'reset_link', keep: { days: 1, column: 'created_at' }, account: 'account_id' },
  { table: 'held_application', keep: 'until-erased', account: 'account_id' },
  { table: 'held_profile', keep: 'until-erased', account: 'account_id' },
  // one may hold the hash of a password that came with its link, which is of no use once it is void
  { table: 'claim', keep: { days: 0, column: 'expires_at' }, account: 'account_id' },
  { table: 'passkey', keep: 'until-erased', account: 'account_id' },
  { table: 'authenticator', keep: 'until-erased', account: 'account_id' },
  { table: 'passkey_challenge', keep: { days: 1, column: 'created_at' }, account: 'account_id' },
  { table: 'failed_attempt', keep: { days: 1, column: 'last_at' }, account: 'account_id' },
  { table: 'archive', keep: { days: 7, column: 'requested_at' }, account: 'account_id' },
  {
    table: 'archive_piece',
    keep: { days: 7, column: 'created_at' },
    account: { column: 'archive_id', of: 'archive' },
    // the archive itself
    archive: 'transient',
  },
  // names no person; spent keys go when a new one is made
  { table: 'signing_key', keep: 'for-ever' },
  // names no one: keyed hashes, for as long as a suspension lasts whose account was deleted
  { table: 'barred_contact', keep: { days: 0, column: 'until' } },
  // the proof of an erasure: an id that leads nowhere anymore
  { table: 'erasure', keep: 'for-ever', account: 'account_id', atErasure: 'kept' },
]
