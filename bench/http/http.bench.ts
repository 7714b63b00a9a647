import { defineBench } from '../bench.ts'
import { compareLists } from './list.ts'
import { compareSaves } from './save.ts'
import type { Rounds } from './compare.ts'

/** The hot write and the hot read of a service, beside Koa and pg alone. */
export const bench = defineBench<Rounds>({
  full: { pairs: 500, rounds: 5, roundSeconds: 5, warmUpSeconds: 5 },
  smallest: { pairs: 5, rounds: 1, roundSeconds: 0.2, warmUpSeconds: 0.2 },
  measure: async (size, { env }) => [...(await compareSaves(env, size)), ...(await compareLists(env, size))],
})
