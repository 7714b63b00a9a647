import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from '../../cli-error.ts'
import { root } from '../../state-folder.ts'
import { describeFault, type Fault } from './fault.ts'
import { filesOf, listFaults } from './list-faults.ts'
import type { Result, testRunner } from './run-tests.ts'
import { drawSample } from './sample.ts'
import { testsThatSee, type Way } from './tests-that-see.ts'

export interface SampledPlace {
  /** the files into which faults are put, as globs from the root */
  readonly mutate: readonly string[]
  /** where its tests are, and all that leads to them */
  readonly among: readonly string[]
  readonly way: Way
}

export interface Tried {
  readonly fault: Fault
  readonly text: string
  readonly result: Result
}

export interface Sampling {
  readonly size: number
  readonly seed: string
  /** these files of the place alone */
  readonly files: readonly string[]
}

const source = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Plants a sample of a place's faults, one at a time, and tells of each what its tests said. */
export const trySample = async (
  place: SampledPlace,
  { size, seed, files }: Sampling,
  { run }: Pick<ReturnType<typeof testRunner>, 'run'>,
): Promise<Tried[]> => {
  const faults = await listFaults(files.length > 0 ? files : filesOf(place.mutate))
  if (faults.length === 0) throw new CliError('There is nothing to put a fault into.')
  const exclude = (file: string): boolean => /(?:^|\/)(?:node_modules|generated|dist)(?:\/|$)/.test(file)
  const among = globSync([...place.among], { cwd: root, exclude })
  const seeing = testsThatSee(among, source, place.way)
  const sample = drawSample(faults, source, size, seed).map((fault) => ({ fault, tests: seeing(fault.file) }))
  console.log(`${sample.length} of ${faults.length} faults, drawn by the seed ${seed}.`)
  const sound = await soundTests(
    sample.flatMap(({ tests }) => tests),
    run,
  )
  const tried: Tried[] = []
  for (const [index, { fault, tests }] of sample.entries()) {
    const asked = tests.filter((test) => sound.has(test))
    const result = asked.length === 0 ? { failed: false } : await run({ fault, tests: asked })
    const text = describeFault(source(fault.file), fault)
    console.log(`${index + 1} ${result.failed ? `noticed by ${result.by}` : 'NOT NOTICED'}: ${text}`)
    tried.push({ fault, text, result })
  }
  return tried
}

/** Those of some tests that pass without a fault: what fails anyway notices nothing. */
const soundTests = async (
  tests: readonly string[],
  run: ReturnType<typeof testRunner>['run'],
): Promise<Set<string>> => {
  const sound = new Set(tests.toSorted())
  while (sound.size > 0) {
    const { failed, file, by } = await run({ tests: [...sound] })
    if (!failed) break
    if (file === undefined) throw new CliError(`The tests fail without a fault: ${by}`)
    console.log(`Not asked, as it fails without a fault: ${file} (${by})`)
    sound.delete(file)
  }
  return sound
}
