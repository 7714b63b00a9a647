import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { shellOffer } from '@lunchpail/kit-build/shell-offer'

/**
 * What the shell's build writes to `dist/assets.json`: the hashed files that every page names, relative to `dist`
 * (`assets/js/main.1f3a9c2b.js`). The folder is served under its own names from the site's root, `assets/…` alone.
 */
const assetManifest = z.object({
  /** deferred scripts, in this order */
  scripts: z.array(z.string()),
  /** style sheets, in this order */
  styles: z.array(z.string()),
  /** preloaded: the first script imports them */
  preload: z.array(z.string()),
  /** by path, what the shell's own pages need beyond the first script */
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
  /** by language, its sentences where they do not come with the first script */
  sentences: z.optional(z.record(z.string(), z.array(z.string()))),
  /** the node build for server rendering; not served */
  serverBuild: z.optional(z.string()),
  /** what this build has for microfrontends, which releases are compared with */
  offer: z.optional(shellOffer),
})
export type AssetManifest = z.output<typeof assetManifest>

export async function readAssetManifest(folder: string): Promise<AssetManifest> {
  const text = await readFile(path.join(folder, 'assets.json'), 'utf8')
  return z.parse(assetManifest, JSON.parse(text))
}
