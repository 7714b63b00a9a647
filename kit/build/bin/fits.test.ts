import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import { makeStreams } from '../../events/src/make-streams.ts'
import { connectNats } from '../../events/src/nats.ts'
import { startTestNats, type TestNats } from '../../events/src/testing/test-nats.ts'
import { systemClock } from '../../service/src/clock.ts'
import { permissionsFile } from '../../service/src/site-permissions.ts'
import { runHere } from '../../service/src/testing/run-here.ts'
import { createCallerKeys } from '../../service/src/testing/test-tokens.ts'
import { main } from './fits.ts'

/** Services that say nothing of interest, a NATS, and a file of what it permits. */
let server: TestNats
let folder: string
let key: string
const services = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end('{"instance":"one","endpoints":[],"provides":[],"consumes":[]}')
})
beforeAll(async () => {
  key = (await createCallerKeys(systemClock)).key('operator')
  folder = await mkdtemp(path.join(tmpdir(), 'fits-'))
  server = await startTestNats()
  await makeStreams({ url: server.url })
  await once(services.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  services.close()
  await server?.remove()
  await rm(folder, { recursive: true, force: true })
})
const served = () => path.join(folder, 'permissions.conf')
const run = (more: NodeJS.ProcessEnv = {}) =>
  runHere(main, () => ({
    NATS_URL: server.url,
    CALLER_KEY: key,
    RELEASE_STORE: path.join(folder, 'store'),
    NATS_PERMISSIONS_FILE: served(),
    ...Object.fromEntries(
      nouns.map((noun) => [
        serviceUrlVariable(noun),
        `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
      ]),
    ),
    ...more,
  }))
const erased = 'auth-account-erased-v1'

it('[BY-30] says what NATS does not permit, and permits it in the same step where all else fits', async () => {
  const permitted = await readFile(permissionsFile, 'utf8')
  const without = permitted.split('\n').filter((line) => !line.includes(`profile--${erased}`))
  await writeFile(served(), without.join('\n'))
  const { code, err } = await run()('profile')
  expect([code, err]).toEqual([1, expect.stringContaining('profile does not fit to what is live:\n')])
  expect(err).toContain(`NATS does not let it publish $JS.API.CONSUMER.CREATE.AUTH.profile--${erased}.auth`)
  expect(err).toContain('npm run fits -- profile --apply permits it')
  expect(await run()('profile', '--apply')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/NATS permits it now:\n[^]*profile fits to what is live; 0 events/),
  })
  expect(await run()('profile')).toMatchObject({ code: 0, err: '' })
  expect(await run({ NATS_PERMISSIONS_FILE: '' })('profile')).toMatchObject({
    code: 1,
    err: expect.stringContaining('what NATS permits is not known'),
  })
})

it('[BY-30] refuses what it cannot read of what was published, what is another’s, and who says nothing, an instance too', async () => {
  await writeFile(served(), await readFile(permissionsFile, 'utf8'))
  const nats = connectNats({ url: server.url, name: 'operator' })
  await nats.tried()
  await nats.publishToStream('profile.candidate.changed.v1', '{}', 'broken')
  const shell = {
    since: 1,
    start: [],
    shell: [{ method: '*', path: '/api/hire/v1/profile/*', what: 'the shell' }],
  }
  const last = await nats.routes.say('shell', 'one', JSON.stringify(shell), { lastSequence: 0 })
  const two = JSON.stringify({ since: 2, routes: [], refused: [] })
  await nats.routes.say('matches', 'two', two, { lastSequence: last })
  await nats.close()
  const { code, err } = await run({ AUTH_URL: 'http://127.0.0.1:9' })('profile', '--apply')
  expect(code).toBe(1)
  for (const reason of [
    'auth does not say what it publishes and consumes: is it running?',
    'two of matches lives and does not say what it has: try again once its rollout has ended',
    'it cannot read 1 of 1 profile.candidate.changed.v1: number 1, envelope:',
    /profile\.profile\.\w+ wants \w+ \/api\/hire\/v1\/profile\/, which is the shell's/,
  ])
    expect(err).toMatch(reason)
})

it('says how it is called, and why it could not compare', async () => {
  expect(await run()('unknown')).toMatchObject({
    code: 2,
    err: expect.stringContaining('npm run fits -- auth'),
  })
  expect(await run({ NATS_URL: 'nats://127.0.0.1:9' })('profile')).toMatchObject({
    code: 1,
    err: 'Not compared: NATS cannot be reached\n',
  })
})
