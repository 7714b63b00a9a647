import path from 'node:path'
import { runSite } from './run-site.ts'
import { root, stateFolder } from './state-folder.ts'

await runSite({ folder: stateFolder, environmentFile: path.join(root, '.env') })
