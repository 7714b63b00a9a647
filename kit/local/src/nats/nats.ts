import { copyFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { natsPasswordVariable, natsUsers, type NatsUser } from '@lunchpail/kit-events/nats-permissions'
import { natsBinary } from './nats-binary.ts'
import { managedProcess, type ManagedProcess } from '../managed-process.ts'
import { respondsOk } from '../responds-ok.ts'
import { makeFolder, root } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'

/** One of several servers, which is ready once it works with the others; its copies may have to catch up yet. */
export interface NatsCluster {
  readonly name: string
  /** where the servers reach each other, and which of these ports is this server's */
  readonly routes: readonly number[]
  readonly route: number
  readonly monitor: number
}

interface NatsOptions {
  readonly folder: string
  readonly logsFolder: string
  readonly port: number
  /** by user: then the server has the permissions of the site; without them everybody may do everything */
  readonly passwords?: Readonly<Record<NatsUser, string>>
  /** where it is one of several servers, which keep streams together */
  readonly cluster?: NatsCluster
  /** a mirror of NATS's releases */
  readonly downloadUrl?: string | undefined
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

/** The committed permissions: users by noun, whose passwords are in the server's environment. */
const permissionsFile = path.join(root, 'kit/events/nats-permissions.conf')

/** What `npm run fits` finds of the NATS in a folder: what it permits, and whom to tell that this has changed. */
export const natsFiles = (folder: string) => ({
  NATS_PERMISSIONS_FILE: path.join(folder, 'permissions.conf'),
  NATS_PID_FILE: path.join(folder, 'nats-server.pid'),
})

const clusterSettings = ({ name, routes, route, monitor }: NatsCluster) => ({
  server_name: name,
  http: `127.0.0.1:${monitor}`,
  cluster: {
    name: 'lunchpail',
    listen: `127.0.0.1:${route}`,
    routes: routes.map((port) => `nats://127.0.0.1:${port}`),
  },
})

/** NATS of one site, with JetStream kept in its folder. */
export const nats = async (options: NatsOptions): Promise<ManagedProcess> => {
  const { folder, passwords, cluster } = options
  const configuration = path.join(folder, 'nats-server.conf')
  const settings = {
    listen: `127.0.0.1:${options.port}`,
    pid_file: natsFiles(folder).NATS_PID_FILE,
    jetstream: { store_dir: makeFolder(path.join(folder, 'data')) },
    ...(cluster && clusterSettings(cluster)),
  }
  if (passwords) copyFileSync(permissionsFile, natsFiles(folder).NATS_PERMISSIONS_FILE)
  const include = passwords ? 'include "permissions.conf"' : ''
  writeFileSync(configuration, `${JSON.stringify(settings, null, 2).slice(1, -1)}\n${include}\n`, {
    mode: 0o600,
  })
  const variables = natsUsers.map((user) => [natsPasswordVariable(user), JSON.stringify(passwords?.[user])])
  return managedProcess({
    name: cluster?.name ?? 'nats',
    command: await natsBinary({
      folder: path.join(folder, 'download'),
      log: options.log,
      ...(options.downloadUrl && { downloadUrl: options.downloadUrl }),
    }),
    args: ['-c', configuration],
    cwd: folder,
    // quoted, as the server reads a value as it would in its configuration
    env: { PATH: process.env.PATH ?? '', ...(passwords && Object.fromEntries(variables)) },
    logsFolder: options.logsFolder,
    ready: () =>
      cluster
        ? respondsOk(`http://127.0.0.1:${cluster.monitor}/healthz?js-server-only=true`)
        : sendsInfo(options.port),
    watchdog: options.watchdog,
    log: options.log,
  })
}
