import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../state-folder.ts'
import { chooseStages, needsBrowser } from './choose-stages.ts'
import { playwrightArgs } from './stages.ts'
import { playwrightCounts, summary, vitestCounts } from './summary.ts'

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }

describe('the summary of npm test', () => {
  it('adds up the tests in its last line', () => {
    const lines = summary([
      { stage: 'lint', counts: false, passed: 0, failed: 1, skipped: 0, seconds: 1 },
      { stage: 'unit and services', counts: true, ...vitestCounts(vitest, 0), seconds: 10 },
      { stage: 'browser', counts: true, passed: 5, failed: 2, skipped: 0, seconds: 30 },
    ]).split('\n')
    expect(lines.at(-1)).toBe('45 passed, 2 failed')
    expect(lines.find((line) => line.includes('lint'))).toMatch(/failed/)
    expect(lines.find((line) => line.includes('unit'))).toMatch(/40 +0 +1 +10\.0 s/)
  })

  it('counts a run that broke off and a test that passed at its second try as failed', () => {
    expect(vitestCounts(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(vitestCounts(vitest, 1)).toMatchObject({ passed: 40, failed: 1 })
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }
    expect(playwrightCounts({ stats, errors: [] }, 0)).toEqual({ passed: 3, failed: 1, skipped: 0 })
    expect(playwrightCounts({ stats: { ...stats, flaky: 0 }, errors: ['global setup'] }, 1)).toMatchObject({
      failed: 1,
    })
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
