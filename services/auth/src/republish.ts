import {
  accountChanged,
  accountErased,
  companyChanged,
  memberChanged,
} from '@lunchpail/contracts/auth/events'
import type { Republish } from '@lunchpail/kit-events/event-service'
import { companyStateOf } from './companies/company-state.ts'
import { memberStateOf } from './accounts/permission-of.ts'
import { accountStateOf, hideContact } from './accounts/account-state.ts'
import type { Deps } from './deps.ts'

const accountsPerEvent = 500

/** Publishes whom it erased, and the state of every account, again, in the order of their ids. */
export const republish =
  ({ database, ...deps }: Pick<Deps, 'database' | 'seal' | 'contactSecret'>): Republish =>
  async (emit) => {
    // First, for a service whose database was restored from a backup: what it held of them goes.
    for await (const accountId of erasedAccounts(database))
      await emit(accountErased, { account_id: accountId })
    for (let after: string | undefined; ;) {
      // one that waits is nobody's business
      const companies = await database.company.findMany({
        where: { state: { not: 'pending' }, ...(after !== undefined && { id: { gt: after } }) },
        orderBy: { id: 'asc' },
        take: accountsPerEvent,
      })
      if (companies.length === 0) break
      await emit(companyChanged, { things: companies.map(companyStateOf) })
      after = companies.at(-1)!.id
    }
    for (let after: string | undefined; ;) {
      const accounts = await database.account.findMany({
        where: after === undefined ? {} : { id: { gt: after } },
        include: { member: true, company: true },
        orderBy: { id: 'asc' },
        take: accountsPerEvent,
      })
      if (accounts.length === 0) return
      const items = await Promise.all(
        accounts.map(async (account) => accountStateOf(account, await hideContact(deps, account))),
      )
      await emit(accountChanged, { things: items })
      const members = accounts.filter(({ member }) => member).map(memberStateOf)
      if (members.length > 0) await emit(memberChanged, { things: members })
      after = accounts.at(-1)!.id
    }
  }

async function* erasedAccounts(database: Deps['database']): AsyncGenerator<string> {
  for (let after: string | undefined; ;) {
    const erasures = await database.erasure.findMany({
      where: { noun: 'auth', ...(after !== undefined && { accountId: { gt: after } }) },
      orderBy: { accountId: 'asc' },
      take: accountsPerEvent,
      select: { accountId: true },
    })
    if (erasures.length === 0) return
    for (const { accountId } of erasures) yield accountId
    after = erasures.at(-1)!.accountId
  }
}
