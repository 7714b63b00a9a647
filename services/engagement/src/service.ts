import * as api from '@lunchpail/contracts/engagement/api'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { erase } from './erase.ts'
import { onApplicationSubmitted } from './reactions/on-application-submitted.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'

export const service: ServiceDefinition<Config, Tx> = {
  noun: 'engagement',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  endpoints: [api.listApplications, api.getApplication],
  build: ({ pool, notice }) => {
    const database = openDatabase(pool)
    return {
      transaction: (work) => database.$transaction(work),
      routes: routes({ database, notice }),
      subscriptions: [onApplicationSubmitted({ notice })],
      erase,
      retention,
      close: () => database.$disconnect(),
    }
  },
}
