import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@lunchpail/kit-local/ports'
import { startVariant } from '../http/variant.ts'
import type { Figure } from '../measure.ts'
import { buildBundle } from './bundle/build-bundle.ts'
import { compareVariants, someJob } from './compare-variants.ts'
import { launchBrowser } from './phone.ts'
import { secureOrigin, withSecureSite } from './secure-site.ts'

const bundleServer = path.join(import.meta.dirname, 'bundle/bundle-server.ts')

/** The composed site beside the same source as one bundle, on a slow phone. */
export const webBench = (env: NodeJS.ProcessEnv): Promise<Figure[]> =>
  withSecureSite(env, async ({ site, variant, fingerprint, folder, front, onEnd }) => {
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
    const browser = await launchBrowser(fingerprint)
    onEnd(() => browser.close())
    return compareVariants(
      browser,
      [variant, { origin: secureOrigin(port), port: server.port }],
      await someJob(variant),
    )
  })
