import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { Republish } from '@lunchpail/kit-events/event-service'
import { accountStateOf, contactOf } from './domain/account-state.ts'
import type { Deps } from './deps.ts'

const accountsPerEvent = 500

/** Publishes the state of every account again, in the order of their ids. */
export const republish =
  ({ database, seal }: Pick<Deps, 'database' | 'seal'>): Republish =>
  async (emit) => {
    for (let after: string | undefined; ;) {
      const accounts = await database.account.findMany({
        where: after === undefined ? {} : { id: { gt: after } },
        orderBy: { id: 'asc' },
        take: accountsPerEvent,
      })
      if (accounts.length === 0) return
      const items = await Promise.all(
        accounts.map(async (account) => accountStateOf(account, await seal(contactOf(account)))),
      )
      await emit(accountChanged, { things: items })
      after = accounts.at(-1)!.id
    }
  }
