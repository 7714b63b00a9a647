import path from 'node:path'
import type { Noun } from '@lunchpail/contracts/noun'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { run } from '@lunchpail/kit-service/run'
import type { ServiceConfig } from '@lunchpail/kit-service/config'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'

/** The service of the folder that this is started in, which ends without a word when it handles a submit of one person. */
const noun = path.basename(process.cwd()) as Noun
const { FATAL_EVENT: fatalType, FATAL_ACCOUNT: fatalAccount } = process.env

await run(noun, async () => {
  const { service } = (await import(path.resolve('src/service.ts'))) as {
    service: ServiceDefinition<ServiceConfig, Transaction, unknown>
  }
  const build: typeof service.build = async (platform) => {
    const built = await service.build(platform)
    const subscriptions = (built.subscriptions ?? []).map((subscription) => ({
      ...subscription,
      handle: (...of: Parameters<typeof subscription.handle>) => {
        const { account_id: account } = of[1] as { account_id?: string }
        if (subscription.event.type === fatalType && account === fatalAccount)
          process.kill(process.pid, 'SIGKILL')
        return subscription.handle(...of)
      },
    }))
    return { ...built, subscriptions }
  }
  return { service: { ...service, build } }
})
