import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getWizard, saveApplication } from '@lunchpail/contracts/wizard/api'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import { startWizard, type WizardService } from '../test/wizard-service.ts'
import { retention } from './retention.ts'

let wizard: WizardService
beforeAll(async () => {
  wizard = await startWizard()
})
afterAll(() => wizard.stop())

it('keeps a draft for 12 months after its last save', async () => {
  const client = wizard.running.as({ id: randomUUID() })
  const saved = async () => (await client.call(getWizard, { query: {} })).body.person?.saved
  const day = 86_400_000
  await client.call(saveApplication, { query: {}, body: { first_name: 'Ana' } })
  wizard.running.clock.advance(364 * day)
  await deleteExpired(wizard.running.pool, wizard.running.clock.now(), retention)
  expect(await saved()).toBe(true)
  wizard.running.clock.advance(2 * day)
  await deleteExpired(wizard.running.pool, wizard.running.clock.now(), retention)
  expect(await saved()).toBe(false)
})
