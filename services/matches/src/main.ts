import { run } from '@lunchpail/kit-service/run'

await run('matches', () => import('./service.ts'))
