import { connect } from 'node:net'
import path from 'node:path'
import { natsBinary } from './nats-binary.ts'
import { managedProcess, type ManagedProcess } from './managed-process.ts'
import { makeFolder } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

interface NatsOptions {
  readonly folder: string
  readonly logsFolder: string
  readonly port: number
  readonly watchdog: Watchdog
  readonly log: (line: string) => void
}

/** NATS sends INFO to whoever connects. */
const sendsInfo = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const finish = (yes: boolean): void => {
      socket.destroy()
      resolve(yes)
    }
    socket.setTimeout(1000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.once('data', (data) => finish(data.toString().startsWith('INFO ')))
  })

/** NATS of one site, with JetStream kept in its folder. */
export const nats = async (options: NatsOptions): Promise<ManagedProcess> =>
  managedProcess({
    name: 'nats',
    command: await natsBinary(path.join(options.folder, 'download')),
    args: [
      '-a',
      '127.0.0.1',
      '-p',
      String(options.port),
      '-js',
      '-sd',
      makeFolder(path.join(options.folder, 'data')),
    ],
    cwd: options.folder,
    env: { PATH: process.env.PATH ?? '' },
    logsFolder: options.logsFolder,
    ready: () => sendsInfo(options.port),
    watchdog: options.watchdog,
    log: options.log,
  })
