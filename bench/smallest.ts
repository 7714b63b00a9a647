import { benchNames } from './bench.ts'
import { readResults, type Recorded } from './results.ts'

/**
 * What `npm test` runs at its smallest size: by it a test sees that the command starts, measures, keeps figures and ends. The others
 * take up to fifty seconds of the processor even so; all are run by `npm run prove -- bench`.
 */
const everyDay = ['resume']

/** Those of a run of `npm run prove`, or of `npm test`. */
export const namesFor = (prove: boolean): readonly string[] => (prove ? benchNames : everyDay)

type Given = Pick<Recorded, 'bench' | 'name'>

/** The benches that give nothing, and what stands in the results and none of them gives anymore. */
export function notGiven(names: readonly string[], given: readonly Given[]): string[] {
  const silent = names.filter((name) => !given.some(({ bench }) => bench === name))
  const recorded = readResults().filter(({ bench }) => names.includes(bench))
  const gone = recorded.filter(({ name }) => !given.some((one) => one.name === name))
  return [...silent, ...gone.map(({ name }) => name)]
}
