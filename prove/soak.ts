import { expect } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { expectOnce, quiet, startCrowd } from './crowd.ts'
import { note } from '@lunchpail/kit-service/testing/figures'
import { MemoryWatch } from './memory.ts'
import { Person } from './person.ts'

/** How much a process may grow under a steady load: it keeps compiling what it runs. */
const maxGrowthMegabytes = 15

/** Saves an application every second. */
const saver = async (site: BackEnd, untilMs: number): Promise<number> => {
  const person = new Person(site)
  await person.signUp()
  let saves = 0
  for (; performance.now() < untilMs; saves += 1) {
    await person.save(`I have saved ${saves} times.`)
    await wait(1_000)
  }
  return saves
}

/** A steady load of saves and events: each is handled once, and no process grows. */
export const soak = async (site: BackEnd, seconds: number, savers: number): Promise<void> => {
  const crowd = await startCrowd(site)
  const memory = new MemoryWatch(site.services, Math.max(250, seconds * 25))
  const untilMs = performance.now() + seconds * 1_000
  const saves = await Promise.all(Array.from({ length: savers }, () => saver(site, untilMs)))
  const people = await crowd.stop()
  const memoryOf = memory.stop()
  await quiet(site)
  await expectOnce(site, people)
  note(
    'soak',
    'saves and submits',
    `${saves.reduce((sum, one) => sum + one)} and ${people.length} in ${seconds} s`,
  )
  for (const { service, before, after } of memoryOf) {
    note('soak', `memory of ${service}`, `${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`)
    expect(after - before, service).toBeLessThanOrEqual(maxGrowthMegabytes)
  }
}
