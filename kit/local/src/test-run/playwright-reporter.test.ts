import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig, Suite, TestCase } from '@playwright/test/reporter'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readJson, root } from '../state-folder.ts'
import PlaywrightReporter from './playwright-reporter.ts'
import type { TestReport } from './test-report.ts'

const file = (name: string): string => path.join(root, 'e2e/src', name)
const passed = (name: string): TestCase =>
  ({ location: { file: file(name) }, outcome: () => 'expected', annotations: [] }) as unknown as TestCase

it('tells an error that nothing caught of the file whose code threw it, which is run again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reporter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('TEST_REPORT', path.join(folder, 'report.json'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const reporter = new PlaywrightReporter()
  reporter.onBegin({} as FullConfig, { allTests: () => [passed('a.e2e.ts'), passed('b.e2e.ts')] } as Suite)
  const message = 'Error: the page was closed'
  reporter.onError({ message, stack: `${message}\n    at async ${file('b.e2e.ts')}:79:5` })
  reporter.onError({ message: 'Error: no site' })
  reporter.onEnd()
  expect(readJson<TestReport>(path.join(folder, 'report.json'))).toMatchObject({
    files: [
      { file: 'e2e/src/a.e2e.ts', failures: [] },
      { file: 'e2e/src/b.e2e.ts', failures: [{ test: 'an error that nothing caught', error: message }] },
    ],
    errors: ['Error: no site'],
  })
})
