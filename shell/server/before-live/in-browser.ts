import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BeforeLive } from '@lunchpail/kit-build/shell-offer'
import { openPages } from './open-pages.ts'
import { releaseSite } from './release-site.ts'

/** A release is looked at in a browser, or its operator says that it is not. */
const missingBrowser =
  'there is no browser here in which its pages and slots are looked at: CHROMIUM_PATH names one, --without-browser leaves that out'

/** Opens each page and slot of a release in Chromium, on the files of every kind of shell that is live. */
export const inBrowser =
  (executablePath: string | undefined): BeforeLive =>
  async (descriptor, dist, shells, store) => {
    const { name } = descriptor
    const found = shells.flatMap(({ build }) => (build ? [[build.archive.key, build] as const] : []))
    const builds = [...new Map(found).values()]
    if (builds.length === 0) return []
    if (executablePath === undefined) return [`${name}: ${missingBrowser}`]
    const { chromium } = await import('playwright-core')
    const folder = await mkdtemp(path.join(tmpdir(), 'release-in-browser-'))
    // as root it has no sandbox; it reaches this site alone
    const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']
    const browser = await chromium.launch({ executablePath, args })
    try {
      const reasons: string[] = []
      for (const [index, build] of builds.entries()) {
        const site = await releaseSite(path.join(folder, String(index)), build, { descriptor, dist }, store)
        try {
          const failures = await openPages(browser, site.url, descriptor)
          reasons.push(...failures.map((failure) => `${name}: on a live shell, ${failure}`))
        } finally {
          await site.stop()
        }
      }
      return [...new Set(reasons)]
    } finally {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
