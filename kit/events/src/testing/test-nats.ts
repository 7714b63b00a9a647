import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const binary = process.env['NATS_SERVER_BIN'] ?? 'nats-server'

export interface TestNats {
  readonly url: string
  /** Restarts it on the same port and files. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Changes the configuration while it runs. */
  readonly reload: (configuration: string) => Promise<void>
  readonly remove: () => Promise<void>
}

const greets = async (port: number): Promise<boolean> => {
  const socket = net.connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

interface TestNatsOptions {
  /** the text of a configuration file: users, TLS, a cluster */
  readonly configuration?: string
  /** what the configuration names as `$NAME` */
  readonly variables?: Readonly<Record<string, string>>
  readonly port?: number
}

/**
 * The server, which ends once this thread is gone: a terminated one says nothing, nor does a killed process.
 * The shell leaves a reader of its input behind and becomes the server: to start two processes from a test's, which is large,
 * takes twice as long. A line says that the server has ended by itself, as its number may be another's by then.
 */
const spawnWithThread = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess => {
  if (process.platform === 'win32') return spawn(binary, args, { stdio: 'ignore', env })
  const script = 'exec 3<&0; { read -r _ <&3 || kill -KILL $$; } & exec "$0" "$@" 3<&- </dev/null'
  const child = spawn('/bin/sh', ['-c', script, binary, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env,
  })
  child.stdin?.on('error', () => {})
  child.once('exit', () => child.stdin?.end('\n'))
  return child
}

/** A NATS server with JetStream, in a folder that is deleted with it. */
export const startTestNats = async (options: TestNatsOptions = {}): Promise<TestNats> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nats-'))
  const port = options.port ?? (await freePort())
  const file = path.join(folder, 'nats.conf')
  // not by flags: a reload would take it away again
  const streams = `jetstream { store_dir: ${JSON.stringify(folder)} }\n`
  const configure = (text: string): Promise<void> => writeFile(file, streams + text, { mode: 0o600 })
  await configure(options.configuration ?? '')
  let server: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const args = ['-c', file, '-a', '127.0.0.1', '-p', String(port)]
    const child = spawnWithThread(args, { ...process.env, ...options.variables })
    server = child
    const failed = new Promise<never>((_, reject) => {
      const missing = (): void => reject(new Error(`${binary} did not start; set NATS_SERVER_BIN`))
      child.once('error', missing)
      // the shell's words for a program that is not there, and for one that cannot run
      child.once('exit', (code) =>
        code === 127 || code === 126 ? missing() : reject(new Error(`${binary} ended with ${code}`)),
      )
    })
    failed.catch(() => {})
    const up = async (): Promise<void> => {
      while (!(await greets(port))) await wait(20)
    }
    await Promise.race([up(), failed])
  }
  const stop = async (): Promise<void> => {
    const child = server
    server = undefined
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const remove = async (): Promise<void> => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (failure) {
    await remove()
    throw failure
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop,
    reload: async (configuration) => {
      await configure(configuration)
      server?.kill('SIGHUP')
    },
    remove,
  }
}
