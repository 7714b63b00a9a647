import { randomBytes, randomUUID } from 'node:crypto'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { candidate } from '../../../../../contracts/test/candidate.ts'
import { type Auth, shareAuth } from '../../../test/auth-service.ts'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import {
  type CompanyProvider,
  companyWith,
  leadsTo,
  signOn,
  startProvider,
} from '../../../test/company-provider.ts'
import { credentials, credentialsLeft, accountWithCredentials } from '../../../test/credentials.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'
import { proveByCode, proveByLink, proveInSession } from '../../../test/proofs.ts'
import { hashOfValue } from '../secrets.ts'

let auth: Auth
let provider: CompanyProvider
let company: { company: string; provider: string }
beforeAll(async () => {
  ;[auth, provider] = await Promise.all([shareAuth(), startProvider()])
})
beforeEach(async () => {
  company = await companyWith(auth, provider.issuer)
})
afterAll(() => provider.stop())

type Made = Awaited<ReturnType<typeof accountWithCredentials>>
/** What came of a proof: the browser that gave it, and the claim, where it was asked whose the account is. */
interface Proof {
  readonly browser: Browser
  readonly claim?: string | undefined
}
interface Way {
  readonly contact: 'email' | 'phone'
  /** in a session of the account: everything stays, whatever else is owned */
  readonly inSession?: true
  /** an employer, whose company is something that the account holds */
  readonly employer?: true
  readonly prove: (made: Made) => Promise<Proof>
}

type Answered = { readonly browser: Browser; readonly answer: { readonly body: object } }
const claimOf = ({ browser, answer: { body } }: Answered): Proof => ({
  browser,
  claim: 'claim' in body ? String(body.claim) : undefined,
})
const inEmployersCompany = (id: string) =>
  auth.pool.query('update account set company_id = $2 where id = $1', [id, company.company])

const ways: Readonly<Record<string, Way>> = {
  'code by email': {
    contact: 'email',
    prove: async (made) => claimOf(await proveByCode(auth, made, 'email')),
  },
  'code by text': { contact: 'phone', prove: async (made) => claimOf(await proveByCode(auth, made, 'text')) },
  'link by email': {
    contact: 'email',
    prove: async (made) => claimOf(await proveByLink(auth, made, 'email')),
  },
  'link by text': { contact: 'phone', prove: async (made) => claimOf(await proveByLink(auth, made, 'text')) },
  'company login': {
    contact: 'email',
    employer: true,
    prove: async ({ id, email }) => {
      await inEmployersCompany(id)
      const subject = randomUUID()
      provider.persons.push({ subject, name: 'Rosa', email, emailVerified: true })
      const browser = openBrowser(auth)
      const to = leadsTo(await signOn(browser, company.provider, subject))
      return { browser, claim: to.pathname === '/claim' ? to.hash.slice(1) : undefined }
    },
  },
  'company invite': {
    contact: 'email',
    inSession: true,
    employer: true,
    prove: async ({ maker, email, id }) => {
      const token = randomBytes(32).toString('base64url')
      await auth.pool.query(
        `with company as (insert into company (name, state, created_at) values ('Yard', 'approved', now()) returning id)
         insert into manager_invite (company_id, email, level, token_hash, invited_by, sent_at, expires_at)
         select id, $1, 1, $2, $3, now(), now() + interval '1 day' from company`,
        [email, hashOfValue(token), id],
      )
      await maker.call(api.acceptCompanyInvite, { body: { token } })
      return { browser: maker }
    },
  },
  'code in a session, by email': {
    contact: 'email',
    inSession: true,
    prove: async (made) => claimOf(await proveInSession(auth, made, 'email', made.maker)),
  },
  'code in a session, by text': {
    contact: 'phone',
    inSession: true,
    prove: async (made) => claimOf(await proveInSession(auth, made, 'text', made.maker)),
  },
}

const verified = { email: 'email_verified_at', phone: 'phone_verified_at' } as const
const other = { email: 'phone', phone: 'email' } as const

async function made({ employer }: Way, holds: boolean): Promise<Made> {
  const person = employer
    ? { ...newEmployer(), email: `${randomUUID()}@yard.example` }
    : { ...newCandidate(), text_consent: true }
  const made = await accountWithCredentials(auth, person)
  if (holds)
    await auth.pool.query(
      `insert into held_application (id, version, account_id, company_name, submitted_at)
       values (gen_random_uuid(), 1, $1, 'Harbor Yard', now())`,
      [made.id],
    )
  return made
}
const own = (id: string, column: string) =>
  auth.pool.query(`update account set ${column} = now() where id = $1`, [id])
