import assert from 'node:assert/strict'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { unfinished } from '@lunchpail/kit-local/rig/unfinished'
import { completeBody, equalOpportunity } from '../../services/wizard/test/factories.ts'
import { browser, person } from '../accounts/browser.ts'
import { defineBench } from '../bench.ts'
import { openPositions } from '../journey/open-positions.ts'
import { figure, type Figure } from '../measure.ts'
import {
  between,
  meanOf,
  medianOf,
  sumOf,
  untilQuiet,
  usedAtRest,
  usedByProcess,
  type Used,
} from './used-by-process.ts'

/** none of the demonstration's, and of no other bench */
const positions = [900_017, 900_018]

interface Size {
  readonly people: number
  /** before those that count: a process is slow at first */
  readonly warmUp: number
  readonly restSeconds: number
  /** for the work of one step to end */
  readonly longestMs: number
}

interface Applicant {
  email: string
  phone: string
  call: ReturnType<typeof browser>['call']
  version?: number
}

const save = async (one: Applicant, more: BodyInput<typeof saveApplication> = {}): Promise<void> => {
  const { email, phone, version } = one
  const body = {
    ...completeBody({ positions, email, phone, ...more }),
    ...(version !== undefined && { version }),
  }
  const answer = await one.call(saveApplication, { query: more.complete ? {} : { _st: 'info' }, body })
  if ('version' in answer.body) one.version = answer.body.version
}
const changed = { self_promo: 'I have said more about myself.' }

/** What one person does, in this order. */
const steps: readonly (readonly [string, (one: Applicant) => Promise<unknown>])[] = [
  ['first save of a whole application', (one) => save(one)],
  ['save that changes one section', (one) => save(one, changed)],
  ['save that changes nothing', (one) => save(one, changed)],
  ['equal-opportunity answers', ({ call }) => call(saveEqualOpportunity, { body: equalOpportunity })],
  ['submit for two jobs', (one) => save(one, { ...changed, complete: 1 })],
]

const arrive = async (site: BackEnd): Promise<Applicant> => {
  const { email, phone, session } = await person(site)
  return { email, phone, call: browser(site, session).call }
}

/** No queue holds anything anymore, and nothing became a dead letter. */
async function finished(site: BackEnd): Promise<void> {
  const until = performance.now() + 30_000
  for (const noun of site.services)
    for (;;) {
      const left = await unfinished(site, noun, { planned: false })
      if (left.length === 0) break
      assert.ok(performance.now() < until, `${noun} has ${left.join(', ')}`)
      await wait(300)
    }
}

async function measure(site: BackEnd, size: Size): Promise<Figure[]> {
  const { people, warmUp, restSeconds, longestMs } = size
  // PostgreSQL tidies up by the clock, not by the step: on a machine where a step takes long, that would be most of it
  await site.rows('wizard', 'alter system set autovacuum = off')
  await site.rows('wizard', 'select pg_reload_conf()')
  await openPositions(site, positions)
  for (let turn = 0; turn < warmUp; turn += 1) {
    const one = await arrive(site)
    for (const [, step] of steps) await step(one)
  }
  await finished(site)
  await untilQuiet(longestMs)
  const atRest = await usedAtRest(site, restSeconds)
  const applicants: Applicant[] = []
  /** of each person in turn, one after the other has left no work */
  const used = async (work: (index: number) => Promise<unknown>): Promise<Used[]> => {
    const each: Used[] = []
    for (let index = 0; index < people; index += 1) {
      const before = usedByProcess(site)
      const begun = performance.now()
      await work(index)
      await untilQuiet(longestMs)
      each.push(between(before, usedByProcess(site), atRest, (performance.now() - begun) / 1_000))
    }
    await finished(site)
    return each
  }
  const conditionsOf = (all: Used): string => {
    const parts = [...all].filter(([, ms]) => ms >= 0.5).toSorted(([, one], [, other]) => other - one)
    const by = parts.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')
    return `${by}; ${people} people one after the other, each until nothing works; load ${loadavg()[0]!.toFixed(1)}`
  }
  const costs: [string, Used[]][] = [['sign-up', await used(async () => applicants.push(await arrive(site)))]]
  for (const [name, step] of steps) costs.push([name, await used((index) => step(applicants[index]!))])
  const figures = (more: string, summary: (each: readonly Used[]) => Used): Figure[] => {
    const summaries = costs.map(([name, each]) => [name, summary(each)] as const)
    const sum: Used = new Map(
      [...atRest.keys()].map((name) => [name, summaries.reduce((all, [, one]) => all + one.get(name)!, 0)]),
    )
    return [...summaries, ['all of these', sum] as const].map(([name, one]) =>
      figure(`cost: ${name}${more}`, 'ms', 'less', sumOf(one), null, conditionsOf(one)),
    )
  }
  // Medians leave out what a process tidies up for several, and are less than what it costs; but they differ less from run to run.
  return [...figures('', meanOf), ...figures(', by medians', medianOf)]
}

/** What one application costs, from the sign-up to what is sent: processor time of every process. */
export const bench = defineBench<Size>({
  full: { people: 60, warmUp: 40, restSeconds: 20, longestMs: 1_500 },
  smallest: { people: 1, warmUp: 0, restSeconds: 0.2, longestMs: 100 },
  measure: (size, { withBackEnd }) => withBackEnd((site) => measure(site, size)),
})
