import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sectionChanged } from '@lunchpail/contracts/profile/events'
import { getWizard } from '@lunchpail/contracts/wizard/api'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
})

function person() {
  const id = randomUUID()
  const get = async () => (await wizard.as({ id }).call(getWizard, { query: {} })).body.person!
  return { id, get }
}

describe('a section that profile publishes', () => {
  const rowOf = async (id: string) =>
    (
      await wizard.pool.query(
        `select version, earlier from section where account_id = $1 and section = 'summary'`,
        [id],
      )
    ).rows[0]

  it('[WZ-33] is never reverted by an older version, in its batch or later', async () => {
    const { id, get } = person()
    const state = (self_promo: string, number: number) => ({
      account_id: id,
      section: 'summary' as const,
      version: number,
      changed_at: wizard.clock.now().toISOString(),
      value: { self_promo },
    })
    await wizard.publish(sectionChanged, { things: [state('c', 3), state('a', 1), state('b', 2)] })
    await wizard.publish(sectionChanged, { things: [state('b', 2)] })
    const states = [state('d', 4), state('a', 1)]
    await wizard.publish(sectionChanged, { things: states })
    await expect.poll(async () => (await rowOf(id))?.version).toBe(4)
    expect((await get()).application).toMatchObject({ self_promo: 'd' })
    await wizard.publishSections(id, { summary: { self_promo: 'e' } }, { version: 5 })
    expect((await rowOf(id)).earlier).toHaveProperty('4')
  })

  it('[WZ-33] can be republished to an empty table, and remembers 20 versions', async () => {
    const { id, get } = person()
    for (let number = 1; number <= 23; number++)
      await wizard.publishSections(id, { summary: { self_promo: `v${number}` } }, { version: number })
    const { earlier } = await rowOf(id)
    expect(Object.keys(earlier).map(Number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 3))
    await wizard.pool.query('delete from section where account_id = $1', [id])
    await wizard.publishSections(id, { summary: { self_promo: 'v23' } }, { version: 23 })
    expect((await get()).application).toMatchObject({ self_promo: 'v23' })
  })
})
