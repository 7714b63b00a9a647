import assert from 'node:assert/strict'
import http from 'node:http'
import { figure, median, type Figure } from '../measure.ts'
import type { Arm } from './arm.ts'
import { connections, load, send, type Call, type Next, type Round } from './load.ts'

const rounds = 5
const seconds = 5
const warmUp = 5

export interface Requests {
  /** what a connection asks next, without end */
  readonly next: Next
  /** one call for each arm, which must get the same answer */
  readonly pairs: readonly (readonly [Call, Call])[]
}

/** Both arms do the same work only if they answer the same. */
async function answerSame(service: Arm, bare: Arm, pairs: Requests['pairs']): Promise<void> {
  const agent = new http.Agent({ keepAlive: true })
  const answer = async ({ port }: Arm, call: Call) => JSON.parse(await send(agent, port, call)) as unknown
  try {
    for (const [one, other] of pairs)
      assert.deepEqual(await answer(service, one), await answer(bare, other), `answers to ${one.path} differ`)
  } finally {
    agent.destroy()
  }
}

interface Measured {
  readonly rate: number
  readonly p99: number
  /** milliseconds of the server's processor time for one request */
  readonly processorTime: number
}

const summary = (measured: readonly Round[], used: number): Measured => ({
  rate: median(measured.map(({ rate }) => rate)),
  p99: median(measured.map(({ p99 }) => p99)),
  processorTime: used / measured.reduce((sum, { requests }) => sum + requests, 0),
})

/** Service and bare server take turns, so that a machine which slows down slows both. */
export async function compare(
  name: string,
  service: Arm,
  bare: Arm,
  { next, pairs }: Requests,
  conditions: string,
): Promise<Figure[]> {
  await answerSame(service, bare, pairs)
  const arms = [service, bare].map((arm) => ({ arm, rounds: [] as Round[], used: 0 }))
  for (const { arm } of arms) await load(arm.port, warmUp, next)
  for (let round = 0; round < rounds; round += 1)
    for (const measured of arms) {
      const before = measured.arm.processorTime()
      measured.rounds.push(await load(measured.arm.port, seconds, next))
      measured.used += measured.arm.processorTime() - before
    }
  const [own, other] = arms.map((arm) => summary(arm.rounds, arm.used)) as [Measured, Measured]
  const told = [
    conditions,
    `${connections} connections, ${rounds} rounds of ${seconds} s, in turns`,
    `processor time of the server for a request ${own.processorTime.toFixed(2)} ms, bare ${other.processorTime.toFixed(2)} ms`,
  ].join('; ')
  return [
    figure(`http: ${name}, requests`, '/s', 'more', own.rate, other.rate, told),
    figure(`http: ${name}, p99`, 'ms', 'less', own.p99, other.p99, told),
  ]
}
