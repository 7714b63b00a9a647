import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { note } from '@lunchpail/kit-service/testing/figures'
import { expectOnce, letCome, openPositions, quiet, redeliver } from '../crowd.ts'
import { BrowserPerson } from './browser-person.ts'
import { Requests, type Kill } from './requests.ts'
import { startTwoOfEverything, type TwoOfEverything } from './two-of-everything.ts'

const perSecond = 0.5
/** How long each part is away, and how long it is back before the next one goes. */
const pauseMs = 5_000
const readMs = 250
/** A page, and what each service has for a signed-in person. */
const addresses = [
  '/',
  '/session/',
  '/api/hire/v1/account/',
  '/api/hire/v1/position/',
  '/api/hire/v1/wizard/',
  '/api/hire/v1/profile/',
  '/api/hire/v1/suggestion/count/',
  '/api/hire/v1/application/',
  '/api/reach/',
]

// Two dozen processes for several minutes, one after another of which ends: too long for `npm test`
describe.runIf(process.env['PROVE'] === '1')('two of everything behind a balancer', () => {
  const requests = new Requests()
  let site: TwoOfEverything
  beforeAll(async () => {
    site = await startTwoOfEverything()
    await openPositions(site)
  }, 600_000)
  afterAll(() => site?.stop(), 60_000)

  const newPerson = (): BrowserPerson => new BrowserPerson(site.siteUrl, requests)

  /** People who apply, and one who reads, while something happens: each of them gets what they came for, once. */
  const underLoad = async (what: string, happens: () => Promise<readonly Kill[]>): Promise<void> => {
    const reader = newPerson()
    await reader.signUp()
    const crowd = await letCome(site, newPerson, perSecond)
    let read = 0
    const reading = setInterval(() => {
      reader.read(addresses[(read += 1) % addresses.length]!).catch(() => {})
    }, readMs)
    onTestFinished(() => clearInterval(reading))
    const sinceMs = performance.now()
    const kills = await happens()
    clearInterval(reading)
    const people = await crowd.stop()
    expect(requests.failures(sinceMs, kills)).toEqual([])
    await redeliver(site, people.length)
    await quiet(site)
    await expectOnce(site, people)
    const { all, failed, gapSeconds, slowestSeconds } = requests.figures(sinceMs)
    const figures = [
      `${all} requests, ${failed} of them failed, on their way at a kill`,
      `${people.length} people, each once`,
      `longest time without an answer ${gapSeconds.toFixed(1)} s, longest answer ${slowestSeconds.toFixed(1)} s`,
    ]
    note('two', what, figures.join('; '))
  }

  it('one of each is killed: no request fails but those that were on their way to it, nothing is lost or repeated', () =>
    underLoad('one of each killed', async () => {
      const kills: Kill[] = []
      for (const { leading } of site.instances) {
        const { process } = await leading()
        const beganMs = performance.now()
        await process.kill()
        kills.push({ beganMs, endedMs: performance.now() })
        await wait(pauseMs)
        await process.start()
        await wait(pauseMs)
      }
      for (const { process, catchUp } of site.nats) {
        await process.kill()
        await wait(2 * pauseMs)
        await process.start()
        const steppedDown = await catchUp()
        if (steppedDown.length > 0)
          note('two', `${process.name}, copies that stayed behind`, `${steppedDown.join(', ')}: another led`)
        await wait(pauseMs)
      }
      return kills
    }))

  it('each is rolled to a new one, one by one: no request fails, nothing is lost or repeated', () =>
    underLoad('each rolled', async () => {
      for (const { roll } of site.instances) await roll()
      return []
    }))
})
