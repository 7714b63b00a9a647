import { run } from '../../src/run.ts'

await run('engagement', () => import('./service.ts'))
