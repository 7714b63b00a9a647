import { benchNames } from './bench.ts'
import { readResults, type Recorded } from './results.ts'

/** What takes long at any size, or needs a browser or the shell: `npm run prove -- bench` runs these. */
const long = ['desk', 'import', 'lighthouse', 'scans', 'session', 'start', 'web']

/** What needs every service: the test that has a site of them runs these, at their smallest size (`prove/prove.test.ts`). */
export const onSite = ['accounts', 'cost', 'journey']

/** Those of a run of `npm run prove`, or of `npm test`, that are started by themselves. */
export const byThemselves = (prove: boolean): string[] =>
  benchNames.filter((name) => !onSite.includes(name) && long.includes(name) === prove)

type Given = Pick<Recorded, 'bench' | 'name'>

/** The benches that give nothing, and what stands in the results and none of them gives anymore. */
export function notGiven(names: readonly string[], given: readonly Given[]): string[] {
  const silent = names.filter((name) => !given.some(({ bench }) => bench === name))
  const recorded = readResults().filter(({ bench }) => names.includes(bench))
  const gone = recorded.filter(({ name }) => !given.some((one) => one.name === name))
  return [...silent, ...gone.map(({ name }) => name)]
}
