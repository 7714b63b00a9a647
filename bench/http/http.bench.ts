import { defineBench } from '../bench.ts'
import { compareLists } from './list.ts'
import { compareSaves } from './save.ts'
import type { Rounds } from './compare.ts'

/** The hot write and the hot read of a service, beside Koa and pg alone. */
export const bench = defineBench<Rounds>({
  full: {
    positions: 5_000,
    peoplePerConnection: 100,
    pairs: 500,
    rounds: 5,
    roundSeconds: 5,
    warmUpSeconds: 5,
  },
  smallest: {
    positions: 500,
    peoplePerConnection: 2,
    pairs: 5,
    rounds: 1,
    roundSeconds: 0.1,
    warmUpSeconds: 0,
  },
  measure: async (size, { servers }) => {
    const env = await servers()
    return [...(await compareSaves(env, size)), ...(await compareLists(env, size))]
  },
})
