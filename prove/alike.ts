import { randomBytes, randomUUID } from 'node:crypto'
import { identify, sendCode, sendResetLink, signIn, signUp } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { note } from '@lunchpail/kit-service/testing/figures'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { testClient } from '@lunchpail/kit-service/testing/test-client'
import { median } from '@lunchpail/kit-local/rig/quantile'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'

/** A visitor at an address of their own, as the gateway has auth see them. */
async function visitor(site: BackEnd) {
  const answer = await fetch(new URL(identify.path, site.url('auth')), {
    method: identify.method,
    headers: { 'content-type': 'application/json', authorization: await site.authorizeAsShell('auth') },
    body: JSON.stringify({ visitor: randomBytes(16).toString('base64url') }),
  })
  const { csrf, token } = (await answer.json()) as ResultOf<typeof identify>['body']
  const headers = { 'x-forwarded-for': randomAddress() }
  return { client: testClient(() => site.url('auth'), { csrf, token: async () => token }), headers }
}
type Visitor = Awaited<ReturnType<typeof visitor>>

const asks = {
  handle: ({ client, headers }: Visitor, handle: string) =>
    client.call(signIn, { body: { handle }, headers }),
  password: ({ client, headers }: Visitor, handle: string) =>
    client.call(signIn, { body: { handle, password: 'wrong 1234' }, headers }),
  code: ({ client, headers }: Visitor, handle: string) =>
    client.call(sendCode, { body: { handle, code_type: 'email' }, headers }),
  forgot: ({ client, headers }: Visitor, handle: string) =>
    client.call(sendResetLink, { body: { handle, code_type: 'email' }, headers }),
} as const

/** As many accounts with a password: the rows of one, with other ids and emails, as each is asked for once. */
async function accounts(site: BackEnd, count: number): Promise<string[]> {
  const { client, headers } = await visitor(site)
  const email = `${randomUUID()}@example.com`
  const body = { first_name: 'Marisol', last_name: 'Vega', email, password: 'hammer-and-9-nails' }
  await client.call(signUp, { body, headers })
  const rows = await site.rows<{ email: string }>(
    'auth',
    `insert into account select (jsonb_populate_record(a, jsonb_build_object('id', uuidv7(), 'email', n || '.' || a.email))).*
     from account a cross join generate_series(1, $2::int) n where a.email = $1 returning email`,
    [email, count],
  )
  return rows.map((row) => row.email)
}

/** Medians, in milliseconds, for known and unknown handles, asked for in turn. */
export async function answerTimes(site: BackEnd, tries: number) {
  const times = []
  for (const [what, ask] of Object.entries(asks)) {
    const known: number[] = []
    const unknown: number[] = []
    const timed = async (handle: string, to: number[]) => {
      const who = await visitor(site)
      const begun = performance.now()
      await ask(who, handle)
      to.push(performance.now() - begun)
    }
    // the first ones wake up what is asked
    for (const [index, handle] of (await accounts(site, tries + 20)).entries()) {
      await timed(handle, index < 20 ? [] : known)
      await timed(`${randomUUID()}@example.com`, index < 20 ? [] : unknown)
    }
    const [one, other] = [median(known), median(unknown)]
    note(
      'faults',
      `${what}: a known handle and an unknown one`,
      `${one.toFixed(1)} and ${other.toFixed(1)} ms`,
    )
    times.push({ what, part: other / one })
  }
  return times
}
