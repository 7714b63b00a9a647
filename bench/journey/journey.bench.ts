import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import { connectNats } from '@lunchpail/kit-events/nats'
import { type BackEnd, startBackEnd } from '../../prove/back-end.ts'
import { unfinished } from '../../prove/unfinished.ts'
import { completeBody, equalOpportunity, position } from '../../services/wizard/test/factories.ts'
import { browser, person } from '../accounts/browser.ts'
import { journeyBytes } from './journey-bytes.ts'
import { figure, median, quantile, type Figure } from '../measure.ts'

const applicants = 100
const savers = 200
const saveSeconds = 10
const positions = [7, 8]

/** Publishes what everybody applies for, as jobs would, and waits until wizard knows it. */
async function openPositions(site: BackEnd): Promise<void> {
  const nats = connectNats({ url: site.natsUrl, name: 'bench' })
  await new Promise<void>((resolve) => nats.onConnect(resolve))
  const event = { specversion: '1.0', id: randomUUID(), source: '/jobs', type: positionChanged.type }
  const data = { things: positions.map((id) => position({ id })) }
  const payload = JSON.stringify({ ...event, time: new Date().toISOString(), data })
  await nats.publishToStream(positionChanged.type, payload, event.id)
  await nats.close()
  while ((await site.rows('wizard', 'select from position')).length < positions.length) await wait(50)
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

async function wholeJourneys(site: BackEnd): Promise<Figure> {
  const begun = performance.now()
  const milliseconds = await Promise.all(
    Array.from({ length: applicants }, async () => {
      await apply(site)
      return performance.now() - begun
    }),
  )
  const sent = await site.rows('wizard', 'select distinct account_id from submission')
  assert.equal(sent.length, applicants, 'everybody has sent one application')
  const told = `sign-up with a password, ${pages.length} pages saved, equal opportunity, submit, by ${applicants} at once; no call failed, none was repeated; median ${median(milliseconds).toFixed(0)} ms`
  return figure('journey: the last of 100 has applied', 'ms', 'less', Math.max(...milliseconds), null, told)
}

async function stepSaves(site: BackEnd): Promise<Figure> {
  const people = await Promise.all(Array.from({ length: savers }, () => arrive(site)))
  // those who fill in a page have signed up before
  for (const noun of site.services) while ((await unfinished(site, noun)).length > 0) await wait(300)
  const milliseconds: number[] = []
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
  const rate = (milliseconds.length / saveSeconds).toFixed(0)
  const told = `whole applications, each as soon as the one before is answered, for ${saveSeconds} s; ${rate} saves/s, median ${median(milliseconds).toFixed(0)} ms`
  return figure(
    'journey: step save by 200 at once, p99',
    'ms',
    'less',
    quantile(milliseconds, 0.99),
    null,
    told,
  )
}

async function manyAtOnce(): Promise<Figure[]> {
  const site = await startBackEnd()
  try {
    await openPositions(site)
    return [await wholeJourneys(site), await stepSaves(site)]
  } finally {
    await site.stop()
  }
}

/**
 * Many candidates at once: the whole way from the sign-up to what is sent, and the save of a step; and what one of them
 * loads. `journey:bytes` is the last alone.
 */
export const journeyBench = async (env: NodeJS.ProcessEnv, parts: readonly string[]): Promise<Figure[]> => [
  ...(parts.includes('bytes') ? [] : await manyAtOnce()),
  await journeyBytes(env),
]
