import { setTimeout as wait } from 'node:timers/promises'
import type { Noun } from '@lunchpail/contracts/noun'
import { note } from '@lunchpail/kit-service/testing/figures'
import { expect, onTestFinished, vi } from 'vitest'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'

const drainPauseSeconds = 3
/** How often a load balancer asks who is ready: far less often than it passes requests on. */
const lookMs = 500
const requestMs = 10
const soon = { timeout: 30_000, interval: 20 }

/** What a load balancer does to the instances of a service: each request goes to the next one that was ready when it looked. */
class Balancer {
  readonly #urls: readonly string[]
  readonly #timers: NodeJS.Timeout[]
  #ready: string[] = []
  /** by instance */
  readonly answered = new Map<string, number>()
  readonly failures: string[] = []

  constructor(urls: readonly string[]) {
    this.#urls = urls
    this.#timers = [
      setInterval(() => void this.#look(), lookMs),
      setInterval(() => void this.#request(), requestMs),
    ]
  }
  stop(): void {
    this.#timers.forEach((timer) => clearInterval(timer))
  }
  isReady(url: string): boolean {
    return this.#ready.includes(url)
  }
  async #look(): Promise<void> {
    const isReady = async (url: string) => (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok
    const ready = await Promise.all(this.#urls.map(isReady))
    this.#ready = this.#urls.filter((_, index) => ready[index])
  }
  async #request(): Promise<void> {
    const url = this.#ready.shift()
    if (url === undefined) return
    this.#ready.push(url)
    try {
      const { status } = await fetch(`${url}/health/live`)
      if (status !== 200) this.failures.push(`${status}`)
      this.answered.set(url, (this.answered.get(url) ?? 0) + 1)
    } catch (failure) {
      this.failures.push(String((failure as Error).cause ?? failure))
    }
  }
}

/** One of two instances of each service ends and begins again, time and again: no caller meets an error. */
export const drainInstances = async (site: BackEnd, nouns: readonly Noun[], times: number): Promise<void> => {
  let answered = 0
  for (const noun of nouns) {
    const env = { DRAIN_PAUSE_SECONDS: String(drainPauseSeconds) }
    const other = await site.instance(noun, { env })
    const balancer = new Balancer([site.url(noun), other.url])
    onTestFinished(() => balancer.stop())
    for (let time = 0; time < times; time += 1) {
      await other.process.start()
      await vi.waitFor(() => expect([noun, balancer.isReady(other.url)]).toEqual([noun, true]), soon)
      const before = balancer.answered.get(other.url) ?? 0
      await vi.waitFor(
        () => expect([noun, (balancer.answered.get(other.url) ?? 0) > before + 20]).toEqual([noun, true]),
        soon,
      )
      await other.process.stop((drainPauseSeconds + 10) * 1_000)
      expect([noun, balancer.isReady(other.url)]).toEqual([noun, false])
    }
    await wait(lookMs)
    balancer.stop()
    expect([noun, balancer.failures]).toEqual([noun, []])
    answered += [...balancer.answered.values()].reduce((sum, count) => sum + count, 0)
  }
  note(
    'faults',
    `an instance of ${nouns.join(', ')} ended ${times} times each`,
    `${answered} requests behind a load balancer, no error`,
  )
}
