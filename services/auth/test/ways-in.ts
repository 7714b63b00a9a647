import type { Auth } from './auth-service.ts'

/** A row of each kind that opens or locks account $1. */
const rows = {
  one_time_code: `(account_id, device, channel, purpose, contact, code_hash, created_at, expires_at)
    select $1::uuid, 'given', 'email', purpose, '', '', now(), now() from unnest(array['erase', 'login']) purpose`,
  reset_link: `(account_id, device, token_hash, channel, contact, created_at, expires_at)
    select $1::uuid, 'given', sha256($1::text::bytea), 'email', '', now(), now()`,
  passkey: `(account_id, platform, credential_id, public_key, counter, synced, user_agent_family, created_at)
    select $1::uuid, 'given', $1::text, '', 0, false, '', now()`,
  known_device: `(account_id, device, last_at) select $1::uuid, 'given', now()`,
  failed_attempt: `(account_id, subject, failures, first_at, last_at)
    select $1::uuid, 'given ' || $1::text, 9, now(), now()`,
}

/** Gives an account what opens or locks it beside its password and sessions. */
export async function giveWaysIn({ pool }: Auth, accountId: string): Promise<void> {
  for (const [table, row] of Object.entries(rows))
    await pool.query(`insert into ${table} ${row}`, [accountId])
}

/** What of that is still there. */
export async function waysLeft({ pool }: Auth, accountId: string): Promise<string[]> {
  const left = `
    select purpose || ' code' as way from one_time_code where account_id = $1 and device = 'given'
    union all select 'reset link' from reset_link where account_id = $1 and device = 'given'
    union all select 'passkey' from passkey where account_id = $1 and platform = 'given'
    union all select 'known device' from known_device where account_id = $1 and device = 'given'
    union all select 'failed attempts' from failed_attempt where account_id = $1 and failures > 0 and subject like 'given%'`
  return (await pool.query<{ way: string }>(left, [accountId])).rows.map(({ way }) => way)
}
