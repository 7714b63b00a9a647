import path from 'node:path'
import { launch, root } from './launch.mjs'

const stateFolder = path.resolve(process.env.LUNCHPAIL_STATE || path.join(root, '.lunchpail'))

// It stays beside the site that it started, with as little room as the processes of that (site-processes.ts); and what was read
// once is neither parsed nor stripped of its types again.
launch('start.ts', {
  flags: ['--max-semi-space-size=4'],
  env: { NODE_COMPILE_CACHE: path.join(stateFolder, 'compile-cache') },
})
