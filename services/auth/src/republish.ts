import {
  accountChanged,
  accountErased,
  companyChanged,
  memberChanged,
} from '@lunchpail/contracts/auth/events'
import { batches } from '@lunchpail/kit-events/batches'
import type { Republish } from '@lunchpail/kit-events/event-service'
import { companyStateOf } from './companies/company-state.ts'
import { memberStateOf } from './accounts/permission-of.ts'
import { accountStateOf, hideContact } from './accounts/account-state.ts'
import type { Deps } from './deps.ts'

const take = 500
const byId = { orderBy: { id: 'asc' }, take } as const
const idOf = ({ id }: { readonly id: string }): string => id

/** Publishes whom it erased, and the state of every account, again, in the order of their ids. */
export const republish =
  ({ database, ...deps }: Pick<Deps, 'database' | 'seal' | 'contactSecret'>): Republish =>
  async (emit) => {
    // First, for a service whose database was restored from a backup: what it held of them goes.
    const erasures = batches(
      (accountId) =>
        database.erasure.findMany({
          where: { noun: 'auth', accountId },
          orderBy: { accountId: 'asc' },
          take,
          select: { accountId: true },
        }),
      ({ accountId }) => accountId,
    )
    for await (const rows of erasures)
      for (const { accountId } of rows) await emit(accountErased, { account_id: accountId })
    const companies = batches(
      // one that waits is not published
      (id) => database.company.findMany({ where: { id, state: { not: 'pending' } }, ...byId }),
      idOf,
    )
    for await (const rows of companies) await emit(companyChanged, { things: rows.map(companyStateOf) })
    const everyAccount = batches(
      (id) => database.account.findMany({ where: { id }, ...byId, include: { member: true, company: true } }),
      idOf,
    )
    for await (const accounts of everyAccount) {
      const items = await Promise.all(
        accounts.map(async (account) => accountStateOf(account, await hideContact(deps, account))),
      )
      await emit(accountChanged, { things: items })
      const members = accounts.filter(({ member }) => member).map(memberStateOf)
      if (members.length > 0) await emit(memberChanged, { things: members })
    }
  }
