import { expect } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackEnd } from './back-end.ts'
import { Crowd, expectOnce, quiet } from './crowd.ts'
import { note } from './figures.ts'
import { MemoryWatch } from './memory.ts'
import { Person } from './person.ts'

/** What a process may grow by while its load stays the same; half of its memory is what V8 has not looked at yet. */
const growth = { factor: 1.25, megabytes: 25 }

/** Somebody who changes their application every second. */
const saver = async (site: BackEnd, until: number): Promise<number> => {
  const person = new Person(site)
  await person.signUp()
  let saves = 0
  for (; performance.now() < until; saves += 1) {
    await person.save(`I have saved ${saves} times.`)
    await wait(1_000)
  }
  return saves
}

/** A steady load of saves and events: everything is done once, and no process grows. */
export const soak = async (
  site: BackEnd,
  seconds: number,
  savers: number,
  perSecond: number,
): Promise<void> => {
  const crowd = new Crowd(site, perSecond)
  const memory = new MemoryWatch(site.services, Math.max(250, seconds * 10))
  const until = performance.now() + seconds * 1_000
  crowd.start()
  const saves = await Promise.all(Array.from({ length: savers }, () => saver(site, until)))
  const people = await crowd.stop()
  const held = memory.stop()
  await quiet(site)
  await expectOnce(site, people)
  note(
    'soak',
    'saves and submits',
    `${saves.reduce((sum, one) => sum + one)} and ${people.length} in ${seconds} s`,
  )
  for (const { service, before, after } of held) {
    note('soak', `memory of ${service}`, `${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`)
    const most = Math.max(before * growth.factor, before + growth.megabytes)
    // in a few seconds a process has not even warmed up
    if (seconds >= 60) expect([service, after]).toSatisfy(([, now]: [string, number]) => now <= most)
  }
}
