import { run } from '@lunchpail/kit-service/run'
import { service } from './service.ts'

await run(service)
