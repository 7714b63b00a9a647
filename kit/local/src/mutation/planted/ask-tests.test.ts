import { describe, expect, it } from 'vitest'
import { testAsker } from './ask-tests.ts'
import type { Result } from './run-tests.ts'
import type { Order } from './worker.ts'

const fault = { file: 'a.ts', start: 0, end: 1, replacement: '', kind: 'Call' }

/** Runs of which it is told what fails: with the fault, and without one. */
const runner = (withFault: readonly string[], without: readonly string[] = []) => {
  const runs: string[] = []
  const run = async ({ fault: planted, tests }: Order): Promise<Result> => {
    runs.push(`${planted ? 'fault' : 'sound'}: ${tests.join(' ')}`)
    const file = tests.find((test) => [...(planted ? withFault : []), ...without].includes(test))
    return file === undefined ? { failed: false } : { failed: true, by: 'x', file }
  }
  return { run, runs }
}

describe('the tests that are asked about a fault', () => {
  it('run without one when they notice their first, and not again', async () => {
    const { run, runs } = runner(['b.test.ts'])
    const ask = testAsker(run, () => {})
    const tests = ['a.test.ts', 'b.test.ts']
    for (const result of [await ask(fault, tests), await ask(fault, tests)])
      expect(result).toMatchObject({ failed: true, file: 'b.test.ts' })
    expect(runs).toEqual(['fault: a.test.ts b.test.ts', 'sound: b.test.ts', 'fault: a.test.ts b.test.ts'])
  })

  it('are asked no more where they fail without one too', async () => {
    const { run } = runner([], ['a.test.ts'])
    const told: string[] = []
    const ask = testAsker(run, (line) => told.push(line))
    expect(await ask(fault, ['a.test.ts', 'b.test.ts'])).toEqual({ failed: false })
    expect(await ask(fault, ['a.test.ts'])).toEqual({ failed: false })
    expect(told).toEqual(['Not asked, as it fails without a fault: a.test.ts (x)'])
  })
})
