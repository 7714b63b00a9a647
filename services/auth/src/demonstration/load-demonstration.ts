import { accountChanged } from '@lunchpail/contracts/auth/events'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import {
  demonstrationCompany,
  demonstrationPassword,
  demonstrationPersons,
  secondDemonstrationCompany,
} from '@lunchpail/kit-local/identity-provider/persons'
import { demonstrationApplicants } from '@lunchpail/kit-local/demonstration/applicants'
import { emit } from '@lunchpail/kit-events/emit'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { setIdentityProvider, type ProviderSettings } from '../sign-in/sign-on/set-identity-provider.ts'
import { publishCompany } from '../companies/publish-company.ts'
import { setMember, type About } from '../accounts/set-member.ts'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { accountStateOf, hideContact } from '../accounts/account-state.ts'
import { companyKey } from '../companies/company-name.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Secrets } from '../sign-in/secrets.ts'

type Needs = Pick<Deps, 'seal' | 'contactSecret'> & {
  readonly transaction: OpenTransaction<Tx>
  readonly secrets: Secrets
  readonly clock: Clock
}

/**
 * Two companies whose positions jobs has, approved, with a manager of each level, and those who applied to them. All log in by
 * a password, the first company's managers by the provider on this machine too.
 */
export async function loadDemonstration(
  deps: Needs,
  provider: Pick<ProviderSettings, 'issuer' | 'clientId' | 'clientSecret'>,
): Promise<void> {
  const { name, domain } = demonstrationCompany
  const passwordHash = await hashPassword(demonstrationPassword)
  const company = await addCompany(deps, name)
  await setIdentityProvider(deps, company, {
    ...provider,
    emailDomains: [domain],
    otherOrigins: [],
    required: false,
  })
  for (const { email, account } of demonstrationPersons)
    if (account) await addManager(deps, company, { ...account, email, companyName: name, passwordHash })
  const second = await addCompany(deps, secondDemonstrationCompany.name)
  for (const manager of secondDemonstrationCompany.managers)
    await addManager(deps, second, { ...manager, companyName: secondDemonstrationCompany.name, passwordHash })
  for (const { accountId, firstName, lastName, email } of demonstrationApplicants)
    await addPerson(deps, {
      id: accountId,
      type: 'applicant',
      firstName,
      lastName,
      email,
      title: null,
      companyName: null,
      passwordHash,
    })
}

async function addCompany(deps: Needs, name: string): Promise<string> {
  const at = deps.clock.now()
  return deps.transaction(async (tx) => {
    const found = await tx.company.findFirst({ where: { name }, orderBy: { createdAt: 'asc' } })
    const approved = { nameKey: companyKey(name), state: 'approved', decidedAt: found?.decidedAt ?? at }
    const company = found
      ? await tx.company.update({ where: { id: found.id }, data: approved })
      : await tx.company.create({ data: { name, createdAt: at, ...approved } })
    await publishCompany(tx, company.id, at)
    return company.id
  })
}

type Manager = Omit<NewPerson, 'type' | 'id'> & { readonly level: 'admin' | 'editor' | 'viewer' }

async function addManager(deps: Needs, companyId: string, { level, ...person }: Manager): Promise<void> {
  const id = await addPerson(deps, { ...person, type: 'hiring manager' })
  await deps.transaction(async (tx) => {
    // whoever was changed since stays so
    if ((await tx.member.count({ where: { accountId: id } })) > 0) return
    const permission = { level: permissionLevel[level], access: null }
    await setMember(tx, id, { companyId, permission }, { at: deps.clock.now(), traceparent: undefined })
  })
}

async function addPerson(deps: Needs, columns: NewPerson): Promise<string> {
  const at = deps.clock.now()
  const hidden = await hideContact(deps, { ...columns, ...contactOfAll, emailVerifiedAt: at })
  return deps.transaction(
    async (tx) => (await addAccount(tx, { columns, hidden }, { at, traceparent: undefined })).id,
  )
}

/** People of the demonstration get emails alone. */
const contactOfAll = { phone: null, textConsentAt: null, textConsentWording: null }

type NewPerson = Pick<
  Account,
  'type' | 'firstName' | 'lastName' | 'title' | 'companyName' | 'passwordHash'
> & { readonly id?: string; readonly email: string }

interface NewAccount {
  readonly columns: NewPerson
  readonly hidden: Parameters<typeof accountStateOf>[1]
}

async function addAccount(tx: Tx, { columns, hidden }: NewAccount, { at }: About): Promise<Account> {
  const data = {
    ...columns,
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
