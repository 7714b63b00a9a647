import { readFileSync } from 'node:fs'
import { nouns } from '@lunchpail/contracts/noun'
import { natsPasswordVariable, natsUsers } from '@lunchpail/kit-events/nats-permissions'
import { startTestNats, type TestNats } from '@lunchpail/kit-events/testing/test-nats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { permissionsFile } from '../src/site-permissions.ts'
import { runHere } from '../src/testing/run-here.ts'
import { main } from './streams.ts'

let server: TestNats
beforeAll(async () => {
  server = await startTestNats({
    configuration: readFileSync(permissionsFile, 'utf8'),
    variables: Object.fromEntries(natsUsers.map((user) => [natsPasswordVariable(user), 'test'])),
  })
})
afterAll(() => server?.remove())

const as = (user: string, password = 'test') =>
  runHere(main, () => ({ NATS_URL: server.url, NATS_USER: user, NATS_PASSWORD: password }))()
const lines = (outcome: string) => [...nouns, 'routes'].map((of) => `${of}: ${outcome}\n`).join('')

it('makes every stream once', async () => {
  expect(await as('operator')).toMatchObject({ code: 0, out: lines('made') })
  expect(await as('operator')).toMatchObject({ code: 0, out: lines('unchanged') })
})

it('says why it could not', async () => {
  const refused = { code: 1, err: expect.stringContaining('they are not those of its operator') }
  expect(await as('jobs')).toMatchObject(refused)
  expect(await as('operator', 'wrong')).toMatchObject({ code: 1, err: 'NATS refuses these credentials\n' })
  const unset = await runHere(main, () => ({}))()
  expect(unset).toMatchObject({ code: 1, err: expect.stringContaining('NATS_URL is missing') })
})
