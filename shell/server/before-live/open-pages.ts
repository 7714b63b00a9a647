import { setTimeout as wait } from 'node:timers/promises'
import { rootElementId } from '@lunchpail/kit-web/host-api'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { onItsWay, slotAddress } from './slots-page.ts'
import type { Viewer } from './stand-in-services.ts'

interface Visit {
  /** as people are told of it */
  readonly what: string
  readonly address: string
  readonly viewer: Viewer
  /** a slot may show nothing at all */
  readonly isSlot: boolean
}

const viewersOf = ({ signedIn, candidates }: ReleaseDescriptor['pages'][number]): readonly Viewer[] => {
  if (!signedIn) return ['visitor']
  return candidates ? ['candidate'] : ['candidate', 'manager']
}

/** Each page as those see it whom it is for, and each slot for a visitor and for a candidate. */
function visitsOf({ pages, slotsProvided }: ReleaseDescriptor): Visit[] {
  const ofPages = pages.flatMap((page) =>
    viewersOf(page).map((viewer) => ({
      what: `the page ${page.path}`,
      address: page.path.replace(/:\w+/g, '1'),
      viewer,
      isSlot: false,
    })),
  )
  const ofSlots = slotsProvided.flatMap(({ name }) =>
    (['visitor', 'candidate'] as const).map((viewer) => ({
      what: `the slot ${name}`,
      address: slotAddress(name),
      viewer,
      isSlot: true,
    })),
  )
  return [...ofPages, ...ofSlots]
}

/** How many requests are under way, but for the live stream, which has no end. */
function underWay(page: Page): () => number {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/live/')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/** What the shell says of an unhandled error: `[page] …`. */
const reported = /^\[(page|screen|remote|slot|react|window|promise)\b/
/** A slot refuses props that its contract checks by more than its schema says, and made-up ones may be such. */
const refusedProps = /^\[slot [^\]]+\] \$ZodError/

/** so often in a row idle, with the same content and nothing asked for */
const quietLooks = 3
const pauseMs = 30
const limitMs = 30_000

/** In the page: what its main part shows, once it has nothing to do. A tab behind others is never idle, but has tasks. */
const look = (isThere: string): string => `scheduler.postTask(() => {
  const main = document.querySelector('#${rootElementId} main')
  return main && { html: main.innerHTML, isThere: ${isThere} }
}, { priority: 'background' })`
const lookAtPage = look(`main.innerText.trim() !== ''`)
const lookAtSlot = look(`!!main.querySelector('[data-slot]') && !main.querySelector('#${onItsWay}')`)

/** Resolves once a page asks for nothing more and has come to rest, or has failed. */
async function settled(
  page: Page,
  { isSlot }: Visit,
  open: () => number,
  failed: () => boolean,
): Promise<boolean> {
  const limit = performance.now() + limitMs
  let last: string | undefined
  for (let quiet = 0; quiet < quietLooks;) {
    if (failed()) return true
    if (performance.now() > limit) return false
    const content = await page.evaluate<{ html: string; isThere: boolean } | null>(
      isSlot ? lookAtSlot : lookAtPage,
    )
    quiet = content?.isThere && open() === 0 && content.html === last ? quiet + 1 : 0
    last = content?.html
    await wait(pauseMs)
  }
  return true
}

/** Opens one page; resolves to why it failed, undefined where it did not. */
async function failureOf(context: BrowserContext, site: string, visit: Visit): Promise<string | undefined> {
  const page = await context.newPage()
  let failure: string | undefined
  const fail = (why: string) => (failure ??= why.split('\n')[0]!)
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && reported.test(text) && !refusedProps.test(text)) fail(text)
  })
  page.on('pageerror', ({ message }) => fail(message))
  page.on('crash', () => fail('it crashed'))
  try {
    const open = underWay(page)
    await page.goto(site + visit.address, { timeout: limitMs })
    const isThere = await settled(page, visit, open, () => failure !== undefined)
    if (!isThere) fail(`it is not there after ${limitMs / 1000} s`)
  } catch (error) {
    fail((error as Error).message)
  } finally {
    await page.close()
  }
  return failure
}

const atOnce = 3

interface Failed {
  readonly visit: Visit
  readonly failure: string
}

/**
 * The failures, unless all of them go by when each page is opened again, alone: a machine that has much else to do is no fault
 * of a release. The first that fails again ends that.
 */
export async function confirmed<F>(
  failures: readonly F[],
  failsAgain: (one: F) => Promise<boolean>,
): Promise<readonly F[]> {
  for (const one of failures) if (await failsAgain(one)) return failures
  return []
}

/** Opens every page and slot of a release; resolves to what failed, each with its reason. */
export async function openPages(
  browser: Browser,
  site: string,
  descriptor: ReleaseDescriptor,
): Promise<string[]> {
  const asViewer = async (viewer: Viewer, visits: readonly Visit[]): Promise<Failed[]> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
    if (viewer !== 'visitor') await context.addCookies([{ name: 'session', value: viewer, url: site }])
    const failed: Failed[] = []
    const left = visits.values()
    const visitor = async () => {
      for (const visit of left) {
        const failure = await failureOf(context, site, visit)
        if (failure !== undefined) failed.push({ visit, failure })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, visitor))
    await context.close()
    return failed
  }
  const failed: Failed[] = []
  for (const [viewer, visits] of Map.groupBy(visitsOf(descriptor), (visit) => visit.viewer))
    failed.push(...(await asViewer(viewer, visits)))
  const failures = await confirmed(
    failed,
    async ({ visit }) => (await asViewer(visit.viewer, [visit])).length > 0,
  )
  return failures
    .map(({ visit, failure }) => `${visit.what} fails for a ${visit.viewer}: ${failure}`)
    .toSorted()
}
