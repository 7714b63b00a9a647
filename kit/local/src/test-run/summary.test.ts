import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../state-folder.ts'
import { chooseStages, needsBrowser } from './choose-stages.ts'
import { playwrightArgs } from './suites.ts'
import { summary, testResult } from './summary.ts'
import type { FileReport } from './test-report.ts'

const file = (name: string, given: Partial<FileReport>): FileReport => ({
  file: name,
  project: '',
  worker: undefined,
  passed: 0,
  skipped: 0,
  notRun: 0,
  failures: [],
  ...given,
})

describe('the summary of npm test', () => {
  it('adds up the tests in its last line', () => {
    const lint = { counts: false, passed: 0, failed: 1, skipped: 0, seconds: 1, failures: [], unstable: [] }
    const first = file('a', { passed: 40, skipped: 1 })
    const second = file('b', { passed: 5, failures: [{ test: 'adds', error: '' }], notRun: 1 })
    const lines = summary([
      { stage: 'lint', ...lint },
      testResult('unit and services', { report: { files: [first], errors: [] }, unstable: [] }, 10),
      testResult('browser', { report: { files: [second], errors: [] }, unstable: [] }, 30),
    ]).split('\n')
    expect(lines.at(-1)).toBe('45 passed, 2 failed')
    expect(lines.find((line) => line.includes('lint'))).toMatch(/failed/)
    expect(lines.find((line) => line.includes('unit'))).toMatch(/40 +0 +1 +10\.0 s/)
  })

  it('names each test that failed, with its error and how to run it alone, where the output ends', () => {
    const away = file('kit/away.test.ts', {
      failures: [{ test: 'around its tests', error: 'Cannot find module' }],
    })
    const here = file('kit/here.test.ts', { failures: [{ test: 'adds', error: 'expected 2\nto be 1' }] })
    const left = file('e2e/left.e2e.ts', { notRun: 5 })
    const printed = summary([
      testResult('unit', { report: { files: [away, here], errors: [] }, unstable: [] }, 1),
      testResult('browser', { report: { files: [left], errors: ['no site'] }, unstable: [] }, 1),
    ])
    expect(printed.slice(0, printed.indexOf('  stage')).split('\n')).toEqual([
      '',
      '  ✗ kit/away.test.ts: around its tests',
      '      Cannot find module',
      '      alone: npm test -- kit/away.test.ts',
      '',
      '  ✗ kit/here.test.ts: adds',
      '      expected 2',
      '      to be 1',
      '      alone: npm test -- kit/here.test.ts',
      '',
      '  ✗ browser: could not run whole',
      '      no site',
      '',
      '  ✗ browser: 5 tests did not run, as others failed',
      '',
      '',
    ])
  })

  it('lists what is unstable at its end', () => {
    const green = file('kit/here.test.ts', { passed: 3 })
    const first = file('kit/here.test.ts', { failures: [{ test: 'adds', error: 'expected 2' }] })
    const printed = summary([
      testResult('unit', { report: { files: [green], errors: [] }, unstable: [first] }, 1),
    ])
    expect(printed.split('\n').slice(-7)).toEqual([
      '  Unstable, a defect whose cause is to be found: 1 file failed, and passed twice when run again.',
      '',
      '  ~ kit/here.test.ts: adds',
      '      expected 2',
      '      alone: npm test -- kit/here.test.ts',
      '',
      '3 passed, 0 failed, 1 file unstable',
    ])
  })

  it.each([
    [[], { stages: ['lint', 'unit', 'e2e'], unit: [], e2e: [], strict: false }],
    [['--strict'], { stages: ['lint', 'unit', 'e2e'], unit: [], e2e: [], strict: true }],
    [['services/jobs/'], { stages: ['unit'], unit: ['services/jobs'], e2e: [], strict: false }],
    [['e2e'], { stages: ['e2e'], unit: [], e2e: [], strict: false }],
    [
      ['mf-jobs', 'e2e/apply.e2e.ts'],
      { stages: ['unit', 'e2e'], unit: ['mf-jobs'], e2e: ['e2e/apply.e2e.ts'], strict: false },
    ],
    [['--only=lint'], { stages: ['lint'], unit: [], e2e: [], strict: false }],
  ])('takes %j to mean %o', (args, choice) => {
    expect(chooseStages(args)).toEqual(choice)
  })

  it.each([
    [[], true],
    [['e2e/once.e2e.ts'], true],
    [['kit'], true],
    [['kit/ui/test/gallery.test.ts'], true],
    [['kit/local', 'mf-jobs'], false],
    [['--only=lint'], false],
  ])('finds a browser first for %j: %s', (args, wanted) => {
    expect(needsBrowser(chooseStages(args))).toBe(wanted)
  })

  it('runs a file of the browser suite alone, without the projects that others wait for', () => {
    const listed = execFileSync(
      path.join(root, 'node_modules/.bin/playwright'),
      [...playwrightArgs(['e2e/src/once.e2e.ts']), '--list', '--reporter=line'],
      { cwd: root, encoding: 'utf8' },
    )
    expect([...new Set(listed.match(/[\w-]+\.e2e\.ts/g))]).toEqual(['once.e2e.ts'])
    expect(listed).toContain('[outages]')
  })

  it('says what there is when asked for something else', () => {
    expect(() => chooseStages(['--only=all'])).toThrow(/--only=lint, --only=unit/)
  })
})
