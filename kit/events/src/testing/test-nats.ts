import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const binary = process.env['NATS_SERVER_BIN'] ?? 'nats-server'

export interface TestNats {
  readonly url: string
  /** Restarts it on the same port and files. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly remove: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const greets = async (port: number): Promise<boolean> => {
  const socket = net.connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

/** A NATS server with JetStream, in a folder that is deleted with it. */
export const startTestNats = async (): Promise<TestNats> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nats-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  const kill = (): void => void server?.kill('SIGKILL')
  process.on('exit', kill)

  const start = async (): Promise<void> => {
    const child = spawn(binary, ['-js', '-a', '127.0.0.1', '-p', String(port), '-sd', folder], {
      stdio: 'ignore',
    })
    server = child
    const failed = new Promise<never>((_, reject) => {
      child.once('error', () => reject(new Error(`${binary} did not start; set NATS_SERVER_BIN`)))
      child.once('exit', (code) => reject(new Error(`${binary} ended with ${code}`)))
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
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop,
    remove: async () => {
      process.off('exit', kill)
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
