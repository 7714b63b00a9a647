import { setTimeout as wait } from 'node:timers/promises'
import { chromium, devices } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { findChromium, quietFlags } from '@lunchpail/kit-local/test-run/chromium'

/** A cheap phone on a slow connection. */
export const network = { roundTrip: 150, down: 200_000, up: 94_000 }
const cpuSlowdown = 4
const screen = { width: 390, height: 844 }

/** Longer than what begins by itself after a page has loaded. */
const quietMs = 3_500
const visitTimeoutMs = 60_000

/** Takes the proxies' certificate as one that is known: what is served under a wrong one is never cached. */
export const trusting = (fingerprint: string): string[] => [
  ...quietFlags,
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
]

export const launchBrowser = (fingerprint: string): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: trusting(fingerprint) })

/** What came over the network, headers included, as it was sent: compressed. */
export interface Traffic {
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
}

export interface Phone {
  readonly page: Page
  /** What has been fetched once nothing is fetched anymore. */
  readonly untilIdle: () => Promise<Traffic>
  readonly close: () => Promise<void>
}

function watchTraffic(cdp: CDPSession) {
  const known = new Map<string, { script: boolean; bytes: number | undefined; cached: boolean }>()
  let last = performance.now()
  let failure: string | undefined
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return
    last = performance.now()
    known.set(requestId, { script: false, bytes: undefined, cached: false })
  })
  cdp.on('Network.responseReceived', ({ requestId, response: { mimeType, status, url } }) => {
    const request = known.get(requestId)
    if (request) request.script = mimeType.includes('javascript')
    if (status >= 400) failure ??= `${url} answered ${status}`
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = known.get(requestId)
    if (request) request.cached = true
  })
  const end = (requestId: string, bytes: number) => {
    const request = known.get(requestId)
    if (!request) return
    last = performance.now()
    request.bytes = bytes
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    idle: () =>
      performance.now() - last > quietMs && [...known.values()].every(({ bytes }) => bytes !== undefined),
    traffic: (): Traffic => {
      if (failure) throw new Error(failure)
      const fetched = [...known.values()].filter(({ cached }) => !cached)
      const sum = (some: typeof fetched) => some.reduce((all, { bytes = 0 }) => all + bytes, 0)
      return {
        requests: fetched.length,
        bytes: sum(fetched),
        scriptBytes: sum(fetched.filter(({ script }) => script)),
      }
    },
  }
}

/** A new phone: nothing cached, no cookies. */
export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: screen,
    screen,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const { idle, traffic } = watchTraffic(cdp)
  return {
    page,
    untilIdle: async () => {
      const limit = performance.now() + visitTimeoutMs
      while (!idle()) {
        if (performance.now() > limit) throw new Error(`${page.url()} never came to rest`)
        await wait(100)
      }
      return traffic()
    },
    close: () => context.close(),
  }
}

export const conditions = `HTTP/2 over TLS, ${network.roundTrip} ms round trip, ${(network.down * 8) / 1_000_000} Mbit/s, ${cpuSlowdown}x CPU, ${screen.width}x${screen.height}, nothing cached`
