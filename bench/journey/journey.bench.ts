import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { unfinished } from '@lunchpail/kit-local/rig/unfinished'
import { completeBody, equalOpportunity } from '../../services/wizard/test/factories.ts'
import { browser, person } from '../accounts/browser.ts'
import { defineBench } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { median, quantile } from '@lunchpail/kit-local/rig/quantile'
import { usedMs } from '@lunchpail/kit-local/rig/processes'
import { openPositions } from './open-positions.ts'

/** none of the demonstration's */
const positions = [900_007, 900_008]

interface Size {
  readonly applicants: number
  readonly savers: number
  readonly saveSeconds: number
}

type Body = BodyInput<typeof saveApplication>

/** What each page of the application adds to what is saved. */
const pages: readonly (readonly (keyof Body)[])[] = [
  ['first_name', 'last_name', 'email', 'phone', 'positions'],
  ['address_line1', 'address_city', 'address_state', 'address_postal_code', 'birth_date', 'eligible'],
  ['schools'],
  ['pref_shift_day', 'pref_shift_swing', 'pref_shift_night', 'pref_shift_weekend', 'pref_shift_overtime'],
  ['jobs', 'done_adding_jobs', 'self_promo'],
  ['questions'],
]

interface Applying {
  readonly call: ReturnType<typeof browser>['call']
  readonly body: Body
}

async function arrive(site: BackEnd): Promise<Applying> {
  const { email, phone, session } = await person(site)
  const { call } = browser(site, session)
  return { call, body: completeBody({ positions, email, phone }) }
}

/** Saves, and returns the version that the next save is based on. */
async function save({ call }: Applying, body: Body): Promise<number> {
  const answer = await call(saveApplication, { query: { _st: 'info' }, body })
  assert.ok('version' in answer.body)
  return answer.body.version
}

/** Signs up, saves page by page and submits; nothing is tried twice. */
async function apply(site: BackEnd): Promise<void> {
  const one = await arrive(site)
  let typed: Body = {}
  let version: number | undefined
  for (const page of pages) {
    typed = { ...typed, ...Object.fromEntries(page.map((name) => [name, one.body[name]])) }
    version = await save(one, { ...typed, ...(version !== undefined && { version }) })
  }
  await one.call(saveEqualOpportunity, { body: equalOpportunity })
  await one.call(saveApplication, { query: {}, body: { ...one.body, complete: 1 } })
}

async function wholeJourneys(site: BackEnd, { applicants }: Size): Promise<Figure[]> {
  const before = usedMs()
  const begun = performance.now()
  const milliseconds = await Promise.all(
    Array.from({ length: applicants }, async () => {
      await apply(site)
      return performance.now() - begun
    }),
  )
  const used = (usedMs() - before) / applicants
  const sent = await site.rows(
    'wizard',
    'select distinct account_id from application where position_id = any($1)',
    [positions],
  )
  assert.equal(sent.length, applicants, 'everybody has sent one application')
  const conditions = `sign-up with a password, ${pages.length} pages saved, equal opportunity, submit, by ${applicants} at once; no call failed, none was repeated; median ${median(milliseconds).toFixed(0)} ms`
  return [
    figure('journey: the last has applied', 'ms', 'less', Math.max(...milliseconds), null, conditions),
    figure('journey: processor time of an application', 'ms', 'less', used, null, conditions),
  ]
}

async function stepSaves(site: BackEnd, { savers, saveSeconds }: Size): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: savers }, () => arrive(site)))
  // those who fill in a page have signed up before
  for (const noun of site.services)
    while ((await unfinished(site, noun, { planned: false })).length > 0) await wait(300)
  const milliseconds: number[] = []
  const before = usedMs()
  const until = performance.now() + saveSeconds * 1_000
  await Promise.all(
    people.map(async (one) => {
      let version: number | undefined
      for (let turn = 0; performance.now() < until; turn += 1) {
        const body = { ...one.body, self_promo: `I have saved ${turn} times.` }
        const begun = performance.now()
        version = await save(one, { ...body, ...(version !== undefined && { version }) })
        milliseconds.push(performance.now() - begun)
      }
    }),
  )
  const used = (usedMs() - before) / milliseconds.length
  const rate = (milliseconds.length / saveSeconds).toFixed(0)
  const conditions = `whole applications by ${savers} at once, each as soon as the one before is answered, for ${saveSeconds} s; ${rate} saves/s, median ${median(milliseconds).toFixed(0)} ms`
  return [
    figure('journey: step save, p99', 'ms', 'less', quantile(milliseconds, 0.99), null, conditions),
    figure('journey: processor time of a step save', 'ms', 'less', used, null, conditions),
  ]
}

/** Many candidates at once: the whole way from the sign-up to what is sent, and the save of a step. */
export const bench = defineBench<Size>({
  full: { applicants: 100, savers: 200, saveSeconds: 10 },
  smallest: { applicants: 2, savers: 2, saveSeconds: 0.5 },
  measure: (size, { withBackEnd }) =>
    withBackEnd(async (site) => {
      await openPositions(site, positions)
      return [...(await wholeJourneys(site, size)), ...(await stepSaves(site, size))]
    }),
})
