import { run } from '@lunchpail/kit-service/run'

await run('profile', () => import('./service.ts'))
