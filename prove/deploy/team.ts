import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run, runWell } from './platform.ts'

type Variables = Readonly<Record<string, string>>

/** The repository of a team, outside of this one. What it builds on comes from packages. */
export class Team {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'team-'))
  private service: ChildProcess | undefined

  constructor(example: string) {
    cpSync(example, this.folder, { recursive: true })
    rmSync(path.join(this.folder, 'contract'), { recursive: true })
  }

  /** Installs the packages in a folder of tarballs, and what they depend on from the registry, as npm has it. */
  install(tarballs: string): void {
    const json = path.join(this.folder, 'package.json')
    const own = JSON.parse(readFileSync(json, 'utf8')) as { devDependencies: Record<string, string> }
    const packed = readdirSync(tarballs).map((file) => [
      `@lunchpail/${/^lunchpail-(.+)-[\d.]+\.tgz$/.exec(file)![1]!}`,
      `file:${path.join(tarballs, file)}`,
    ])
    writeFileSync(json, JSON.stringify({ ...own, dependencies: Object.fromEntries(packed) }))
    runWell(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      this.folder,
    )
    runWell('npm', ['run', 'generate', '-w', 'services/milestones'], this.folder)
  }

  npm = (script: string, args: readonly string[], env: Variables) =>
    run('npm', ['run', '-s', script, '--', ...args], this.folder, env)

  /** Changes what its page says in English. */
  reword(from: string, to: string): void {
    const file = path.join(this.folder, 'mf-milestones/src/sentences.en.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }

  /** Runs the service at the address at which the site looks for it, and waits until it is ready. */
  async startService(env: Variables): Promise<void> {
    const service = spawn(process.execPath, ['src/main.ts'], {
      cwd: path.join(this.folder, 'services/milestones'),
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.service = service
    let written = ''
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (some: Buffer) => (written += some.toString()))
    const ready = async () =>
      (await fetch(`http://127.0.0.1:${env['PORT']}/health/ready`).catch(() => undefined))?.ok ?? false
    while (!(await ready())) {
      if (service.exitCode !== null) throw new Error(`the service has ended:\n${written}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async remove(): Promise<void> {
    if (this.service?.exitCode === null) {
      const ended = new Promise((resolve) => this.service!.once('exit', resolve))
      this.service.kill('SIGTERM')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
