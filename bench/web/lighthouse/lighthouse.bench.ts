import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { freePort } from '@lunchpail/kit-local/ports'
import { installOwnPackages } from '@lunchpail/kit-local/own-packages'
import { findChromium } from '@lunchpail/kit-local/test-run/chromium'
import { defineBench } from '../../bench.ts'
import { figure, type Figure } from '../../measure.ts'
import { blockingTime, type TraceEvent } from '../blocking-time.ts'
import { someJob } from '../compare-variants.ts'
import { lowerPriorityOfServers } from '../lower-priority.ts'
import { trusting } from '../phone.ts'
import { withSecureSite, type SecureSite } from '../secure-site.ts'
import { signUp } from '../sign-up.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const minScore = 95

interface Size {
  readonly warmUps: number
  readonly runs: number
}

interface Page {
  readonly name: string
  readonly address: string
  readonly signedIn?: boolean
}
const pagesWith = (job: string): Page[] => [
  { name: '/jobs', address: '/jobs' },
  { name: 'a job', address: job },
  { name: '/login', address: '/login' },
  { name: 'the wizard', address: '/app/start/?sn=0&p=1' },
  { name: 'the deck', address: '/matches', signedIn: true },
]

/** A report of Lighthouse, as far as it is read here. */
interface Report {
  readonly lighthouseVersion: string
  readonly finalDisplayedUrl: string
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>
}
type Lighthouse = (
  url: string,
  flags: {
    readonly port: number
    readonly logLevel: 'error'
    readonly onlyCategories: readonly string[]
  },
) => Promise<
  | {
      readonly lhr: Report
      readonly artifacts: { readonly Trace: { readonly traceEvents: TraceEvent[] } }
    }
  | undefined
>
interface Audit {
  readonly report: Report
  readonly blocking: number
}

const loadLighthouse = async (): Promise<Lighthouse> => {
  await installOwnPackages(import.meta.dirname)
  const file = createRequire(import.meta.url).resolve('lighthouse')
  return ((await import(pathToFileURL(file).href)) as { readonly default: Lighthouse }).default
}

/** One report. Lighthouse itself says of some failures of the browser to try again. */
async function audit(lighthouse: Lighthouse, url: string, port: number, attempts = 3): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  const failure = result?.lhr.runtimeError
  if (failure && attempts > 1) return audit(lighthouse, url, port, attempts - 1)
  if (!result || failure) throw new Error(`${url}: ${failure?.message}`)
  const { finalDisplayedUrl: shown } = result.lhr
  if (new URL(shown).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${shown}`)
  return { report: result.lhr, blocking: blockingTime(result.artifacts.Trace.traceEvents) }
}

const scoreOf = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100)

/** What keeps a score below 100: audits with a weight, the heaviest first. */
function failing({ audits, categories: scored }: Report, category: string): string[] {
  const { auditRefs } = scored[category]!
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ id }) => [id, audits[id]!.displayValue].filter(Boolean).join(' '))
}

/** Closes what the deck says once in a browser: nothing behind it would be looked at. */
async function leaveIntroduction(profile: BrowserContext, deck: string): Promise<void> {
  const page = await profile.newPage()
  await page.goto(deck)
  await page.getByRole('dialog').getByRole('button', { name: 'Show my matches' }).click()
  await page.close()
}

async function scores(
  { variant, fingerprint }: SecureSite,
  chosen: readonly string[],
  { warmUps, runs }: Size,
): Promise<Figure[]> {
  const lighthouse = await loadLighthouse()
  lowerPriorityOfServers()
  const { origin } = variant
  const pages = pagesWith(await someJob(variant)).filter(
    ({ name }) => chosen.length === 0 || chosen.includes(name),
  )
  if (pages.length === 0) throw new Error(`Lighthouse measures no page of the name ${chosen.join(', ')}`)
  const port = await freePort()
  // the profile that its pages are opened in, where cookies can be put
  const profile = await chromium.launchPersistentContext('', {
    executablePath: findChromium(),
    args: [...trusting(fingerprint), `--remote-debugging-port=${port}`],
  })
  try {
    const figures: Figure[] = []
    for (const { name, address, signedIn = false } of pages) {
      await profile.clearCookies()
      if (signedIn) {
        await profile.addCookies(await signUp(origin, variant.port))
        await leaveIntroduction(profile, origin + address)
      }
      // the first one finds services and caches cold, which visitors of a site that runs do not
      for (let run = 0; run < warmUps; run += 1) await audit(lighthouse, origin + address, port)
      const audits: Audit[] = []
      for (let run = 0; run < runs; run += 1) audits.push(await audit(lighthouse, origin + address, port))
      const reports = audits.map(({ report }) => report)
      const blocking = audits.map((one) => one.blocking).toSorted((one, other) => one - other)
      for (const category of categories) {
        // the run in the middle, so that its details belong to its score
        const sorted = reports.toSorted((one, other) => scoreOf(one, category) - scoreOf(other, category))
        const middle = sorted[Math.floor(runs / 2)]!
        const score = scoreOf(middle, category)
        const failed = failing(middle, category)
        if (score < minScore) console.log(`${name}, ${category} ${score}: ${failed.join('; ')}`)
        const notes = [
          `Lighthouse ${middle.lighthouseVersion}, phone, ${runs} runs, servers at the lowest priority`,
          ...failed,
        ].join('; ')
        figures.push(figure(`web: Lighthouse of ${name}, ${category}`, 'of 100', 'more', score, null, notes))
      }
      const by = 'processor time of a phone, after the first paint, of tasks over 50 ms'
      const middle = blocking[Math.floor(runs / 2)]!
      figures.push(figure(`web: main thread blocked on ${name}`, 'ms', 'less', middle, null, by))
    }
    return figures
  } finally {
    await profile.close()
  }
}

/** Lighthouse's scores of the composed site, as a phone: of all its pages, or of those that are chosen by name. */
export const bench = defineBench<Size>({
  full: { warmUps: 1, runs: 5 },
  smallest: { warmUps: 0, runs: 1 },
  measure: (size, { parts }) => withSecureSite((site) => scores(site, parts, size)),
})
