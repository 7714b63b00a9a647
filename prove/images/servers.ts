import { once } from 'node:events'
import path from 'node:path'
import { natsPasswordVariable, natsUsers, type NatsUser } from '@lunchpail/kit-events/nats-permissions'
import { nats } from '@lunchpail/kit-local/nats/nats'
import { objectStore } from '@lunchpail/kit-local/object-store/server'
import { freePort } from '@lunchpail/kit-local/ports'
import { postgres, removeData } from '@lunchpail/kit-local/postgres/postgres'
import { makeFolder } from '@lunchpail/kit-local/state-folder'
import type { Watchdog } from '@lunchpail/kit-local/watchdog'
import { secretFiles } from '../../deploy/src/secret-files.ts'
import { toFillIn, type Process } from '../../deploy/src/processes.ts'

type Variables = Readonly<Record<string, string>>

/** What stands beside the images in a deployment, and the secrets of each process, as `manifests -- secrets` makes them. */
export interface Servers {
  readonly natsUrl: string
  readonly secrets: (owner: Process | 'operator' | 'databases') => Variables
  readonly stop: () => Promise<void>
}

/** What a deployer fills in: an object store of this machine, and providers whom nothing here asks. */
const filledIn = (
  store: string,
  credentials: { readonly id: string; readonly secret: string },
): Variables => ({
  RELEASE_STORE: `${store}/releases`,
  RELEASE_STORE_REGION: 'us-east-1',
  RELEASE_STORE_ACCESS_KEY_ID: credentials.id,
  RELEASE_STORE_SECRET_ACCESS_KEY: credentials.secret,
  S3_ENDPOINT: store,
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: credentials.id,
  S3_SECRET_ACCESS_KEY: credentials.secret,
  TWILIO_ACCOUNT_SID: 'AC00',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15005550006',
  SENDGRID_API_KEY: 'SG.key',
  SENDGRID_FROM: 'work@site.example',
})

export const startServers = async (
  folder: string,
  publicUrl: string,
  watchdog: Watchdog,
): Promise<Servers> => {
  const shared = { logsFolder: path.join(folder, 'logs'), watchdog, log: () => {} }
  const [databasePort, natsPort, storePort] = await Promise.all([freePort(), freePort(), freePort()])
  const made = secretFiles(`127.0.0.1:${databasePort}`)

  const data = path.join(folder, 'postgres')
  const password = made.get('postgres')!['POSTGRES_PASSWORD']!
  const database = postgres({ ...shared, folder: data, port: databasePort, password, durable: false })
  const passwords = Object.fromEntries(
    natsUsers.map((user) => [user, made.get('nats')![natsPasswordVariable(user)]!]),
  ) as Record<NatsUser, string>
  const broker = await nats({
    ...shared,
    folder: makeFolder(path.join(folder, 'nats')),
    port: natsPort,
    passwords,
  })
  const credentials = { id: 'deployer', secret: 'of-the-deployer' }
  const store = objectStore({
    folder: makeFolder(path.join(folder, 'objects')),
    credentials,
    buckets: ['files', 'releases'],
    origins: [publicUrl],
  }).listen(storePort, '127.0.0.1')
  await Promise.all([once(store, 'listening'), database.process.start(), broker.start()])

  const given = filledIn(`http://127.0.0.1:${storePort}`, credentials)
  return {
    natsUrl: `nats://127.0.0.1:${natsPort}`,
    secrets: (owner) => ({
      ...made.get(owner),
      ...Object.fromEntries(
        (owner === 'databases' ? [] : toFillIn(owner)).flatMap((name) =>
          given[name] === undefined ? [] : [[name, given[name]]],
        ),
      ),
    }),
    stop: async () => {
      store.close()
      store.closeAllConnections()
      await Promise.all([broker.stop(2_000), database.process.stop(2_000)])
      removeData(data)
    },
  }
}
