import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { freePort } from '@lunchpail/kit-local/ports'
import { startVariant } from '../http/variant.ts'
import { defineBench } from '../bench.ts'
import type { Figure } from '../measure.ts'
import { applicationBytes } from './application-bytes.ts'
import { buildBundle } from './bundle/build-bundle.ts'
import { compareVariants, someJob } from './compare-variants.ts'
import { launchBrowser } from './phone.ts'
import { secureOrigin, withSecureSite, type SecureSite } from './secure-site.ts'

const bundleServer = path.join(import.meta.dirname, 'bundle/bundle-server.ts')

interface Size {
  /** of each page, on each variant */
  readonly runs: number
}

/** The composed site beside the same source as one bundle, on a slow phone. */
async function besideBundle(
  { site, variant, folder, front, onEnd }: SecureSite,
  browser: Browser,
  { runs }: Size,
): Promise<Figure[]> {
  const bundle = await buildBundle(site.live, path.join(folder, 'bundle'))
  const file = path.join(folder, 'bundle.json')
  writeFileSync(file, JSON.stringify(bundle))
  const port = await freePort()
  const server = await startVariant(
    bundleServer,
    { ...site.shellEnvironment, PUBLIC_URL: secureOrigin(port), SHELL_DIST: bundle.dist },
    file,
  )
  onEnd(server.stop)
  await front(port, server.port)
  const single = { origin: secureOrigin(port), port: server.port }
  return compareVariants(browser, [variant, single], await someJob(variant), runs)
}

/** `web:bundle` is the comparison with one bundle alone, `web:application` what a candidate who applies loads. */
export const bench = defineBench<Size>({
  full: { runs: 15 },
  smallest: { runs: 1 },
  measure: (size, { parts }) =>
    withSecureSite(async (whole) => {
      const wants = (part: string) => parts.length === 0 || parts.includes(part)
      const browser = await launchBrowser(whole.fingerprint)
      whole.onEnd(() => browser.close())
      // services that have just begun are waited for
      await someJob(whole.variant)
      return [
        ...(wants('bundle') ? await besideBundle(whole, browser, size) : []),
        ...(wants('application') ? [await applicationBytes(browser, whole.variant)] : []),
      ]
    }),
})
