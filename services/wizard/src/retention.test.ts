import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { getWizard, saveApplication } from '@lunchpail/contracts/wizard/api'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import { dayMs } from '@lunchpail/contracts/durations'
import { shareWizard, type Wizard } from '../test/wizard-service.ts'
import { retention } from './retention.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
})

it('keeps a draft for 12 months after its last save', async () => {
  const client = wizard.as({ id: randomUUID() })
  const saved = async () => (await client.call(getWizard, { query: {} })).body.person?.saved
  const day = dayMs
  await client.call(saveApplication, { query: {}, body: { first_name: 'Ana' } })
  wizard.clock.advance(364 * day)
  await deleteExpired(wizard.pool, wizard.clock.now(), retention)
  expect(await saved()).toBe(true)
  wizard.clock.advance(2 * day)
  await deleteExpired(wizard.pool, wizard.clock.now(), retention)
  expect(await saved()).toBe(false)
})
