import { run } from '@lunchpail/kit-service/run'

await run('notifications', () => import('./service.ts'))
