import assert from 'node:assert/strict'
import http from 'node:http'
import { figure, type Figure } from '../measure.ts'
import { median } from '@lunchpail/kit-local/rig/quantile'
import type { Variant } from './variant.ts'
import { connections, load, send, type Call, type Next, type Round } from './load.ts'

export interface Rounds {
  /** that the list searches */
  readonly positions: number
  /** who save, of each connection: enough that no one exceeds the rate limit */
  readonly peoplePerConnection: number
  /** of requests whose responses are compared first, at most */
  readonly pairs: number
  readonly rounds: number
  readonly roundSeconds: number
  readonly warmUpSeconds: number
}

export interface Requests {
  /** the next call of a connection, without end */
  readonly next: Next
  /** one call for each variant; both must get the same response */
  readonly pairs: readonly (readonly [Call, Call])[]
}

/** Variants are comparable only where their responses are equal. */
async function assertSameResponses(service: Variant, bare: Variant, pairs: Requests['pairs']): Promise<void> {
  const agent = new http.Agent({ keepAlive: true })
  const answer = async ({ port }: Variant, call: Call) => JSON.parse(await send(agent, port, call)) as unknown
  try {
    for (const [one, other] of pairs)
      assert.deepEqual(
        await answer(service, one),
        await answer(bare, other),
        `responses to ${one.path} differ`,
      )
  } finally {
    agent.destroy()
  }
}

interface Measured {
  readonly rate: number
  readonly p99Ms: number
  /** of the server, for one request */
  readonly processorTimeMs: number
}

const summary = (measured: readonly Round[], used: number): Measured => ({
  rate: median(measured.map(({ rate }) => rate)),
  p99Ms: median(measured.map(({ p99Ms }) => p99Ms)),
  processorTimeMs: used / measured.reduce((sum, { requests }) => sum + requests, 0),
})

/** Service and bare server take turns, so that a machine that slows down slows both. */
export async function compare(
  name: string,
  service: Variant,
  bare: Variant,
  { next, pairs }: Requests,
  { pairs: compared, rounds, roundSeconds, warmUpSeconds }: Rounds,
  conditions: string,
): Promise<Figure[]> {
  await assertSameResponses(service, bare, pairs.slice(0, compared))
  const variants = [service, bare].map((variant) => ({ variant, rounds: [] as Round[], used: 0 }))
  for (const { variant } of variants) await load(variant.port, warmUpSeconds, next)
  for (let round = 0; round < rounds; round += 1)
    for (const measured of variants) {
      const before = measured.variant.processorTimeMs()
      measured.rounds.push(await load(measured.variant.port, roundSeconds, next))
      measured.used += measured.variant.processorTimeMs() - before
    }
  const [own, other] = variants.map((variant) => summary(variant.rounds, variant.used)) as [
    Measured,
    Measured,
  ]
  const details = [
    conditions,
    `${connections} connections, ${rounds} rounds of ${roundSeconds} s, in turns`,
  ].join('; ')
  return [
    figure(`http: ${name}, requests`, '/s', 'more', own.rate, other.rate, details),
    figure(`http: ${name}, p99`, 'ms', 'less', own.p99Ms, other.p99Ms, details),
    figure(
      `http: ${name}, processor time of the server`,
      'ms',
      'less',
      own.processorTimeMs,
      other.processorTimeMs,
      details,
    ),
  ]
}