const stored = async (id: string) =>
  (
    await auth.pool.query(
      `select email, phone, email_verified_at is not null as email_owned, phone_verified_at is not null as phone_owned,
         text_consent_at is not null as consents, email_quiet_at is not null as quiet from account where id = $1`,
      [id],
    )
  ).rows[0]
const settle = (browser: Browser, claim: string, mine: boolean) =>
  browser.call(api.settleClaim, { body: { claim, mine } })

/** What the rule says, in the words of this table. */
function expected(way: Way, owned: string, holds: boolean): string {
  if (way.inSession || owned === way.contact) return 'kept'
  if (owned === other[way.contact]) return 'foreign'
  return holds || way.employer ? 'asked' : 'taken'
}

/** Of credentials that a way itself replaces or uses up, whatever else is said: a link those of its step, a code in a session its code. */
const usedUp: readonly string[] = ['password', 'session', 'login code', 'reset link']

it('[AU-12] [AU-15] [AU-16] [AU-08] [AU-26] whose the account is after each way of proof, whatever else is owned, and what opens it then', async () => {
  const failures: string[] = []
  const toldTo = await watchTabs(auth.nats.url)
  const changed = new Map<string, string>()
  for (const [name, way] of Object.entries(ways))
    for (const owned of ['none', 'email', 'phone'])
      for (const holds of [false, true])
        for (const mine of [true, false]) {
          const want = expected(way, owned, holds)
          // where nothing is asked there is no other answer
          if (!mine && want !== 'asked' && want !== 'foreign') continue
          // what an account holds is asked for alone, where nothing of it is owned
          if (!holds && (want === 'kept' || want === 'foreign')) continue
          const cell = `${name}, ${owned} owned, holds ${holds}, ${mine ? 'mine' : 'not mine'}`
          const check = (what: string, got: unknown, right: unknown) => {
            if (JSON.stringify(got) !== JSON.stringify(right))
              failures.push(`${cell}: ${what} is ${JSON.stringify(got)}, not ${JSON.stringify(right)}`)
          }
          const account = await made(way, holds)
          // what was sent before the other contact was owned comes back after it
          if (owned === way.contact) await own(account.id, verified[owned])
          const late =
            owned === other[way.contact] ? () => own(account.id, verified[other[way.contact]]) : undefined
          const { session_id } = await account.maker.identity()
          const { browser, claim } = await proveLate(way, name, account, late)
          check('the question', claim !== undefined, want === 'asked' || want === 'foreign')
          const isIn = async () => (await browser.identity()).account?.id === account.id
          if (claim === undefined) {
            check('signed in', await isIn(), true)
          } else {
            // until it is answered, nothing is opened, and nothing of the account is told
            check('signed in before the answer', await isIn(), false)
            const { body } = await browser.call(api.checkClaim, { body: { claim } })
            check('foreign', 'foreign' in body && body.foreign, want === 'foreign')
            check('told', 'things' in body && body.things.length > 0, want === 'asked')
            check('told of the person', JSON.stringify(body).includes(account.email), false)
            const answer = await settle(browser, claim, mine)
            check('the answer', answer.status, mine && want === 'foreign' ? 409 : 200)
            check('signed in', await isIn(), mine && want === 'asked')
          }
          const isTaken = want === 'taken' || (want === 'asked' && mine)
          const isReleased = claim !== undefined && !mine
          if (isTaken || isReleased) changed.set(session_id!, cell)
          const row = await stored(account.id)
          check('its contact', row[way.contact] === null, isReleased)
          if (want === 'kept' || isTaken) check('owned', row[`${way.contact}_owned`], true)
          if (isTaken)
            check(
              'the other contact',
              [row[`${other[way.contact]}_owned`], way.contact === 'email' ? row.consents : row.quiet],
              [false, way.contact === 'phone'],
            )
          const left = await credentialsLeft(auth, account)
          // a reset by link ends a candidate's passkeys too, unless they are kept in the same step
          const used = name.startsWith('link') && want === 'kept' ? [...usedUp, 'passkey'] : usedUp
          if (isTaken) check('what opens it', left, name.startsWith('link') ? ['password'] : [])
          else
            check(
              'what opens it',
              left.filter((one) => !used.includes(one)),
              credentials.filter((one) => !used.includes(one)),
            )
        }
  expect(failures).toEqual([])
  // gateways and open tabs of whoever made the account learn that their session ended, or that its contact went
  await expect.poll(() => [...changed].filter(([id]) => toldTo(id).length === 0)).toEqual([])
})

