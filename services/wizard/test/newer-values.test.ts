import { randomUUID } from 'node:crypto'
import { sectionChanged } from '@lunchpail/contracts/profile/events'
import { getWizard } from '@lunchpail/contracts/wizard/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { failNewerValues } from '@lunchpail/kit-service/testing/newer-values'
import { beforeAll, expect, it, vi } from 'vitest'
import { service } from '../src/service.ts'
import { position } from './factories.ts'
import { shareWizard, type Wizard } from './wizard-service.ts'

const newer = 'of-next-month' as never

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
})

it('a value that a newer release sends in an event is no dead letter', async () => {
  const { failures, tried } = await failNewerValues(service, wizard)
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(0)
})

it('a job of a state that only a newer release knows takes no application', async () => {
  const things = [position({ id: 21, schedule_type: newer, role: newer }), position({ id: 22, state: newer })]
  await wizard.publish(positionChanged, { things })
  const found = async () => (await wizard.visitor().call(getWizard, { query: { p: '21,22' } })).body
  await vi.waitFor(async () => expect((await found()).waiting).toEqual([]))
  const { positions, closed } = await found()
  expect(positions).toMatchObject([{ id: 21, schedule_type: 'either', role: null }])
  expect(closed).toMatchObject([{ id: 22, state: 'closed' }])
  // as they came, so that the release that knows them needs no republish
  const stored = `select content ->> 'state' as state, content ->> 'schedule_type' as schedule_type from position
    where id in (21, 22) order by id`
  expect((await wizard.pool.query(stored)).rows).toEqual([
    { state: 'open', schedule_type: 'of-next-month' },
    { state: 'of-next-month', schedule_type: 'full-time' },
  ])
})

it('a section and an answer that only a newer release knows are kept, and the page is without them', async () => {
  const id = randomUUID()
  const section = (name: string, value: object) => ({
    account_id: id,
    section: name as never,
    version: 3,
    changed_at: '2026-11-20T10:00:00.000Z',
    value: value as never,
  })
  await wizard.publish(sectionChanged, {
    things: [
      section('summary', { self_promo: 'I am on time.' }),
      section('availability', { pref_shift_day: 5 }),
      section('certificates', { certificates: ['forklift'] }),
    ],
  })
  const found = async () => (await wizard.as({ id }).call(getWizard, { query: {} })).body.person?.sections
  await vi.waitFor(async () => expect(await found()).toEqual({ summary: 3 }))
  const stored = 'select section, value from section where account_id = $1 order by section'
  expect((await wizard.pool.query(stored, [id])).rows).toEqual([
    { section: 'availability', value: { pref_shift_day: 5 } },
    { section: 'certificates', value: { certificates: ['forklift'] } },
    { section: 'summary', value: { self_promo: 'I am on time.' } },
  ])
})
