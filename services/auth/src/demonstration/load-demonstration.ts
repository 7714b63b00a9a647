import { accountChanged } from '@lunchpail/contracts/auth/events'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import {
  demonstrationCompany,
  demonstrationPassword,
  demonstrationPersons,
} from '@lunchpail/kit-local/identity-provider/persons'
import { emit } from '@lunchpail/kit-events/emit'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { setIdentityProvider, type ProviderSettings } from '../commands/set-identity-provider.ts'
import { publishCompany } from '../commands/publish-company.ts'
import { setMember, type About } from '../commands/set-member.ts'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { accountStateOf, contactOf, hideContact } from '../domain/account-state.ts'
import { companyKey } from '../domain/company-name.ts'
import { hashPassword } from '../domain/passwords.ts'
import type { Secrets } from '../domain/secrets.ts'

type Needs = Pick<Deps, 'seal' | 'contactSecret'> & {
  readonly transaction: OpenTransaction<Tx>
  readonly secrets: Secrets
  readonly clock: Clock
}

/**
 * The company whose positions jobs has, approved, with a manager of each level, who log in by a password or by the provider on
 * this machine.
 */
export async function loadDemonstration(
  deps: Needs,
  provider: Pick<ProviderSettings, 'issuer' | 'clientId' | 'clientSecret'>,
): Promise<void> {
  const { name, domain } = demonstrationCompany
  const at = deps.clock.now()
  const about = { at, traceparent: undefined }
  const company = await deps.transaction(async (tx) => {
    const found = await tx.company.findFirst({ where: { name }, orderBy: { createdAt: 'asc' } })
    const approved = { nameKey: companyKey(name), state: 'approved', decidedAt: found?.decidedAt ?? at }
    const company = found
      ? await tx.company.update({ where: { id: found.id }, data: approved })
      : await tx.company.create({ data: { name, createdAt: at, ...approved } })
    await publishCompany(tx, company.id, at)
    return company
  })
  await setIdentityProvider(deps, company.id, {
    ...provider,
    emailDomains: [domain],
    otherOrigins: [],
    required: false,
  })
  const passwordHash = await hashPassword(demonstrationPassword)
  for (const { email, account } of demonstrationPersons) {
    if (!account) continue
    const { level, ...person } = account
    const columns = { ...person, email, companyName: name, passwordHash }
    const hidden = await hideContact(deps, contactOf({ ...columns, ...contactOfAll, emailVerifiedAt: at }))
    await deps.transaction(async (tx) => {
      const { id } = await addAccount(tx, { columns, hidden }, about)
      // whoever was changed since stays so
      if ((await tx.member.count({ where: { accountId: id } })) > 0) return
      const permission = { level: permissionLevel[level], access: null }
      await setMember(tx, id, { companyId: company.id, permission }, about)
    })
  }
}

/** Managers of the demonstration get emails alone. */
const contactOfAll = { phone: null, textConsentAt: null, textConsentWording: null }

interface NewAccount {
  readonly columns: Pick<
    Account,
    'firstName' | 'lastName' | 'title' | 'email' | 'companyName' | 'passwordHash'
  >
  readonly hidden: Parameters<typeof accountStateOf>[1]
}

async function addAccount(tx: Tx, { columns, hidden }: NewAccount, { at }: About): Promise<Account> {
  const data = {
    ...columns,
    type: 'hiring manager',
    language: 'en',
    emailVerifiedAt: at,
    createdAt: at,
    updatedAt: at,
  }
  const [account] = await tx.account.createManyAndReturn({ data: [data], skipDuplicates: true })
  if (!account) {
    const { email, passwordHash } = columns
    // one of an earlier demonstration had no password
    await tx.account.updateMany({ where: { email, passwordHash: null }, data: { passwordHash } })
    return tx.account.findUniqueOrThrow({ where: { email } })
  }
  await emit(tx, accountChanged, { things: [accountStateOf(account, hidden)] }, { at, subject: account.id })
  return account
}
