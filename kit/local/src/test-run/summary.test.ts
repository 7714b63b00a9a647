import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../state-folder.ts'
import { chooseStages, needsBrowser } from './choose-stages.ts'
import { playwrightArgs } from './stages.ts'
import { playwrightOutcome, summary, vitestOutcome } from './summary.ts'

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }

describe('the summary of npm test', () => {
  it('adds up the tests in its last line', () => {
    const lines = summary([
      { stage: 'lint', counts: false, passed: 0, failed: 1, skipped: 0, seconds: 1, failures: [] },
      { stage: 'unit and services', counts: true, ...vitestOutcome(vitest, 0), seconds: 10 },
      { stage: 'browser', counts: true, passed: 5, failed: 2, skipped: 0, seconds: 30, failures: [] },
    ]).split('\n')
    expect(lines.at(-1)).toBe('45 passed, 2 failed')
    expect(lines.find((line) => line.includes('lint'))).toMatch(/failed/)
    expect(lines.find((line) => line.includes('unit'))).toMatch(/40 +0 +1 +10\.0 s/)
  })

  it('counts a run that broke off and a test that passed at its second try as failed', () => {
    expect(vitestOutcome(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [] })
    expect(vitestOutcome(vitest, 1)).toMatchObject({ passed: 40, failed: 1 })
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }
    expect(playwrightOutcome({ stats, errors: [], suites: [] }, 0)).toMatchObject({ passed: 3, failed: 1 })
    expect(
      playwrightOutcome(
        { stats: { ...stats, flaky: 0 }, errors: [{ message: 'global setup' }], suites: [] },
        1,
      ),
    ).toMatchObject({
      failed: 1,
    })
  })

  it('names each test that failed, with its error, where the output ends', () => {
    const report = {
      ...vitest,
      testResults: [
        { name: path.join(root, 'kit/away.test.ts'), message: 'Cannot find module', assertionResults: [] },
        {
          name: path.join(root, 'kit/here.test.ts'),
          message: '',
          assertionResults: [
            {
              fullName: 'adds',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 2\u001B[39m\nto be 1'],
            },
            { fullName: 'subtracts', status: 'passed', failureMessages: [] },
          ],
        },
      ],
    }
    const spec = { file: 'once.e2e.ts', tests: [{ results: [{ error: { message: 'no such button' } }] }] }
    const suites = [
      {
        specs: [],
        suites: [
          {
            specs: [
              { ...spec, title: 'applies', ok: false },
              { ...spec, title: 'signs up', ok: true },
            ],
          },
        ],
      },
    ]
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
    const errors = [{ message: 'no site' }]
    const printed = summary([
      { stage: 'unit', counts: true, ...vitestOutcome(report, 1), seconds: 1 },
      { stage: 'browser', counts: true, ...playwrightOutcome({ stats, errors, suites }, 1), seconds: 1 },
    ])
    expect(printed.slice(0, printed.indexOf('  stage')).split('\n')).toEqual([
      '',
      '  ✗ kit/away.test.ts: its tests could not begin',
      '      Cannot find module',
      '',
      '  ✗ kit/here.test.ts: adds',
      '      expected 2',
      '      to be 1',
      '',
      '  ✗ playwright: could not begin',
      '      no site',
      '',
      '  ✗ once.e2e.ts: applies',
      '      no such button',
      '',
      '',
    ])
  })

  it.each([
    [[], { stages: ['lint', 'unit', 'e2e'], unit: [], e2e: [] }],
    [['services/jobs/'], { stages: ['unit'], unit: ['services/jobs'], e2e: [] }],
    [['e2e'], { stages: ['e2e'], unit: [], e2e: [] }],
    [
      ['mf-jobs', 'e2e/apply.e2e.ts'],
      { stages: ['unit', 'e2e'], unit: ['mf-jobs'], e2e: ['e2e/apply.e2e.ts'] },
    ],
    [['--only=lint'], { stages: ['lint'], unit: [], e2e: [] }],
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
