import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { main } from '../../bin/erase-account.ts'
import { openBrowser } from '../../test/browser.ts'
import { contactSecret, shareAuth, type Auth } from '../../test/auth-service.ts'
import { newCandidate } from '../../test/factories.ts'
import { openDatabase } from '../database.ts'
import { eraseEverywhere } from './erase-everywhere.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const secret = contactSecretFrom([{ kid: '', secret: contactSecret }])
const erase = (id: string) =>
  eraseEverywhere({ ...openDatabase(auth.pool), clock: auth.clock, contactSecret: secret }, id)
/** The same by the command. */
const run = runHere(main, () => auth.env)

async function signedUp() {
  const browser = openBrowser(auth)
  const person = newCandidate()
  const { body } = await browser.call(api.signUp, { body: person, idempotencyKey: crypto.randomUUID() })
  await openBrowser(auth).call(api.signIn, { body: { email: person.email, password: 'wrong 1234' } })
  return { browser, person, id: body.account.id }
}

describe('an erasure', () => {
  it('removes every trace but its own record, ends the sessions and is published to all', async () => {
    const { browser, person, id } = await signedUp()
    const { out } = await run(person.email.toUpperCase())
    expect(out).toContain(id)
    expect(out).not.toContain(person.email)

    expect(await browser.identity()).toMatchObject({ account: null })
    const { rows: tables } = await auth.pool.query(
      `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_schema in ('public', 'kit') and table_type = 'BASE TABLE'`,
    )
    await vi.waitFor(() =>
      expect(auth.events.published(accountErased).map(({ data }) => data)).toContainEqual({
        account_id: id,
      }),
    )
    const rowsLeft = async (name: string): Promise<number> => {
      const { rows } = await auth.pool.query<{ text: string }>(`select t::text as text from ${name} t`)
      return rows.filter(({ text }) => text.includes(id) || text.includes(person.email)).length
    }
    // an event is published a moment before it leaves the outbox
    for (const { name } of tables)
      await expect
        .poll(() => rowsLeft(name), { message: name })
        .toBe(['public.erasure', 'kit.tombstone'].includes(name) ? 1 : 0)
    // whoever had it may come back as a new person
    expect((await openBrowser(auth).call(api.signUp, { body: person })).status).toBe(201)
  })

  it('keeps what each noun reports', async () => {
    const { id } = await signedUp()
    await erase(id)
    const jobs = erasureCompleted('jobs')
    await auth.publish(jobs, { account_id: id, rows: 0 })
    const wizard = await auth.publish(erasureCompleted('wizard'), { account_id: id, rows: 7 })
    await auth.publish(erasureCompleted('wizard'), { account_id: id, rows: 7 }, { id: wizard })
    await vi.waitFor(async () => {
      const { rows } = await auth.pool.query(
        'select noun, rows from erasure where account_id = $1 order by noun',
        [id],
      )
      expect(rows).toEqual([
        { noun: 'auth', rows: expect.any(Number) },
        { noun: 'jobs', rows: 0 },
        { noun: 'wizard', rows: 7 },
      ])
    })
  })

  it('is published again for an id that was erased, and refused for one that never was', async () => {
    const { id } = await signedUp()
    const published = (times: number) =>
      vi.waitFor(() =>
        expect(auth.events.published(accountErased).filter(({ subject }) => subject === id)).toHaveLength(
          times,
        ),
      )
    await erase(id)
    // an erasure deletes what is unpublished of the account, so the first is awaited before the second
    await published(1)
    await run(id)
    await published(2)
    expect(await run('unknown@example.com')).toMatchObject({ code: 1, err: 'There is no such account.\n' })
  })
})

describe('republish', () => {
  it('says every account again, with its version and its contact', async () => {
    const { person, id } = await signedUp()
    await auth.republish()
    const said = () => auth.events.published(accountChanged).filter(({ republished }) => republished)
    await expect.poll(() => said().flatMap(({ data }) => data.things.map((item) => item.id))).toContain(id)
    const item = said()
      .flatMap(({ data }) => data.things)
      .find((one) => one.id === id)!
    expect(item.version).toBe(1)
    expect(await auth.open(item.sealed_contact)).toMatchObject({ email: person.email })
  })

  it('says again whom it erased, for services restored from a backup', async () => {
    const { id } = await signedUp()
    await erase(id)
    await auth.republish()
    const again = () => auth.events.published(accountErased).filter(({ republished }) => republished)
    await expect.poll(() => again().map(({ data }) => data.account_id)).toContain(id)
    expect(auth.events.published(accountChanged).filter(({ republished }) => republished)).not.toHaveLength(0)
  })
})
