import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  getResume,
  getWizard,
  readVisitorResume,
  saveApplication,
  startVisitorUpload,
  takeVisitorResume,
} from '@lunchpail/contracts/wizard/api'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { dayMs, hourMs, hourSeconds } from '@lunchpail/contracts/durations'
import { position } from '../../../test/factories.ts'
import { docxOf, resumeLines } from '../../../test/made-resume.ts'
import { startObjectStore } from '../../../test/object-store.ts'
import { startWizard, type OwnWizard } from '../../../test/wizard-service.ts'
import { hashOf } from './visitor-secret.ts'

let store: Awaited<ReturnType<typeof startObjectStore>>
let wizard: OwnWizard

beforeAll(async () => {
  store = await startObjectStore()
  wizard = await startWizard({ env: store.env })
  await wizard.publishPositions(position())
})
afterAll(async () => {
  await wizard.stop()
  store.stop()
})

const start = (bytes: number, network = randomAddress()) =>
  wizard.visitor().call(startVisitorUpload, {
    body: { file_name: 'my resume.docx', type: 'docx', bytes },
    headers: { 'x-forwarded-for': network },
  })

/** Sends a file as a browser does. Returns the secret of that browser. */
async function send(bytes: Uint8Array): Promise<string> {
  const { body } = await start(bytes.length)
  for (const { url } of body.parts) {
    const headers = { 'content-type': body.content_type }
    expect((await fetch(url, { method: 'PUT', body: Buffer.from(bytes), headers })).status).toBe(200)
  }
  return body.secret
}
const read = (secret: string) => wizard.visitor().call(readVisitorResume, { body: { secret } })
// not so often that the limit of a network is reached
const asking = { interval: 500, timeout: 30_000 }
const ended = (secret: string) =>
  vi.waitFor(async () => {
    const { body } = await read(secret)
    expect(body.state).not.toBe('reading')
    return body
  }, asking)
const locationOf = async (secret: string): Promise<string> => {
  const { rows } = await wizard.pool.query<{ location: string }>(
    'select location from visitor_resume where secret_hash = $1',
    [hashOf(secret)],
  )
  return rows[0]!.location
}

const resume = docxOf(resumeLines)

describe('[BY-24] the resume of a visitor', () => {
  it('tells its browser alone who it is of, and becomes that of the account that brings its secret', async () => {
    const secret = await send(resume)
    expect(await ended(secret)).toEqual({
      state: 'read',
      problem: null,
      contact: [
        { field: 'first_name', value: 'Maria', doubt: null },
        { field: 'last_name', value: 'Lopez', doubt: null },
        { field: 'email', value: 'maria@example.com', doubt: null },
        { field: 'phone', value: '2145550142', doubt: null },
      ],
    })
    expect((await read('s'.repeat(43))).status).toBe(404)

    const client = wizard.as({ id: randomUUID() })
    const taken = await client.call(takeVisitorResume, { body: { secret } })
    expect(taken.body).toMatchObject({ file_name: 'my resume.docx', bytes: resume.length })
    expect((await read(secret)).status).toBe(404)
    const another = wizard.as({ id: randomUUID() })
    expect((await another.call(takeVisitorResume, { body: { secret } })).status).toBe(404)

    // from here on it is read as one that was uploaded with the account
    const { location } = taken.body
    await client.call(saveApplication, {
      query: {},
      body: { resume_status: 1, resume_location: location, positions: [7] },
    })
    await vi.waitFor(async () => {
      expect((await client.call(getResume, {})).body.resume).toMatchObject({ state: 'read', jobs: 2 })
    }, 30_000)
    const { person } = (await client.call(getWizard, { query: {} })).body
    expect(person?.application.jobs?.map(({ title }) => title)).toEqual(['Forklift Operator', 'Order Picker'])
  })

  it('waits for the account where it is a picture, and says so where it is none', async () => {
    const picture = await send(readFileSync(`${import.meta.dirname}/../../../test/paper-resume.png`))
    expect(await ended(picture)).toEqual({ state: 'later', problem: null, contact: [] })
    const none = await send(Buffer.from('neither'))
    expect(await ended(none)).toEqual({ state: 'failed', problem: 'type', contact: [] })
  })

  it('is gone within a day without a sign-up', async () => {
    const secret = await send(resume)
    await ended(secret)
    const location = await locationOf(secret)
    await vi.waitFor(async () => expect(await store.keysOf(location)).toContain(location))
    wizard.clock.advance(dayMs)
    expect((await read(secret)).status).toBe(404)
    await wizard.pool.query("select graphile_worker.add_job('forget-upload', $1::json)", [
      JSON.stringify({ location, bytes: resume.length }),
    ])
    await vi.waitFor(async () => expect(await store.keysOf(location)).toEqual([]))
    const { rowCount } = await wizard.pool.query('select 1 from visitor_resume where location = $1', [
      location,
    ])
    expect(rowCount).toBe(0)
  })

  it('is one of at most 20 of one network in a day, also where an account took them', async () => {
    const network = randomAddress()
    await wizard.pool.query('delete from visitor_resume')
    const { secret } = (await start(9, network)).body
    const waits = await wizard.pool.query('select location from visitor_resume')
    const client = wizard.as({ id: randomUUID() })
    expect((await client.call(takeVisitorResume, { body: { secret } })).status).toBe(200)
    const { rows } = await wizard.pool.query('select * from visitor_resume')
    expect(rows).toMatchObject([{ state: 'taken', file_name: '', bytes: 0, contact: [] }])
    for (const known of [hashOf(secret), waits.rows[0]!.location])
      expect(JSON.stringify(rows)).not.toContain(known)
    await wizard.pool.query(
      `insert into visitor_resume (secret_hash, location, network, file_name, bytes, state, sent_at)
       select n::text, n::text, network, file_name, bytes, state, sent_at
       from visitor_resume, generate_series(1, 19) as n`,
    )
    wizard.clock.advance(hourMs)
    const refused = await start(9, network)
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      429,
      'too-many-requests',
      'We got a lot of resumes from here today. Please try again later.',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBe(23 * hourSeconds)
    wizard.clock.advance(23 * hourMs)
    expect((await start(9, network)).status).toBe(200)
  })
})
