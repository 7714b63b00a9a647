import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { onAccountChanged } from './people/on-account-changed.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'milestones',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  routes,
  consumes: [accountChanged],
  retention,
  build: ({ pool }) => {
    const { database, transaction, close } = openDatabase(pool)
    return { transaction, deps: { database }, subscriptions: [onAccountChanged], close }
  },
}
