import * as api from '@lunchpail/contracts/auth/api'
import type { Auth } from './auth-service.ts'
import { type Browser, openBrowser } from './browser.ts'
import { giveWaysIn, waysLeft } from './ways-in.ts'

/** What may open an account, of whoever made it. */
export const credentials = [
  'session',
  'password',
  'repeated sign-up',
  'passkey',
  'known device',
  'login code',
  'reset link',
  'linked identity',
] as const

/** An account with all of them, by whoever signed up first. */
export async function accountWithCredentials(auth: Auth, person: object) {
  const maker = openBrowser(auth)
  const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const signUp = () => maker.call(api.signUp, { body: person as never, ...key })
  const { status, body } = await signUp()
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { id, email, phone } = body.account
  await giveWaysIn(auth, id)
  await auth.pool.query(
    `insert into linked_identity (account_id, issuer, subject, created_at) values ($1::uuid, 'given', $1::text, now())`,
    [id],
  )
  return { id, email, phone, maker, signUp }
}

/** Which of them still open it. `before` its maker repeats the sign-up, which replaces the session. */
export async function credentialsLeft(
  auth: Auth,
  {
    id,
    maker,
    signUp,
  }: { readonly id: string; readonly maker: Browser; readonly signUp: () => Promise<unknown> },
): Promise<string[]> {
  const opens = async () => (await maker.identity()).account?.id === id
  const left = new Set(await waysLeft(auth, id))
  const count = async (sql: string) => ((await auth.pool.query(sql, [id])).rowCount ?? 0) > 0
  if (await opens()) left.add('session')
  if (await count('select 1 from account where id = $1 and password_hash is not null')) left.add('password')
  if (await count(`select 1 from linked_identity where account_id = $1 and issuer = 'given'`))
    left.add('linked identity')
  maker.cookies.delete('session')
  await signUp()
  if (await opens()) left.add('repeated sign-up')
  return credentials.filter((credential) => left.has(credential))
}
