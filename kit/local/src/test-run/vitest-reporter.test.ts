import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startWatchdog } from '../watchdog.ts'
import { vitest } from './suites.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'reporter-'))
const watchdog = startWatchdog()
afterAll(() => {
  watchdog.close()
  rmSync(folder, { recursive: true })
})
const fixture = (name: string): string => `kit/local/src/test-run/fixture/${name}.fixture.ts`
const run = (names: readonly string[]) =>
  vitest(
    { folder, watchdog, logFile: path.join(folder, 'log') },
    ['--config', path.join(import.meta.dirname, 'fixture/vitest.config.ts')],
    { TEST_ORDER: names.map(fixture).join(path.delimiter) },
  )

it('tells of each file what failed and which worker it shared, in the order in which they ran', async () => {
  const { files, errors } = await run(['leaves', 'finds', 'missing', 'throws'])
  expect(errors).toEqual([])
  expect(
    files.map(({ file, passed, skipped, failures }) => [file, passed, skipped, failures.length]),
  ).toEqual([
    [fixture('leaves'), 1, 0, 0],
    [fixture('finds'), 0, 1, 1],
    [fixture('missing'), 0, 0, 1],
    [fixture('throws'), 1, 0, 1],
  ])
  const [leaves, finds, missing, throws] = files
  expect(finds!.failures[0]).toEqual({
    test: 'fails behind the file that leaves something',
    error: expect.stringContaining("expected [ 'something' ] to deeply equal []"),
  })
  expect(missing!.failures[0]!.error).toContain('no such thing')
  expect(throws!.failures[0]!.error).toContain('thrown by itself')
  expect(finds!.worker).toBe(leaves!.worker)
  expect(finds!.worker).toBeDefined()

  const other = await run(['finds', 'leaves'])
  expect(other.files.find(({ file }) => file === fixture('finds'))).toMatchObject({ passed: 1, failures: [] })
})
