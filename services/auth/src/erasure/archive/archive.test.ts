import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { archivePiece } from '@lunchpail/contracts/archive'
import * as api from '@lunchpail/contracts/auth/api'
import { archiveRequested } from '@lunchpail/contracts/auth/events'
import { nouns } from '@lunchpail/contracts/noun'
import { sealPieces, type ArchivedRows } from '@lunchpail/kit-service/archive'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { hourMs } from '@lunchpail/contracts/durations'
import { contactSecret, shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import { newCandidate } from '../../../test/factories.ts'
import { readZip } from '../../../test/read-zip.ts'
import { eraseEverywhere } from '../erase-everywhere.ts'
import { openDatabase } from '../../database.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const others = nouns.filter((noun) => noun !== 'auth')

async function signedUp() {
  const browser = openBrowser(auth)
  const person = newCandidate()
  const { body } = await browser.call(api.signUp, { body: person })
  return { browser, person, id: body.account.id }
}
const requested = (id: string) =>
  vi.waitFor(() => {
    const found = auth.events.published(archiveRequested).filter(({ data }) => data.account_id === id)
    expect(found).not.toHaveLength(0)
    return found.at(-1)!.data
  })
/** Each other service answers as kit makes it. */
async function answer(id: string, rowsOf: (noun: string) => ArchivedRows = () => ({})) {
  const { archive_id, public_key } = await requested(id)
  for (const noun of others) {
    const pieces = await sealPieces(public_key, rowsOf(noun))
    for (const [index, sealed] of pieces.entries())
      await auth.publish(archivePiece(noun), {
        account_id: id,
        archive_id,
        index,
        count: pieces.length,
        sealed,
      })
  }
  return archive_id
}
const state = async (browser: Browser) => (await browser.call(api.getArchive)).body.archive
const ready = (browser: Browser) =>
  vi.waitFor(async () => expect(await state(browser)).toMatchObject({ ready: true }))

describe('[BY-04] the archive of everything kept about a person', () => {
  it('tells how far it is, and is one file once every service has answered', async () => {
    const { browser, person, id } = await signedUp()
    expect(await state(browser)).toBeNull()
    expect((await browser.call(api.downloadArchive)).status).toBe(404)
    const asked = await browser.call(api.requestArchive, { body: {} })
    expect([asked.status, asked.body.archive.ready]).toEqual([202, false])
    expect(asked.body.archive.parts.filter((part) => part.ready)).toEqual([{ noun: 'auth', ready: true }])
    expect((await browser.call(api.downloadArchive)).status).toBe(404)

    const long = Array.from({ length: 3 }, (_, row) => ({ row, text: randomBytes(300_000).toString('hex') }))
    const secret = 'female, as she told us'
    const rowsOf: Record<string, ArchivedRows> = {
      profile: { section: long },
      wizard: { 'equal_opportunity.answer': [{ gender: secret }] },
    }
    await answer(id, (noun) => rowsOf[noun] ?? {})
    await ready(browser)
    const { status, body, headers } = await browser.call(api.downloadArchive)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="lunchpail-\d{4}-\d\d-\d\d\.zip"$/,
    )
    const files = readZip(body as unknown as Buffer)
    expect(Object.keys(files)).toEqual(['index.html', ...nouns.map((noun) => `${noun}.json`)])
    expect(JSON.parse(files['profile.json']!)).toEqual({ section: long })
    expect(JSON.parse(files['auth.json']!).account).toMatchObject([{ id, email: person.email }])
    expect(files['auth.json']).not.toContain('argon2')
    for (const text of [person.email, secret, 'Your applications as you wrote them'])
      expect(files['index.html']).toContain(text)
    expect(files['index.html']).not.toMatch(/<script/)
    // and in the database it stays as it was sealed
    const { rows } = await auth.pool.query('select string_agg(sealed, chr(10)) as all from archive_piece')
    expect(rows[0].all).not.toContain(Buffer.from(secret).toString('base64').slice(0, 16))
    const { rows: keys } = await auth.pool.query('select sealed_private_key as key from archive')
    expect(JSON.stringify(keys)).not.toContain('"d"')
  })

  it('is shown in the language of the person, and nothing in it becomes markup', async () => {
    const { browser, id } = await signedUp()
    const name = '<img src=x onerror=alert(1)>'
    await browser.call(api.requestArchive, { body: {} })
    await answer(id, () => ({ section: [{ '<b>': { list: [name, null, true] } }] }))
    await ready(browser)
    const { body } = await browser.call(api.downloadArchive, { headers: { 'accept-language': 'es' } })
    const page = readZip(body as unknown as Buffer)['index.html']!
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('Lo que Lunchpail guarda sobre ti')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toMatch(/<img|<b>/)
  })

  it('can be asked for once a day, also at the same time, and expires after seven', async () => {
    const { browser, id } = await signedUp()
    const both = await Promise.all([1, 2].map(() => browser.call(api.requestArchive, { body: {} })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([202, 429]))
    expect(both.find(({ status }) => status === 429)!.body.code).toBe('archive-too-soon')
    const first = await answer(id)
    await ready(browser)
    auth.clock.advance(25 * hourMs)
    expect((await browser.call(api.requestArchive, { body: {} })).status).toBe(202)
    const { archive_id: second } = await vi.waitFor(async () => {
      const found = await requested(id)
      expect(found.archive_id).not.toBe(first)
      return found
    })
    // a late piece of the one before goes nowhere
    await auth.publish(archivePiece('jobs'), {
      account_id: id,
      archive_id: first,
      index: 0,
      count: 1,
      sealed: 'x',
    })
    await answer(id)
    await ready(browser)
    const { rows } = await auth.pool.query(
      'select distinct archive_id as id from archive_piece join archive on archive.id = archive_id where account_id = $1',
      [id],
    )
    expect(rows).toEqual([{ id: second }])
    auth.clock.advance(7 * 24 * hourMs)
    expect(await state(browser)).toBeNull()
    expect((await browser.call(api.downloadArchive)).status).toBe(404)
  })

  it('is one person’s own, takes no piece from another person, and goes with the account', async () => {
    const [one, other] = [await signedUp(), await signedUp()]
    await one.browser.call(api.requestArchive, { body: {} })
    const { archive_id } = await requested(one.id)
    await auth.publish(archivePiece('jobs'), {
      account_id: other.id,
      archive_id,
      index: 0,
      count: 1,
      sealed: 'x',
    })
    await answer(one.id)
    await ready(one.browser)
    expect((await one.browser.call(api.downloadArchive)).status).toBe(200)
    expect(await state(other.browser)).toBeNull()
    expect((await other.browser.call(api.downloadArchive)).status).toBe(404)
    await other.browser.call(api.requestArchive, { body: {} })
    expect(await state(one.browser)).toMatchObject({ ready: true })
    const secret = contactSecretFrom([{ kid: '', secret: contactSecret }])
    const deps = { ...openDatabase(auth.pool), clock: auth.clock, contactSecret: secret }
    await eraseEverywhere(deps, one.id)
    const { rows } = await auth.pool.query('select 1 from archive_piece where archive_id = $1', [archive_id])
    expect(rows).toEqual([])
  })
})
