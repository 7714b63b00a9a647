import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountErased, archiveRequested } from '@lunchpail/contracts/auth/events'
import { archivePiece } from '@lunchpail/contracts/archive'
import {
  getResume,
  getResumeFile,
  getWizard,
  saveApplication,
  settleDoubt,
  startUpload,
} from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { ResumeType } from '@lunchpail/contracts/wizard/enumerations'
import { openPieces } from '@lunchpail/kit-service/archive'
import { opener } from '@lunchpail/kit-service/seal'
import type { Client } from '@lunchpail/kit-service/testing/test-service'
import { exportJWK, generateKeyPair } from 'jose'
import { dayMs } from '@lunchpail/contracts/durations'
import { docxOf, resumeLines } from '../../../test/made-resume.ts'
import { position } from '../../../test/factories.ts'
import { startObjectStore } from '../../../test/object-store.ts'
import { startWizard, type OwnWizard } from '../../../test/wizard-service.ts'

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

const resume = docxOf(resumeLines)
const put = (url: string, body: Uint8Array) =>
  fetch(url, {
    method: 'PUT',
    body: Buffer.from(body),
    headers: { 'content-type': 'application/octet-stream' },
  })
const newApplicant = () => {
  const id = randomUUID()
  return { id, client: wizard.as({ id }) }
}
const holds = (location: string, keys: readonly string[]) =>
  vi.waitFor(async () => expect(await store.keysOf(location)).toEqual(keys))

/** Sends the file as a browser does, part by part. Returns its location. */
async function send(client: Client, bytes: Uint8Array, type: ResumeType = 'docx'): Promise<string> {
  const body = { file_name: `my resume.${type}`, type, bytes: bytes.length }
  const answer = await client.call(startUpload, { body })
  expect(answer.status).toBe(200)
  let from = 0
  for (const part of answer.body.parts) {
    expect((await put(part.url, bytes.subarray(from, from + part.bytes))).status).toBe(200)
    from += part.bytes
  }
  expect(from).toBe(bytes.length)
  return answer.body.location
}
const save = (client: Client, application: Application) =>
  client.call(saveApplication, { query: {}, body: application })
const saveResume = async (client: Client, resume_location: string, more: Application = {}) =>
  save(client, { resume_status: 1, resume_location, positions: [7], ...more })
const readingOf = async (client: Client) => (await client.call(getResume, {})).body.resume
const ended = (client: Client) =>
  vi.waitFor(async () => {
    const reading = await readingOf(client)
    expect(['read', 'failed']).toContain(reading?.state)
    return reading!
  })
const draftOf = async (client: Client) =>
  (await client.call(getWizard, { query: {} })).body.person!.application

describe('[WZ-15] the upload', () => {
  it('tells its limits before anything is sent', async () => {
    const { client } = newApplicant()
    const body = { file_name: 'resume.pdf', type: 'pdf' as const, bytes: 10 * 1024 * 1024 }
    const refused = async (change: object) =>
      (await client.call(startUpload, { body: { ...body, ...change } as never })).body.fields
    expect(await refused({ type: 'gif' })).toMatchObject({ type: { error: 'Invalid file type' } })
    expect(await refused({ bytes: body.bytes + 1 })).toMatchObject({
      bytes: { error: 'Please choose a file no larger than 10 MB' },
    })
    expect(await refused({ bytes: 0 })).toMatchObject({ bytes: { error: 'This file is empty' } })
    const { parts } = (await client.call(startUpload, { body })).body
    expect(parts.map(({ bytes }) => bytes)).toEqual(Array.from({ length: 10 }, () => 1024 * 1024))
  })

  it('opens one key for that many bytes, by category, company, type, date and timestamp', async () => {
    const { id: accountId, client } = newApplicant()
    await save(client, { positions: [7] })
    const body = { file_name: 'resume.pdf', type: 'pdf' as const, bytes: 5 }
    // one that is begun again takes the place of the one before
    await client.call(startUpload, { body })
    const { location, parts } = (await client.call(startUpload, { body })).body
    const begun = await wizard.pool.query('select location from resume where account_id = $1', [accountId])
    expect(begun.rows).toEqual([{ location }])
    expect(location).toMatch(/^resume\/none\/pdf\/\d{4}-\d\d-\d\d\/\d{13}-[0-9a-f]{24}$/)
    const { url } = parts[0]!
    expect((await put(url, Buffer.from('longer'))).status).toBe(403)
    expect((await put(url.replace(/\/1\?/, '/2?'), Buffer.from('right'))).status).toBe(403)
    expect((await put(url, Buffer.from('right'))).status).toBe(200)
    // private: without a signature it cannot be read
    expect((await fetch(url.split('?')[0]!)).status).toBe(403)
  })
})

