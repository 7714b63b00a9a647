import path from 'node:path'
import { runSite } from './site/run-site.ts'
import { root, stateFolder } from './state-folder.ts'

await runSite({ folder: stateFolder, environmentFile: path.join(root, '.env') })
