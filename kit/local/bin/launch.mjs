// First step of every command: plain JavaScript for whatever Node is there, so it can install the one that is needed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { installed, installWhole } from './installed.mjs'

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../../..',
)
const windows = process.platform === 'win32'

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Takes the versions of the lock, as `npm ci` does, and leaves the lock and what is installed already in their place, which
 * `npm ci` would remove first.
 */
const install = () => {
  process.stdout.write('Installing packages …\n')
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: windows }
  if (!installWhole(root, () => spawnSync('npm', args, options).status))
    fail('npm install failed: see the message above, then run this again.')
}

const findNode = () => {
  const own = path.join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `Lunchpail runs on Node 24 and this machine has ${process.version}: install it from https://nodejs.org (or "brew install node@24") and run this again.`,
  )
}

const linuxParent = (pid) => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    // the second field may hold anything in its brackets
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return command[1] === '-c' ? fields[1] : ''
  } catch {
    return ''
  }
}

/** The process that started this one, and where that is npm's shell, the one that started the shell. */
const parents = () => `${process.ppid} ${linuxParent(process.ppid)}`

/** Installs what is missing, then runs a file of src by the project's own Node, ending together with it. */
export const launch = (file, { args = process.argv.slice(2), flags = [], env = {} } = {}) => {
  if (!installed(root)) install()
  const node = findNode()
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(node, [...flags, path.join(root, 'kit/local/src', file), ...args], {
    // the channel tells the child when this process is gone
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    shell: windows,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

  // Under npm, a killed npm leaves this process to another parent: then there is no one left to work for.
  if (process.env.npm_lifecycle_event) {
    const before = parents()
    setInterval(() => parents() !== before && child.kill('SIGTERM'), 500).unref()
  }
}
