import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { afterAll, beforeAll } from 'vitest'
import { service } from '../src/service.ts'
import { createKey } from './factories.ts'
import { startProviders, type Providers } from './providers.ts'

let providers: Providers
const env: Record<string, string> = {}
beforeAll(async () => {
  providers = await startProviders()
  Object.assign(env, providers.env, { NOTIFICATIONS_PRIVATE_KEY: JSON.stringify(await createKey()) })
})
afterAll(() => providers.close())

// It has no endpoint yet; the tables are compared, and the owner erased, all the same.
accessTests(service, {
  options: { env },
  seed: async ({ pool }, { id }) => {
    await pool.query(
      `insert into contact (account_id, version, first_name, language, sealed_contact) values ($1, 1, 'Ana', 'en', '')`,
      [id],
    )
    await pool.query(
      `insert into message (account_id, channel, template, cause, language, sealed_values, created_at)
       values ($1, 'text', 'application-submitted', 'event', 'en', '', now())`,
      [id],
    )
    return { marks: [] }
  },
  calls: () => ({}),
})
