import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { rootElementId, serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { figure, type Figure } from '../measure.ts'
import { median, quantile } from '@lunchpail/kit-local/rig/quantile'
import { filterClick } from './filter-click.ts'
import { conditions } from './phone.ts'
import { visit, type Visit } from './visit.ts'

/** A site as a phone sees it, and where its server listens without TLS. */
export interface WebVariant {
  readonly origin: string
  readonly port: number
}

/** the composed site, and the same as one bundle */
type Variants = readonly [WebVariant, WebVariant]

const serverRendered = new RegExp(`<div id="${serverRenderedElementId}">(.*)<div id="${rootElementId}"`, 's')

/** The page as it comes before its scripts; a server that has just begun is asked again. */
async function html({ port }: WebVariant, address: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { accept: 'text/html' } })
    const page = serverRendered.exec(await answer.text())?.[1]
    if (page !== undefined) return page
    await wait(500)
  }
  throw new Error(`${address} does not come as HTML`)
}

/** The address of the first job in the list. */
export async function someJob(variant: WebVariant): Promise<string> {
  const job = /href="(\/jobs\/\d+)/.exec(await html(variant, '/jobs'))?.[1]
  assert.ok(job, 'there is no job')
  return job
}

/** Each build makes class names of its own. */
const withoutClasses = (page: string): string => page.replaceAll(/ class="[^"]*"/g, '')

async function sendSame(variants: Variants, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const [one, other] = await Promise.all(variants.map((variant) => html(variant, address)))
    assert.equal(withoutClasses(one!), withoutClasses(other!), `the variants send ${address} differently`)
  }
}

/** Both variants take turns, and take turns in being the first. */
async function inTurns<T>(variants: Variants, runs: number, measure: (variant: WebVariant) => Promise<T>) {
  const measured: [T[], T[]] = [[], []]
  for (const variant of variants) await measure(variant)
  for (let run = 0; run < runs; run += 1)
    for (const index of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      measured[index].push(await measure(variants[index]))
  return measured
}

type Pair<T> = readonly [T[], T[]]

const spread = (values: readonly number[]): string =>
  [0.25, 0.75].map((part) => quantile(values, part).toFixed(0)).join(' to ')

const of = ([own, other]: Pair<Visit>, what: (one: Visit) => number | undefined): Pair<number> => {
  const known = (visits: readonly Visit[]) => visits.flatMap((one) => what(one) ?? [])
  return [known(own), known(other)]
}

/** What was too late for a page is left to its scripts, and such a page says little of the others. */
const withoutHtml = ([own, other]: Pair<Visit>): string => {
  const count = [...own, ...other].filter(({ rootSwapMs }) => rootSwapMs === undefined).length
  return count > 0 ? `${count} pages came without HTML` : ''
}

const compared = (name: string, unit: string, [own, other]: Pair<number>, ...notes: string[]): Figure => {
  const details = [
    conditions,
    `${own.length} runs each, in turns`,
    `middle half ${spread(own)}, as one bundle ${spread(other)}`,
    `difference ${(median(own) - median(other)).toFixed(1)} ${unit}`,
    ...notes.filter(Boolean),
  ]
  return figure(`web: ${name}`, unit, 'less', median(own), median(other), details.join('; '))
}

/** The composed site beside the bundle: medians, with the middle half of the runs. */
export async function compareVariants(
  browser: Browser,
  variants: Variants,
  job: string,
  runs: number,
): Promise<Figure[]> {
  await sendSame(variants, ['/', '/jobs', job, '/login'])
  const visits = (address: string) =>
    inTurns(variants, runs, ({ origin }) => visit(browser, origin + address))
  const paint = (name: string, seen: Pair<Visit>) =>
    compared(
      `LCP of ${name}`,
      'ms',
      of(seen, (one) => one.paint),
      'aim equal',
      withoutHtml(seen),
    )

  const list = await visits('/jobs')
  const kilobytes = of(list, ({ bytes }) => bytes / 1_000)
  const requests = of(list, (one) => one.requests)
  const scripts = of(list, ({ scriptBytes }) => scriptBytes / 1_000)
  const rootSwap = of(list, (one) => one.rootSwapMs)
  const clicks = await inTurns(variants, runs, ({ origin }) => filterClick(browser, `${origin}/jobs`))
  return [
    compared('first visit to /jobs, bytes', 'kB', kilobytes, 'aim at most 45 kB more'),
    compared('first visit to /jobs, requests', 'requests', requests, 'aim at most 10 more'),
    compared('first visit to /jobs, scripts', 'kB', scripts, 'aim at most 125 kB'),
    paint('/jobs', list),
    paint('/', await visits('/')),
    paint('a job', await visits(job)),
    compared('/jobs, scripts take over', 'ms', rootSwap),
    compared('/jobs, first answered filter click', 'ms', clicks, 'aim at most 1.25 times'),
  ]
}
