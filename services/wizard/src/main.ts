import { run } from '@lunchpail/kit-service/run'

await run('wizard', () => import('./service.ts'))
