import { run } from '../../src/run.ts'
import { service } from './service.ts'

await run(service)
