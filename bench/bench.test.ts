import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { benchNames } from './bench.ts'
import { readResults } from './results.ts'
import { namesFor, notGiven } from './smallest.ts'
import { remainingProcesses } from '@lunchpail/kit-local/rig/processes'

const prove = process.env['PROVE'] === '1'
/** For hangs: on a busy machine, beside browser tests, even the smallest sizes take minutes. */
const timeout = 1_800_000
const names = namesFor(prove)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-benches-'))
  // PostgreSQL may run as another user, who must be able to pass
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runs = (group: number): boolean => {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/** `npm run bench`, in a process group of its own, of which nothing outlives the test. */
async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run.ts'), ...args], {
    env: { ...process.env, ...env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const group = child.pid!
  onTestFinished(() => void (runs(group) && process.kill(-group, 'SIGKILL')))
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { group, code: code as number | null, output: output + errors }
}

it('every bench of this run gives its figures at its smallest size', { timeout }, async () => {
  const file = path.join(folder, 'results.json')
  const { code, output } = await run(['--smallest', '--to', file, ...names])
  expect(code, output).toBe(0)
  expect(notGiven(names, readResults(file))).toEqual([])
})

it('every figure that is kept says by which bench, at which commit and on which day', () => {
  const unknown = readResults().filter(
    ({ bench, commit, day }) =>
      !benchNames.includes(bench) || !/^[0-9a-f]{8}\b/.test(commit) || !/^\d{4}-\d\d-\d\d$/.test(day),
  )
  expect(unknown).toEqual([])
})

it.runIf(process.platform === 'linux' && prove)(
  'a bench that fails ends the command with what it has started',
  { timeout },
  async () => {
    // the second of its processes refuses to start
    const { code, output, group } = await run(['--smallest', 'events'], {
      DATABASE_DIRECT_URL_ENGAGEMENT: 'none',
    })
    expect(output).toContain('events failed')
    expect(code).toBe(1)
    await expect.poll(() => [runs(group), ...remainingProcesses([], folder)]).toEqual([false])
  },
)
