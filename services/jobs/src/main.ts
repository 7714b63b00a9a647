import { run } from '@lunchpail/kit-service/run'

await run('jobs', () => import('./service.ts'))
