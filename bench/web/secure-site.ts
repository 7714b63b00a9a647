import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@lunchpail/kit-local/ports'
import { startWatchdog } from '@lunchpail/kit-local/watchdog'
import { makeCertificate } from '@lunchpail/kit-events/testing/certificate'
import type { WebVariant } from './compare-variants.ts'
import { startComposedSite, type ComposedSite } from '@lunchpail/kit-local/rig/composed-site'
import { secureProxy } from './secure-proxy.ts'

/** The composed site of this tree as browsers reach it, and what another site beside it needs. */
export interface SecureSite {
  readonly site: ComposedSite
  readonly variant: WebVariant
  /** of the certificate that browsers have to trust */
  readonly fingerprint: string
  readonly folder: string
  /** Puts a front of the same kind before a server that the port's listener answers for. */
  readonly front: (port: number, behind: number) => Promise<void>
  readonly onEnd: (end: () => Promise<void> | void) => void
}

export const secureOrigin = (port: number): string => `https://localhost:${port}`

/** Starts the site, lets it be measured, and ends all that was begun meanwhile, the last first. */
export async function withSecureSite<T>(measure: (site: SecureSite) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-web-'))
  const watchdog = startWatchdog()
  const ends: (() => Promise<void> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => watchdog.close(),
  ]
  try {
    const certificate = makeCertificate()
    const port = await freePort()
    const site = await startComposedSite(folder, { PUBLIC_URL: secureOrigin(port) }, watchdog)
    ends.push(site.stop)
    const front = async (at: number, behind: number): Promise<void> => {
      ends.push((await secureProxy(certificate, at, behind)).close)
    }
    await front(port, site.port)
    return await measure({
      site,
      variant: { origin: secureOrigin(port), port: site.port },
      fingerprint: certificate.fingerprint,
      folder,
      front,
      onEnd: (end) => void ends.push(end),
    })
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
