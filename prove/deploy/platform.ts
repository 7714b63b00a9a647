import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { copyRepository } from '../../kit/build/test/copy-repository.ts'
import { freePort } from '@lunchpail/kit-local/ports'

const root = path.join(import.meta.dirname, '../..')
type Variables = Readonly<Record<string, string>>

/** Runs a command to its end; what it wrote, and whether it went well. */
export function run(command: string, args: readonly string[], cwd: string, env: Variables = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, INIT_CWD: cwd, ...env },
    maxBuffer: 1e8,
  })
  return { ok: status === 0, text: `${stdout}${stderr}` }
}

/** The same, which has to go well. */
export function runWell(...call: Parameters<typeof run>): string {
  const { ok, text } = run(...call)
  if (!ok) throw new Error(`${call[0]} ${call[1].join(' ')}: ${text}`)
  return text
}

/** What a running site tells whoever operates it. */
interface Operated {
  readonly url: string
  readonly ready: boolean
  readonly processes: Readonly<Record<string, Variables>>
  readonly addresses: Variables
  readonly migrations: Readonly<Record<string, Variables>>
}

/** A copy of this repository, into which the contract of a new noun was merged, and its site. */
export class Platform {
  readonly folder = copyRepository()
  private site: ChildProcess | undefined
  private readonly state = path.join(this.folder, '.lunchpail')

  /** What the pull request of a team changes: its noun, its contract. */
  merge(noun: string, contract: string): void {
    const nouns = path.join(this.folder, 'contracts/src/noun.ts')
    writeFileSync(nouns, readFileSync(nouns, 'utf8').replace('] as const', `, '${noun}'] as const`))
    cpSync(contract, path.join(this.folder, 'contracts/src', noun), { recursive: true })
    runWell('node', ['kit/build/bin/generate-contracts.ts'], this.folder)
    runWell('node', ['kit/service/bin/generate-nats-permissions.ts'], this.folder)
  }

  /** Raises the last number of a package's version, and says so in its changelog. */
  raise(folder: string): void {
    const [json, changes] = ['package.json', 'CHANGELOG.md'].map((file) =>
      path.join(this.folder, folder, file),
    )
    const own = JSON.parse(readFileSync(json!, 'utf8')) as { version: string }
    const version = own.version.replace(/\d+$/, (last) => String(Number(last) + 1))
    writeFileSync(json!, JSON.stringify({ ...own, version }))
    writeFileSync(
      changes!,
      readFileSync(changes!, 'utf8').replace('\n## ', `\n## ${version}\n\nAnother noun.\n\n## `),
    )
  }

  pack = (output: string) => run('node', ['kit/build/bin/pack.ts', output], this.folder)

  /** Starts its site and waits for it. */
  async start(): Promise<void> {
    const port = await freePort()
    this.site = spawn(process.execPath, ['kit/local/src/start.ts'], {
      cwd: this.folder,
      env: {
        ...process.env,
        VITEST: undefined,
        PORT: String(port),
        MESSAGE_CATCHER_PORT: String(await freePort()),
        LUNCHPAIL_STATE: this.state,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let written = ''
    for (const stream of [this.site.stdout!, this.site.stderr!])
      stream.on('data', (some: Buffer) => (written += some.toString()))
    await new Promise<void>((ready, fail) => {
      this.site!.stdout!.on('data', () => written.includes('Lunchpail is ready') && ready())
      this.site!.once('exit', () => fail(new Error(`the site has not started:\n${written}`)))
    })
  }

  /** Writes one more migration of a service, and applies it as an operator does. Tells of each line that this says. */
  async migrate(noun: string, sql: string, onLine: (line: string) => void): Promise<void> {
    const folder = path.join(this.folder, 'services', noun, 'prisma/migrations/29991231000000_later')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'migration.sql'), sql)
    const command = spawn(process.execPath, ['kit/service/bin/migrate.ts', noun], {
      cwd: this.folder,
      env: { ...process.env, VITEST: undefined, ...this.operated().migration(noun) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    createInterface(command.stdout).on('line', onLine)
    const [code] = (await once(command, 'close')) as [number | null]
    if (code !== 0) throw new Error(`the migration of ${noun} ended with ${code}`)
  }

  /** What an operator of the site gives to a team, by what it is for. */
  operated() {
    const site = JSON.parse(readFileSync(path.join(this.state, 'environment.json'), 'utf8')) as Operated
    const nats = path.join(this.state, 'nats')
    return {
      url: site.url,
      service: (noun: string): Variables => site.processes[noun]!,
      migration: (noun: string): Variables => site.migrations[noun]!,
      operator: {
        ...site.addresses,
        ...site.processes['operator'],
        RELEASE_STORE: site.processes['shell']!['RELEASE_STORE']!,
        NATS_PERMISSIONS_FILE: path.join(nats, 'permissions.conf'),
        NATS_PID_FILE: path.join(nats, 'nats-server.pid'),
      } satisfies Variables,
    }
  }

  async remove(): Promise<void> {
    if (this.site?.exitCode === null) {
      const ended = new Promise((resolve) => this.site!.once('exit', resolve))
      this.site.kill('SIGTERM')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export const repositoryRoot = root
