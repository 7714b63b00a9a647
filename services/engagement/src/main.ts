import { run } from '@lunchpail/kit-service/run'

await run('engagement', () => import('./service.ts'))
