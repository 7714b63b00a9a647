import { describe, expect, it } from 'vitest'
import { runAgain } from './run-again.ts'
import { isGreen, testResult } from './summary.ts'
import type { FileReport, TestReport } from './test-report.ts'

const file = (name: string, given: Partial<FileReport> = {}): FileReport => ({
  file: name,
  project: 'services',
  worker: 'one',
  passed: 2,
  skipped: 0,
  notRun: 0,
  failures: [],
  ...given,
})
const failure = { test: 'adds', error: 'expected 2\nto be 1' }
const failed = (name: string, given: Partial<FileReport> = {}): FileReport =>
  file(name, { passed: 1, failures: [failure], ...given })
const report = (...files: FileReport[]): TestReport => ({ files, errors: [] })

/** Runs again what a report has, each file as it is then, and tells what was run. */
const again = async (first: TestReport, then: (name: string, how: 'alone' | 'behind') => TestReport) => {
  const ran: string[] = []
  const verdict = await runAgain(first, {
    alone: async ({ file }) => {
      ran.push(`${file} alone`)
      return then(file, 'alone')
    },
    behind: async ({ file }, before) => {
      ran.push([...before.map((one) => one.file), file].join(' < '))
      return then(file, 'behind')
    },
  })
  const result = testResult('unit', verdict, 1)
  return { ran, result, green: isGreen([result], false), strict: isGreen([result], true) }
}
const passes = (name: string): TestReport => report(file(name))

describe('a file that failed', () => {
  it('is run behind those of its worker and by itself, and is unstable where both pass', async () => {
    const first = report(file('a'), file('b', { worker: 'two' }), failed('c'), file('d'))
    const { ran, result, green, strict } = await again(first, passes)
    expect(ran).toEqual(['a < c', 'c alone'])
    expect(result).toMatchObject({ passed: 8, failed: 0, failures: [] })
    expect(result.unstable).toEqual([
      '~ c: adds\n      expected 2\n      to be 1\n      alone: npm test -- c',
    ])
    expect([green, strict]).toEqual([true, false])
  })

  it.each(['alone', 'behind'] as const)('is red where it fails again %s', async (where) => {
    const { result, green } = await again(report(file('a'), failed('c')), (name, how) =>
      how === where ? report(failed(name)) : passes(name),
    )
    expect(result).toMatchObject({ failed: 1, unstable: [] })
    expect(green).toBe(false)
  })

  it('is red where it does not run again, or where something breaks around it', async () => {
    expect((await again(report(failed('c')), () => report())).green).toBe(false)
    const broken = { ...passes('c'), errors: ['vitest ended with exit code 1'] }
    expect((await again(report(failed('c')), () => broken)).green).toBe(false)
  })

  it('takes along the files whose tests did not run because of it', async () => {
    const first = report(
      failed('c', { worker: undefined }),
      file('outages', { passed: 0, notRun: 3, worker: undefined }),
    )
    const { ran, result, green } = await again(first, (name) => report(file(name, { passed: 3 })))
    expect(ran).toEqual(['c', 'c alone', 'outages', 'outages alone'])
    expect(result).toMatchObject({ passed: 6, failed: 0 })
    expect(result.unstable).toHaveLength(1)
    expect(green).toBe(true)
    const red = await again(first, (name) => report(failed(name)))
    expect(red).toMatchObject({ ran: ['c'], green: false })
    const { green: without } = await again(first, (name) =>
      report(file(name, name === 'outages' ? { passed: 0, notRun: 3 } : {})),
    )
    expect(without).toBe(false)
  })
})

it('nothing is run again where nothing failed, where more than three files did, or where a set-up broke', async () => {
  expect((await again(report(file('a')), passes)).ran).toEqual([])
  const four = await again(report(failed('a'), failed('b'), failed('c'), failed('d')), passes)
  expect(four).toMatchObject({ ran: [], green: false })
  const broken = { ...report(failed('a')), errors: ['no site'] }
  expect(await again(broken, passes)).toMatchObject({ ran: [], green: false })
})

it('more than three unstable files over all stages are red', () => {
  const stage = (count: number) =>
    testResult(
      'unit',
      { report: report(file('a')), unstable: Array.from({ length: count }, () => failed('a')) },
      1,
    )
  expect(isGreen([stage(2), stage(1)], false)).toBe(true)
  expect(isGreen([stage(2), stage(2)], false)).toBe(false)
})
