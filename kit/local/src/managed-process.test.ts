import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { respondsOk } from './responds-ok.ts'
import { freePort, portIsFree } from './ports.ts'
import { managedProcess, type ManagedProcess } from './managed-process.ts'
import { startWatchdog } from './watchdog.ts'

const fragile = path.join(import.meta.dirname, '../test/fragile-process.mjs')

describe('a managed process', () => {
  const folder = temporaryFolder()
  const watchdog = startWatchdog()
  const logged: string[] = []
  let managed: ManagedProcess | undefined
  let address = ''

  const make = async (name: string, args?: string[]): Promise<ManagedProcess> => {
    const port = await freePort()
    address = `http://127.0.0.1:${port}/`
    managed = managedProcess({
      name,
      command: process.execPath,
      args: args ?? [fragile, String(port), path.join(folder.path, `${name}.life`)],
      cwd: folder.path,
      env: {},
      logsFolder: folder.path,
      ready: () => respondsOk(address),
      watchdog,
      log: (line) => void logged.push(line),
    })
    return managed
  }
  const life = (name: string): string[] =>
    readFileSync(path.join(folder.path, `${name}.life`), 'utf8')
      .trim()
      .split('\n')

  afterEach(() => managed?.stop())
  afterAll(() => {
    watchdog.close()
    folder.remove()
  })

  it('ends in order, and comes back when started again', async () => {
    const calm = await make('calm')
    await calm.start()
    await calm.stop()
    expect(calm.state()).toBe('stopped')
    await calm.start()
    expect(await respondsOk(address)).toBe(true)
    expect(life('calm')).toEqual([
      expect.stringMatching('started'),
      'ended',
      expect.stringMatching('started'),
    ])
  })

  it('is started again when it dies by itself, and says so', async () => {
    const brittle = await make('brittle')
    await brittle.start()
    await fetch(`${address}die`).catch(() => {})
    await vi.waitFor(async () => expect(await respondsOk(address)).toBe(true))
    expect(logged.join()).toMatch(/brittle ended by itself \(code 3\); starting it again in 0.5 s/)
    expect(life('brittle')).toHaveLength(2)
  })

  it('stays down when it was killed on purpose', async () => {
    const killed = await make('killed')
    await killed.start()
    await killed.kill()
    expect(killed.state()).toBe('stopped')
    expect(life('killed')).toEqual([expect.stringMatching('started')])
  })

  it('can be paused, and stopped while it is', async () => {
    const slow = await make('slow')
    await slow.start()
    slow.pause()
    expect([slow.state(), await respondsOk(address)]).toEqual(['paused', false])
    slow.resume()
    expect([slow.state(), await respondsOk(address)]).toEqual(['running', true])
    slow.pause()
    await slow.stop()
    expect(life('slow')).toContain('ended')
  })

  it('says why it did not start, with the end of its log', async () => {
    const broken = await make('broken', ['-e', 'console.error("no such key"); process.exit(2)'])
    await expect(broken.start()).rejects.toThrow(
      /broken ended before it was ready.*broken\.log:\n.*no such key/s,
    )
    const missing = await make('missing', ['/nowhere.mjs'])
    await expect(missing.start()).rejects.toThrow(/missing ended before it was ready/)
  })

  it('does not start where another process responds in its place, which it would take for its own', async () => {
    const late = await make('late')
    const other = createServer((_, response) => response.end()).listen(Number(new URL(address).port))
    await once(other, 'listening')
    await expect(late.start()).rejects.toThrow('late was not started: another process responds')
    expect(late.state()).toBe('stopped')
    other.close()
    await once(other, 'close')
    await late.start()
  })

  it('dies with a launcher that is killed, whose temporary folder goes too', async () => {
    const port = await freePort()
    const temporary = path.join(folder.path, 'a temporary one')
    mkdirSync(temporary)
    const script = path.join(import.meta.dirname, '../test/killed-parent.ts')
    const file = path.join(folder.path, 'orphan.life')
    const launcher = spawn(process.execPath, [script, String(port), file, temporary], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(launcher.stdout, 'data')
    expect(await portIsFree(port)).toBe(false)
    launcher.kill('SIGKILL')
    await vi.waitFor(async () => expect(await portIsFree(port)).toBe(true))
    await vi.waitFor(() => expect(existsSync(temporary)).toBe(false))
    expect(life('orphan')).toContain('ended')
  })
})
