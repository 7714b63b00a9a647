import path from 'node:path'
import type { Noun } from '@lunchpail/contracts/noun'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { note } from '@lunchpail/kit-service/testing/figures'
import { expect, onTestFinished, vi } from 'vitest'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { expectOnce, positions, quiet, startCrowd } from './crowd.ts'
import { operate } from './operate.ts'
import { Person } from './person.ts'

const main = path.join(import.meta.dirname, 'fatal-main.ts')

/**
 * Under load, the submit of one person ends the process of each reader whenever it is handled: the fourth time is the last,
 * it alone becomes a dead letter, and it is handled once the service can.
 */
export const endByAnEvent = async (site: BackEnd, readers: readonly Noun[]): Promise<void> => {
  const begunDeliveries = async () => {
    const rows = readers.map((noun) =>
      site.rows<{ event_id: string }>(noun, 'select event_id from kit.unfinished_delivery'),
    )
    return (await Promise.all(rows)).flat().map(({ event_id }) => event_id)
  }
  // where a database died as the end of an event was to be written, retention deletes its row
  const before = await begunDeliveries()
  const crowd = await startCrowd(site)
  const victims: Person[] = []
  for (const noun of readers) {
    const victim = new Person(site)
    await victim.signUp()
    victims.push(victim)
    const env = { FATAL_EVENT: applicationSubmitted.type, FATAL_ACCOUNT: victim.accountId }
    const mortal = await site.instance(noun, { inPlace: true, main, env })
    onTestFinished(() => mortal.process.stop())
    await site.process(noun).kill()
    await mortal.process.start()
    await victim.apply(positions)
    const letters = () =>
      site.rows<{ id: string }>(
        noun,
        `select id, consumer, error_code, envelope::json -> 'data' ->> 'account_id' as account from kit.dead_letter`,
      )
    await vi.waitFor(async () => expect(await letters()).not.toEqual([]), { timeout: 900_000, interval: 200 })
    const [letter, ...others] = await letters()
    expect([letter, others]).toMatchObject([
      {
        consumer: `${noun}--wizard-application-submitted-v1`,
        error_code: 'process-ended',
        account: victim.accountId,
      },
      [],
    ])
    expect([noun, mortal.deaths()]).toEqual([noun, 4])
    await mortal.process.stop()
    await site.process(noun).start()
    await operate(site, noun, 'dead-letters', 'resend', letter!.id)
  }
  const people = [...(await crowd.stop()), ...victims]
  await quiet(site)
  await expectOnce(site, people)
  expect((await begunDeliveries()).filter((id) => !before.includes(id))).toEqual([])
  note(
    'faults',
    `an event that ends the process of ${readers.join(', ')}`,
    `a dead letter after 4 times, then resent; ${people.length} people, each once`,
  )
}
