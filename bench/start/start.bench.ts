import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@lunchpail/kit-local/ports'
import { defineBench } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { freshCopy } from './fresh-copy.ts'
import { memoryOfTree, processTree, remainingProcesses } from '@lunchpail/kit-local/rig/processes'

const startTimeoutMs = 300_000
const stopTimeoutMs = 20_000

interface Size {
  /** after the start, before its memory is read */
  readonly idleMs: number
}

interface Site {
  readonly npm: ChildProcess
  /** seconds from the command to its address on the terminal */
  readonly seconds: number
  /** seconds of processor time that all of it took until then: what the machine cannot do faster */
  readonly used: number
}

/** `npm start`, until it prints the address of the site. */
async function start(folder: string, port: number): Promise<Site> {
  const { LUNCHPAIL_STATE: _, NODE_COMPILE_CACHE: __, ...env } = process.env
  const begun = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own, which gets Ctrl-C as that of a terminal would
    detached: true,
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      if (npm.exitCode === null) npm.kill('SIGINT')
      reject(new Error(`npm start ${why}:\n${said}`))
    }
    const limit = setTimeout(() => fail('was not ready in time'), startTimeoutMs)
    npm.once('exit', () => fail('ended'))
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString()
        if (!said.includes(`http://localhost:${port}`)) return
        clearTimeout(limit)
        resolve()
      })
  })
  const seconds = (performance.now() - begun) / 1_000
  return { npm, seconds, used: processTree(npm.pid!).reduce((sum, { used }) => sum + used, 0) }
}

/** Ctrl-C, and nothing is left of it. */
async function stop({ npm }: Site, folder: string): Promise<void> {
  const known = processTree(npm.pid!)
  const ended = once(npm, 'exit')
  process.kill(-npm.pid!, 'SIGINT')
  await ended
  const limit = performance.now() + stopTimeoutMs
  while (remainingProcesses(known, folder).length > 0 && performance.now() < limit) await wait(100)
  assert.deepEqual(remainingProcesses(known, folder), [], 'something still runs after Ctrl-C')
}

/** Seconds of the second start, and the memory of all that runs then. */
async function measure({ idleMs }: Size): Promise<Figure[]> {
  if (process.platform !== 'linux') {
    console.log('start is measured on Linux alone: it reads /proc')
    return []
  }
  const { folder, remove } = freshCopy()
  const port = await freePort()
  let site: Site | undefined
  try {
    site = await start(folder, port)
    const first = site.seconds
    await stop(site, folder)
    site = undefined
    site = await start(folder, port)
    const { seconds, used } = site
    await wait(idleMs)
    const memory = memoryOfTree(site.npm.pid!)
    console.table(
      memory.each.map(({ command, pss }) => ({
        command: command.replaceAll(`${folder}/`, '').slice(0, 80),
        pss,
      })),
    )
    await stop(site, folder)
    site = undefined
    const conditions = `fresh copy with packages installed, own port; first start, with the build, ${first.toFixed(1)} s`
    return [
      figure('start: second npm start', 's', 'less', seconds, null, conditions),
      figure('start: processor time of the second npm start', 's', 'less', used, null, conditions),
      figure(
        'start: memory of the whole stack',
        'MB',
        'less',
        memory.all,
        null,
        `PSS of ${memory.each.length} processes, npm and launcher among them, ${idleMs / 1_000} s after the start, no one on the site`,
      ),
    ]
  } finally {
    if (site) await stop(site, folder)
    remove()
  }
}

export const bench = defineBench<Size>({ full: { idleMs: 10_000 }, smallest: { idleMs: 1_000 }, measure })
