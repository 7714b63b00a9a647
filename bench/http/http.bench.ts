import type { Figure } from '../measure.ts'
import { listBench } from './list.bench.ts'
import { saveBench } from './save.bench.ts'

/** The hot write and the hot read of a service, beside Koa and pg alone. */
export const httpBench = async (env: NodeJS.ProcessEnv): Promise<Figure[]> => [
  ...(await saveBench(env)),
  ...(await listBench(env)),
]
