import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from '../../cli-error.ts'
import { root } from '../../state-folder.ts'
import { testAsker } from './ask-tests.ts'
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

/** By what a fault is noticed that no test noticed, and that the type checker refuses. */
export const typeCheck = 'the type check'

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
  /** these of the sample alone, by their numbers */
  readonly only: readonly number[]
}

const source = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Plants a sample of a place's faults, one at a time, and tells of each what its tests said. */
export const trySample = async (
  place: SampledPlace,
  { size, seed, files, only }: Sampling,
  { run }: Pick<ReturnType<typeof testRunner>, 'run'>,
  refusesTypes: (fault: Fault) => Promise<boolean>,
  keep: (tried: readonly Tried[]) => void,
): Promise<Tried[]> => {
  const faults = await listFaults(files.length > 0 ? files : filesOf(place.mutate))
  if (faults.length === 0) throw new CliError('There is nothing to put a fault into.')
  const exclude = (file: string): boolean => /(?:^|\/)(?:node_modules|generated|dist)(?:\/|$)/.test(file)
  const among = globSync([...place.among], { cwd: root, exclude })
  const seeing = testsThatSee(among, source, place.way)
  const sample = drawSample(faults, source, size, seed)
  console.log(`${sample.length} of ${faults.length} faults, drawn by the seed ${seed}.`)
  const ask = testAsker(run, (line) => console.log(line))
  const tried: Tried[] = []
  for (const [index, fault] of sample.entries()) {
    if (only.length > 0 && !only.includes(index + 1)) continue
    const began = Date.now()
    const asked = await ask(fault, seeing(fault.file))
    const byTypes = !asked.failed && (await refusesTypes(fault))
    const result = byTypes ? { failed: true, by: typeCheck } : asked
    const seconds = Math.round((Date.now() - began) / 1000)
    const text = describeFault(source(fault.file), fault)
    const said = result.failed
      ? `noticed by ${[result.file, result.by].filter(Boolean).join(': ')}`
      : 'NOT NOTICED'
    console.log(`${index + 1} (${seconds} s) ${said}: ${text}`)
    tried.push({ fault, text, result })
    keep(tried)
  }
  return tried
}
