import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { connectNats, type NatsClient } from '@lunchpail/kit-events/nats'
import { startTestNats, type TestNats } from '@lunchpail/kit-events/testing/test-nats'
import { systemClock } from '../src/clock.ts'
import { createCallerKeys } from '../src/testing/test-tokens.ts'
import { contentOf } from '../src/testing/first-content.ts'
import { runHere } from '../src/testing/run-here.ts'
import { submission } from '../../../contracts/test/submission.ts'
import { main } from './operate.ts'

const migrations = path.join(import.meta.dirname, '../../../services/engagement/prisma/migrations')
let database: TestDatabase
let server: TestNats
let nats: NatsClient
let publicKey: string
let callerKey: string
beforeAll(async () => {
  callerKey = (await createCallerKeys(systemClock)).key('engagement')
  publicKey = JSON.stringify(await exportJWK((await generateKeyPair('ECDH-ES')).publicKey))
  ;[database, server] = await Promise.all([
    createTestDatabase('operate', contentOf(migrations)),
    startTestNats(),
  ])
  nats = connectNats({ url: server.url, name: 'test' })
  await new Promise<void>((resolve) => void nats.onConnect(resolve))
})
afterAll(async () => {
  await nats?.close()
  await server?.remove()
  await database?.drop()
})

/** Runs the command for engagement, as `npm run dead-letters` and `npm run prune` do. */
const run = runHere(main, () => ({
  NATS_URL: server.url,
  PUBLIC_URL: 'http://127.0.0.1',
  AUTH_URL: 'http://127.0.0.1:9',
  CALLER_KEY: callerKey,
  DATABASE_URL_ENGAGEMENT: database.url,
  CONTACT_SECRET: 'a secret of the tests, as long as it has to be',
  NOTIFICATIONS_PUBLIC_KEY: publicKey,
}))
const operate = (...args: string[]) => run('engagement', ...args)

const consumer = 'engagement--wizard-application-submitted-v1'
const type = 'wizard.application.submitted.v1'
const addLetter = async (data: unknown): Promise<string> => {
  const id = randomUUID()
  const envelope = { specversion: '1.0', id, source: '/wizard', type, time: '2026-11-20T15:00:00.000Z', data }
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into kit.dead_letter (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
     values ($1, $2, $3, $4, 'Error', 'did not work', 8) returning id`,
    [consumer, id, type, JSON.stringify(envelope)],
  )
  return rows[0]!.id
}

it('[SH-06] lists dead letters, resends them, and drops the chosen one alone', async () => {
  expect(await operate('dead-letters')).toMatchObject({ code: 0, out: '0 dead letters\n' })
  const possible = await addLetter(submission())
  const impossible = await addLetter({ secret: 'hunter2' })
  const other = await addLetter({})
  const listed = await operate('dead-letters', 'list')
  expect(listed.out).toMatch(
    new RegExp(`^${possible}  .*  ${consumer}  .*  8 tries  Error: did not work$`, 'm'),
  )
  expect(listed.out).toContain('3 dead letters')
  expect(listed.out).not.toContain('hunter2')

  const resent = await operate('dead-letters', 'resend', 'all')
  expect(resent.code).toBe(1)
  expect(resent.out).toContain(`${possible}  handled\n`)
  expect(resent.out).toContain(`${impossible}  failed: data: `)
  expect((await database.pool.query('select from application')).rowCount).toBe(1)

  expect(await operate('dead-letters', 'drop', impossible)).toMatchObject({ code: 0, out: '1 deleted\n' })
  const { rows } = await database.pool.query('select id from kit.dead_letter')
  expect(rows).toEqual([{ id: other }])
  expect(await operate('dead-letters', 'resend', impossible)).toMatchObject({ code: 1 })
  for (const args of [['drop'], ['resend'], ['burn', 'all']]) {
    const refused = await operate('dead-letters', ...args)
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('drop <id|all>') })
  }
  expect((await database.pool.query('select from kit.dead_letter')).rowCount).toBe(1)
})

it('replays from a moment alone that it can read', async () => {
  for (const args of [
    [],
    ['--since'],
    ['--since', 'yesterday'],
    ['--since', '2026-11-27'],
    ['2026-11-27T09:00:00Z'],
  ])
    expect(await operate('replay', ...args)).toMatchObject({ code: 1, out: '' })
})

it('prunes what engagement no longer declares, and nothing that it or another service has', async () => {
  await nats.ensureStream('wizard')
  const gone = ['engagement--wizard-gone-v1', 'profile--wizard-gone-v1']
  for (const name of [consumer, ...gone])
    await nats.ensureConsumer({ noun: 'wizard', name, subject: type, ackWaitMs: 5_000 })
  expect(await operate('prune')).toMatchObject({
    code: 0,
    out: 'engagement--wizard-gone-v1\nengagement: 1 consumers deleted\n',
  })
  expect(await nats.lag('wizard', consumer)).toBe(0)
  expect(await nats.lag('wizard', 'profile--wizard-gone-v1')).toBe(0)
  await expect(nats.lag('wizard', 'engagement--wizard-gone-v1')).rejects.toThrow()
})
