import type { Noun } from '@lunchpail/contracts/noun'
import { note } from '@lunchpail/kit-service/testing/figures'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { expectOnce, metric, quiet, startCrowd } from './crowd.ts'

const soon = { timeout: 30_000, interval: 100 }
const leads = (url: string): Promise<number> => metric(url, 'relay_leader')

/**
 * Under load, of each service the instance that publishes freezes, until another one leads and for some seconds more; then
 * it thaws, with whatever it was about to publish, handle or send.
 */
export const freezeLeaders = async (
  site: BackEnd,
  nouns: readonly Noun[],
  seconds: number,
): Promise<void> => {
  const crowd = await startCrowd(site)
  for (const noun of nouns) {
    const other = site.url(noun)
    const leader = await site.instance(noun)
    await leader.process.start()
    await site.process(noun).kill()
    await vi.waitFor(async () => expect([noun, await leads(leader.url)]).toEqual([noun, 1]), soon)
    await site.process(noun).start()
    expect([noun, await leads(other)]).toEqual([noun, 0])
    leader.process.pause()
    const frozen = performance.now()
    await vi.waitFor(async () => expect([noun, await leads(other)]).toEqual([noun, 1]), soon)
    const taken = performance.now() - frozen
    const [row] = await site.rows<{ last: string | null }>(noun, 'select max(seq) as last from kit.outbox')
    const published = async () =>
      expect(await site.rows(noun, 'select from kit.outbox where seq <= $1', [row!.last])).toEqual([])
    await vi.waitFor(published, soon)
    await wait(seconds * 1_000)
    leader.process.resume()
    await vi.waitFor(async () => expect([noun, await leads(leader.url)]).toEqual([noun, 0]), soon)
    await wait(seconds * 1_000)
    expect([noun, await leads(leader.url), await leads(other)]).toEqual([noun, 0, 1])
    await leader.process.stop()
    note('faults', `a frozen leader of ${noun}`, `another leads after ${(taken / 1_000).toFixed(1)} s`)
  }
  const people = await crowd.stop()
  await quiet(site)
  await expectOnce(site, people)
  note('faults', `leaders frozen in turn: ${nouns.join(', ')}`, `${people.length} people, each once`)
}
