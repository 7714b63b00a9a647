import { run } from '@lunchpail/kit-service/run'

await run('auth', () => import('./service.ts'))
