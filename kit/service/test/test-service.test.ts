import type { Noun } from '@lunchpail/contracts/noun'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { expect, it } from 'vitest'
import { startTestService } from '../src/testing/test-service.ts'
import { service } from './sample/service.ts'

it('a test service that cannot start leaves no process', async () => {
  const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length
  const before = processes()
  await expect(startTestService(service, { env: { PORT: 'none' } })).rejects.toThrow('PORT must be')
  expect(processes()).toBe(before)
})

it('a test service without a NATS leaves no database', async () => {
  // whom the permissions of NATS do not know
  const noun = 'misnamed' as Noun
  await expect(startTestService({ ...service, noun })).rejects.toThrow('ended with 1')
  // one that begins now is there after the other
  const { pool, drop } = await createTestDatabase('later')
  const { rows } = await pool.query(`select datname from pg_database where datname like 'test_misnamed_%'`)
  await drop()
  expect(rows).toEqual([])
})