describe('[WZ-16] a resume that was saved', () => {
  it('is read, clears the jobs before it, and fills in jobs and schools; its owner alone has it', async () => {
    const { client } = newApplicant()
    await save(client, {
      positions: [7],
      jobs: [{ title: 'Typed before', reference_id: 'abc' }],
      schools: [{ degree_type: 1 }],
    })
    const large = docxOf(resumeLines, randomBytes(1_500_000))
    const location = await send(client, large)
    // whoever else learns its location moves nothing by it
    const { client: other } = newApplicant()
    const theirs = await saveResume(other, location, { jobs: [{ title: 'Typed', reference_id: 'abc' }] })
    expect(theirs.body).toMatchObject({ application: { jobs: [{ title: 'Typed' }] } })
    expect(await readingOf(client)).toMatchObject({ state: 'sent', file_name: 'my resume.docx' })
    const saved = await saveResume(client, location, { jobs: [{ title: 'Typed before' }] })
    expect(saved.body).toMatchObject({ application: { resume_status: 1, jobs: [] } })

    const reading = await ended(client)
    expect(reading).toMatchObject({ state: 'read', problem: null, jobs: 2, schools: 1 })
    const application = await draftOf(client)
    expect(application.jobs).toMatchObject([
      {
        title: 'Forklift Operator',
        company: 'Sunrise Warehousing LLC',
        start_date: '03/2019',
        current_job: true,
        duties: '• Moved pallets and loaded trucks',
      },
      { title: 'Order Picker', company: 'Blue Creek Foods Inc.', start_date: '01/2016', end_date: '12/2018' },
    ])
    expect(application.schools).toMatchObject([{ degree_type: 1, name: 'Skyline High School' }])
    expect(application.resume_location).toBe(location)
    expect(application).toMatchObject({
      address_line1: '120 Elm St',
      address_city: 'Dallas',
      address_state: 'TX',
      address_postal_code: '75201',
    })

    const file = await client.call(getResumeFile, {})
    expect(Buffer.from(file.body as unknown as Buffer).equals(Buffer.from(large))).toBe(true)
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''my%20resume.docx")
    expect((await other.call(getResumeFile, {})).status).toBe(404)
    await saveResume(other, location)
    expect(await readingOf(other)).toBeNull()
    expect((await other.call(getResumeFile, {})).status).toBe(404)
  })

  it('[BY-09] tells each doubted field with its line until the person says that it is right, and the licences', async () => {
    const { client } = newApplicant()
    await saveResume(client, await send(client, resume))
    const { doubts, licences } = await ended(client)
    const [, picker] = (await draftOf(client)).jobs!
    const ofPicker = doubts.filter(({ reference_id }) => reference_id === picker!.reference_id)
    expect(ofPicker).toMatchObject([
      { field: 'start_date', value: '01/2016', line: '2016 - 2018' },
      { field: 'end_date', value: '12/2018', line: '2016 - 2018' },
    ])
    expect(licences.map(({ licence }) => licence).toSorted()).toEqual(['forklift', 'osha-10'])
    const settled = { reference_id: picker!.reference_id!, field: 'start_date' as const }
    const { body } = await client.call(settleDoubt, { body: settled })
    expect(body.doubts).not.toContainEqual(expect.objectContaining(settled))
    expect((await readingOf(client))!.doubts).toEqual(body.doubts)
  })

  it('[BY-10] may be a photo of paper, and waits in a queue of its own, the last of an account alone; one that is no picture is refused by its content', async () => {
    const paper = readFileSync(new URL('../../../test/paper-resume.png', import.meta.url))
    const queue = `graphile_worker._private_job_queues where queue_name = 'scans'`
    const scans = `select payload ->> 'location' as location from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = task_id and identifier = 'read-scan'
      where job_queue_id = (select id from ${queue})`
    // another instance reads a picture of noise
    await wizard.pool.query(
      `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by)
       values ('scans', now(), 'another')
       on conflict (queue_name) do update set locked_at = now(), locked_by = 'another'`,
    )
    const { client } = newApplicant()
    const sent: string[] = []
    for (const _ of [1, 2]) {
      sent.push(await send(client, paper, 'png'))
      await saveResume(client, sent.at(-1)!)
    }
    await expect.poll(async () => (await wizard.pool.query(scans)).rows).toContainEqual({ location: sent[1] })
    // no other document waits for it
    const { client: other } = newApplicant()
    await saveResume(other, await send(other, Buffer.from('GIF89a and no resume'), 'jpg'))
    expect(await ended(other)).toMatchObject({ state: 'failed', problem: 'type' })
    expect((await readingOf(client))!.state).toBe('reading')
    await wizard.pool.query(
      `update ${queue.replace(' where', ' set locked_at = null, locked_by = null where')}`,
    )
    const reading = await ended(client)
    expect(reading).toMatchObject({ location: sent[1], state: 'read', problem: null, jobs: 2 })
    await holds(sent[0]!, [])
    // all of it is to be confirmed
    expect(reading.doubts.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'company', 'start_date']),
    )
    expect((await draftOf(client)).jobs).toMatchObject([
      { title: 'Warehouse Associate', company: 'Sunrise Warehousing LLC', start_date: '03/2019' },
      { title: 'Order Picker', end_date: '12/2018' },
    ])
  })

  it('is known by its content: another file than its name says is refused, and deleted', async () => {
    const { client } = newApplicant()
    const random = await send(client, randomBytes(2_000), 'pdf')
    expect(await store.keysOf(random)).toEqual([`incoming/${random}/1`])
    await saveResume(client, random)
    expect(await ended(client)).toMatchObject({ state: 'failed', problem: 'type' })
    await holds(random, [])

    const { client: another } = newApplicant()
    await saveResume(another, await send(another, resume, 'pdf'))
    expect(await ended(another)).toMatchObject({ state: 'read', jobs: 2 })
  })

  it('fails where nothing can be read, or the parts were never sent, and puts back what it had cleared', async () => {
    const { client } = newApplicant()
    await saveResume(client, await send(client, Buffer.from('%PDF-1.7 and no more'), 'pdf'))
    expect(await ended(client)).toMatchObject({ state: 'failed', problem: 'unreadable' })
    expect((await draftOf(client)).jobs ?? []).toEqual([])

    const jobs = [{ title: 'By hand', reference_id: 'abc' }]
    const { client: typist } = newApplicant()
    await save(typist, { positions: [7], jobs, done_adding_jobs: true })
    await saveResume(typist, await send(typist, Buffer.from('%PDF-1.7 and no more'), 'pdf'), { jobs: [] })
    expect(await ended(typist)).toMatchObject({ state: 'failed' })
    expect(await draftOf(typist)).toMatchObject({ jobs, done_adding_jobs: true })

    const { client: hasty } = newApplicant()
    const body = { file_name: 'resume.pdf', type: 'pdf' as const, bytes: 5 }
    await saveResume(hasty, (await hasty.call(startUpload, { body })).body.location)
    expect(await ended(hasty)).toMatchObject({ state: 'failed', problem: 'unreadable' })
  })

  it('is read by the next start where the service stops before', async () => {
    const { client } = newApplicant()
    const location = await send(client, resume)
    await saveResume(client, location)
    await wizard.restart()
    expect(await ended(client)).toMatchObject({ state: 'read', jobs: 2 })
  })

  it('leaves alone what was entered while it was waited for, and is given up after five minutes', async () => {
    const { client } = newApplicant()
    const location = await send(client, resume)
    await wizard.pool.query("update resume set state = 'reading', saved_at = $2 where location = $1", [
      location,
      wizard.clock.now(),
    ])
    expect(await readingOf(client)).toMatchObject({ state: 'reading' })
    wizard.clock.advance(5 * 60_000 + 1)
    expect(await readingOf(client)).toMatchObject({ state: 'failed', problem: 'unreadable' })
    await save(client, {
      positions: [7],
      jobs: [{ title: 'By hand', reference_id: 'abc' }],
      address_city: 'Austin',
    })
    await wizard.pool.query("select graphile_worker.add_job('read-resume', $1::json)", [
      JSON.stringify({ location }),
    ])
    expect(
      await vi.waitFor(async () => {
        const reading = await readingOf(client)
        expect(reading?.state).toBe('read')
        return reading
      }),
    ).toMatchObject({ jobs: 0, doubts: [] })
    const { jobs, address_city, address_line1 } = await draftOf(client)
    expect(jobs).toMatchObject([{ title: 'By hand' }])
    expect([address_city, address_line1]).toEqual(['Austin', undefined])
  })

  it('goes with its object where it is changed or removed', async () => {
    const { client } = newApplicant()
    const { client: bystander } = newApplicant()
    await saveResume(bystander, await send(bystander, resume))
    await ended(bystander)
    const first = await send(client, resume)
    await saveResume(client, first)
    await ended(client)
    await holds(first, [first])
    const second = await send(client, resume)
    await saveResume(client, second)
    await ended(client)
    await holds(first, [])
    await holds(second, [second])
    expect((await readingOf(client))!.location).toBe(second)
    await save(client, { resume_status: 3, resume_location: '' })
    expect(await readingOf(client)).toBeNull()
    expect((await client.call(getResumeFile, {})).status).toBe(404)
    await holds(second, [])
    expect(await readingOf(bystander)).toMatchObject({ state: 'read' })
  })

  it('takes the place of the schools of the resume before, and leaves what the person typed and the level that they chose', async () => {
    const { client } = newApplicant()
    const read = async (schools: string[]) => {
      await saveResume(client, await send(client, docxOf([...resumeLines.slice(0, 9), ...schools])))
      expect(await ended(client)).toMatchObject({ state: 'read' })
      return (await draftOf(client)).schools ?? []
    }
    const high = 'High School Diploma, Skyline High School, Dallas, TX, 2015'
    const first = await read(['Education', high, 'Bachelor of Science in Nursing, Baylor University, 2019'])
    expect(first).toMatchObject([
      { degree_type: 3, name: 'Baylor University', degree_major: 'Nursing' },
      { degree_type: 1, name: 'Skyline High School' },
    ])
    const second = await read(['Education', 'Associate of Arts, Eastfield College, 2017'])
    expect(second).toStrictEqual([{ degree_type: 2, name: 'Eastfield College' }])
    // the level chosen by hand, and a school of the profile
    const own = { degree_type: 7, name: 'Dallas Job Corps' }
    await save(client, { schools: [{ ...second[0]!, degree_type: 4 }, own] })
    // nothing can be read of the next: what is there stays until one can be
    await saveResume(client, await send(client, Buffer.from('%PDF-1.7 and no more'), 'pdf'))
    expect(await ended(client)).toMatchObject({ state: 'failed' })
    expect((await draftOf(client)).schools).toMatchObject([
      { degree_type: 4, name: 'Eastfield College' },
      own,
    ])
    const last = await read(['Education', high])
    expect(last).toMatchObject([{ degree_type: 4 }, own, { degree_type: 1, name: 'Skyline High School' }])
    expect(last[0]).not.toHaveProperty('name')
    expect(await read([])).toStrictEqual([{ degree_type: 4 }, own])
  })

  it('leaves no object behind where it is removed while it is read', async () => {
    const { client, id } = newApplicant()
    const location = await send(client, resume)
    const remover = await wizard.pool.connect()
    try {
      await remover.query('begin')
      await remover.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
      await wizard.pool.query("update resume set state = 'queued' where location = $1", [location])
      await wizard.pool.query("select graphile_worker.add_job('read-resume', $1::json)", [
        JSON.stringify({ location }),
      ])
      // put together and read; what was read waits for the lock
      await holds(location, [`incoming/${location}/1`, location])
      await remover.query('delete from resume where location = $1', [location])
      await remover.query('commit')
    } finally {
      remover.release()
    }
    await holds(location, [])
  })

  it('is kept for 24 months after the last save of its person', async () => {
    const { client } = newApplicant()
    const location = await send(client, resume)
    await saveResume(client, location)
    await ended(client)
    const day = dayMs
    const forget = async () => {
      const payload = JSON.stringify({ location })
      await wizard.pool.query("select graphile_worker.add_job('forget-resume', $1::json)", [payload])
      await vi.waitFor(async () => {
        const { rowCount } = await wizard.pool.query(
          "select 1 from graphile_worker.jobs where task_identifier = 'forget-resume' and key is null",
        )
        expect(rowCount).toBe(0)
      })
    }
    wizard.clock.advance(400 * day)
    await save(client, { first_name: 'Ana' })
    wizard.clock.advance(400 * day)
    await forget()
    expect(await readingOf(client)).not.toBeNull()
    wizard.clock.advance(331 * day)
    await forget()
    expect(await readingOf(client)).toBeNull()
    await holds(location, [])
  })

  it('[BY-04] is in the archive of its person, and is deleted with the account', async () => {
    const { client, id } = newApplicant()
    const location = await send(client, resume)
    await saveResume(client, location)
    await ended(client)
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
    const { kty, crv, x, y } = await exportJWK(publicKey)
    const archive_id = randomUUID()
    const public_key = { kty: kty!, crv: crv!, x: x!, y: y! }
    await wizard.publish(archiveRequested, { account_id: id, archive_id, public_key })
    const pieces = await vi.waitFor(() => {
      const sent = wizard.events.published(archivePiece('wizard')).map(({ data }) => data)
      const own = sent.filter((data) => data.archive_id === archive_id)
      expect(own).toHaveLength(own[0]?.count ?? 1)
      return own
    })
    const rows = await openPieces(
      opener([await exportJWK(privateKey)]),
      pieces.map(({ sealed }) => sealed),
    )
    expect(rows['resume_file']).toEqual([
      { file_name: 'my resume.docx', base64: Buffer.from(resume).toString('base64') },
    ])
    await wizard.publish(accountErased, { account_id: id })
    await vi.waitFor(async () => {
      const { rowCount } = await wizard.pool.query('select 1 from resume where account_id = $1', [id])
      expect(rowCount).toBe(0)
    })
    await holds(location, [])
  })
})
