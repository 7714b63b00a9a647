import type { Noun } from '@lunchpail/contracts/noun'
import { expect, vi } from 'vitest'
import { fillPositions } from '@lunchpail/kit-local/rig/fill-positions'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { quiet } from './crowd.ts'
import { note } from '@lunchpail/kit-service/testing/figures'
import { operate } from './operate.ts'

/** The services beside jobs with a read model of positions. */
const readersOf = async (site: BackEnd): Promise<Noun[]> => {
  const keeps = async (noun: Noun) =>
    (await site.rows<{ table: string | null }>(noun, "select to_regclass('position') as table"))[0]?.table
  const found = await Promise.all(site.services.map(async (noun) => ({ noun, table: await keeps(noun) })))
  return found.filter(({ noun, table }) => table && noun !== 'jobs').map(({ noun }) => noun)
}

/** Read models of positions are built from republished state, and alike after they were truncated. */
export const scale = async (site: BackEnd, positions: number): Promise<void> => {
  const places = async () => expect(await site.rows('jobs', 'select from place limit 1')).toHaveLength(1)
  await vi.waitFor(places, { timeout: 60_000 })
  await site.database('jobs', (client) => fillPositions(client, positions))
  const readers = await readersOf(site)
  expect(readers).toContain('wizard')
  const countPositions = async () => {
    const sql = 'select count(distinct id)::int as ids from position'
    const counts = readers.map(async (noun) => [noun, (await site.rows<{ ids: number }>(noun, sql))[0]!.ids])
    return Object.fromEntries(await Promise.all(counts)) as Record<Noun, number>
  }
  const fill = async (time: string) => {
    const start = performance.now()
    await operate(site, 'jobs', 'republish')
    const published = performance.now()
    await quiet(site)
    const seconds = (to: number) => `${((to - start) / 1_000).toFixed(1)} s`
    note(
      'scale',
      `${positions} positions, ${time}`,
      `published in ${seconds(published)}, handled after ${seconds(performance.now())}`,
    )
    return countPositions()
  }
  const first = await fill('first build')
  expect(first.wizard).toBe(positions)
  for (const noun of readers) await site.rows(noun, 'truncate position cascade')
  expect(await fill('after truncate')).toEqual(first)
}
