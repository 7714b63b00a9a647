import path from 'node:path'
import { browserConfig } from '@lunchpail/kit-build/browser-config'
import { rspack } from '@rspack/core'
import type { Configuration } from '@rspack/core'

/** The gallery: every component in its states. */
export default (_env: unknown, { mode }: { mode?: string }): Configuration => {
  const folder = import.meta.dirname
  const config = browserConfig({
    name: 'kit-ui',
    folder,
    development: mode === 'development',
    assets: '',
    publicPath: 'auto',
  })
  return {
    ...config,
    entry: { gallery: './gallery/main.tsx' },
    output: { ...config.output, path: path.join(folder, 'dist/gallery') },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './gallery/index.html', scriptLoading: 'defer' }),
    ],
  }
}
