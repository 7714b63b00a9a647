import type { Release } from '@lunchpail/kit-build/releases/registry'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import type { AssetManifest } from '../../../shell/server/pages/asset-manifest.ts'

/** The same source as one bundle, and what its server has to know of it. */
export interface Bundle {
  /** as the shell's own: `assets/` within it is served */
  readonly dist: string
  readonly assets: AssetManifest
  readonly entries: readonly RegistryEntry[]
  readonly releases: readonly Release[]
  /** folder of the microfrontends' server builds */
  readonly releasesFolder: string
}
