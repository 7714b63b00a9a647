import { run } from '@lunchpail/kit-service/run'

await run('milestones', () => import('./service.ts'))