/**
 * Proves, and lets another person own the other contact while the code or link is on its way, where it would not be sent after.
 */
async function proveLate(
  way: Way,
  name: string,
  account: Made,
  late?: () => Promise<unknown>,
): Promise<Proof> {
  if (!late) return way.prove(account)
  const type = way.contact === 'phone' ? 'text' : 'email'
  if (name.startsWith('code by')) return claimOf(await proveByCode(auth, account, type, { before: late }))
  if (name.startsWith('link by')) return claimOf(await proveByLink(auth, account, type, { before: late }))
  await late()
  return way.prove(account)
}

describe('[AU-15] a claim', () => {
  it('tells where and when the candidate applied, as wizard says it, or that answers are there', async () => {
    const things = async (publish: (account_id: string) => Promise<unknown>) => {
      const account = await made(ways['code by text']!, false)
      await publish(account.id)
      const held = `select 1 from held_application where account_id = $1 union all select 1 from held_profile where account_id = $1`
      await expect.poll(async () => (await auth.pool.query(held, [account.id])).rowCount).toBeGreaterThan(0)
      const { browser, claim } = claimOf(await proveByCode(auth, account, 'text'))
      return (await browser.call(api.checkClaim, { body: { claim: claim! } })).body
    }
    const submitted_at = '2026-11-03T15:00:00.000Z'
    const state = { version: 1, position_id: 7, submitted_at }
    const applied = await things((account_id) =>
      auth.publish(applicationChanged, {
        things: [
          { ...state, id: randomUUID(), account_id, company_name: 'Harbor Yard' },
          {
            ...state,
            id: randomUUID(),
            account_id,
            submitted_at: '2026-11-02T15:00:00.000Z',
            company_name: null,
          },
        ],
      }),
    )
    expect(applied).toEqual({
      channel: 'text',
      foreign: false,
      things: [
        { kind: 'application', company_name: 'Harbor Yard', at: submitted_at },
        { kind: 'application', company_name: null, at: '2026-11-02T15:00:00.000Z' },
      ],
    })
    const began = await things((id) => auth.publish(candidateChanged, { things: [candidate({ id })] }))
    expect(began).toMatchObject({ things: [{ kind: 'answers', company_name: null }] })
  })

  const asked = async () => {
    const account = await made(ways['code by email']!, true)
    const { browser, claim } = claimOf(await proveByCode(auth, account, 'email'))
    return { account, browser, claim: claim! }
  }

  it('is answered once, on its browser, within fifteen minutes', async () => {
    const { account, browser, claim } = await asked()
    const stranger = openBrowser(auth)
    expect((await stranger.call(api.checkClaim, { body: { claim } })).body.code).toBe('claim-expired')
    expect((await settle(stranger, claim, true)).body.code).toBe('claim-expired')
    const both = await Promise.all([settle(browser, claim, true), settle(browser, claim, false)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const late = await asked()
    auth.clock.advance(15 * 60_000)
    expect((await settle(late.browser, late.claim, true)).body.code).toBe('claim-expired')
    expect((await stored(account.id)).email).toSatisfy((email) => email === null || email === account.email)
  })

  it('is void once the address changed hands, or its person proved it in a session', async () => {
    const { account, browser, claim } = await asked()
    await auth.pool.query('update account set email = $2 where id = $1', [
      account.id,
      `${randomUUID()}@example.com`,
    ])
    expect((await settle(browser, claim, true)).body.code).toBe('claim-expired')
    const second = await asked()
    await own(second.account.id, verified.email)
    expect((await settle(second.browser, second.claim, true)).body.code).toBe('claim-expired')
  })

  it('gives the account to no one once another person owns it, and the contact to a sign-up on its browser', async () => {
    const { account, browser, claim } = await asked()
    await own(account.id, verified.phone)
    expect((await settle(browser, claim, true)).body.code).toBe('conflict')
    const { body } = await settle(browser, claim, false)
    expect(body).toEqual({ signed_in: false, handle: account.email })
    const stranger = openBrowser(auth)
    const person = { ...newCandidate(), email: account.email }
    const elsewhere = await stranger.call(api.signUp, {
      body: { ...person, email: `${randomUUID()}@example.com`, claim },
    })
    expect(elsewhere.body.account.email_verified).toBe(false)
    const signedUp = await browser.call(api.signUp, {
      body: { ...person, ...newCandidate(), email: account.email, claim },
    })
    expect(signedUp.body.account).toMatchObject({ email: account.email, email_verified: true })
    expect(signedUp.body.account.id).not.toBe(account.id)
  })
})
