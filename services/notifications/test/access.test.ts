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

// It has no endpoint yet; the tables are compared all the same.
accessTests(service, { options: { env }, seed: async () => ({ marks: [] }), calls: () => ({}) })
