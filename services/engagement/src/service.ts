import { accountChanged } from '@lunchpail/contracts/auth/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { onAccountChanged } from './projections/on-account-changed.ts'
import { onPositionChanged } from './projections/on-position-changed.ts'
import { onApplicationSubmitted } from './reactions/on-application-submitted.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'engagement',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  routes,
  consumes: [accountChanged, positionChanged, applicationSubmitted],
  retention,
  build: ({ pool, notice }) => {
    const { database, transaction, close } = openDatabase(pool)
    return {
      transaction,
      deps: { database, notice },
      subscriptions: [onAccountChanged, onPositionChanged, onApplicationSubmitted({ notice })],
      close,
    }
  },
}
