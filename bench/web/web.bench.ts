import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@lunchpail/kit-local/ports'
import { startWatchdog } from '@lunchpail/kit-local/watchdog'
import { startArm } from '../http/arm.ts'
import type { Figure } from '../measure.ts'
import { buildBundle } from './bundle/build-bundle.ts'
import { makeCertificate } from './certificate.ts'
import { compareArms, someJob } from './compare-arms.ts'
import { startComposedSite } from './composed-site.ts'
import { lighthouseScores } from './lighthouse.ts'
import { launchBrowser } from './phone.ts'
import { secureProxy } from './secure-proxy.ts'

const bundleServer = path.join(import.meta.dirname, 'bundle/bundle-server.ts')
const at = (port: number) => `https://localhost:${port}`

/** The composed site beside the same source as one bundle, on a slow phone; and what Lighthouse says of the former. */
export async function webBench(env: NodeJS.ProcessEnv): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-web-'))
  const watchdog = startWatchdog()
  const certificate = makeCertificate()
  const [composed, bundled] = [await freePort(), await freePort()]
  const ends: (() => Promise<void> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => watchdog.close(),
  ]
  try {
    const site = await startComposedSite(folder, at(composed), env['NATS_SERVER_BIN']!, watchdog)
    ends.push(site.stop)
    const bundle = await buildBundle(site.live, path.join(folder, 'bundle'))
    const file = path.join(folder, 'bundle.json')
    writeFileSync(file, JSON.stringify(bundle))
    const server = await startArm(
      bundleServer,
      { ...site.shellEnvironment, PUBLIC_URL: at(bundled), SHELL_DIST: bundle.dist },
      file,
    )
    ends.push(server.stop)
    for (const [port, behind] of [
      [composed, site.port],
      [bundled, server.port],
    ] as const)
      ends.push((await secureProxy(certificate, port, behind)).close)
    const browser = await launchBrowser(certificate.fingerprint)
    ends.push(() => browser.close())
    const own = { origin: at(composed), port: site.port }
    const job = await someJob(own)
    const figures = await compareArms(browser, [own, { origin: at(bundled), port: server.port }], job)
    await browser.close()
    return [...figures, ...(await lighthouseScores(certificate.fingerprint, own, job))]
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
