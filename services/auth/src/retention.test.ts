import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import { shareAuth, type Auth } from '../test/auth-service.ts'
import { retention } from './retention.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

it('forgets a session 60 days after it was last seen', async () => {
  const id = randomUUID()
  await auth.pool.query(
    `with person as (
       insert into account (id, type, email, first_name, last_name, language, created_at, updated_at)
       values ($1, 'applicant', 'retention@example.com', 'Ana', 'Reyes', 'en', now(), now()) returning id)
     insert into session (token_hash, account_id, user_agent_family, created_at, last_seen_at)
     select days::text::bytea, id, 'Chrome', now() - interval '1 year', $2::timestamptz - days * interval '1 day'
     from person, unnest(array[59, 61]) as days`,
    [id, auth.clock.now()],
  )
  await deleteExpired(auth.pool, auth.clock.now(), retention)
  const { rows } = await auth.pool.query('select token_hash from session where account_id = $1', [id])
  expect(rows.map(({ token_hash }) => String(token_hash))).toEqual(['59'])
})
