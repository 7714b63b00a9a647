import { accountChanged } from '@lunchpail/contracts/auth/events'
import { demonstrationCompany, demonstrationPersons } from '@lunchpail/kit-local/identity-provider/persons'
import { emit } from '@lunchpail/kit-events/emit'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { setIdentityProvider, type ProviderSettings } from '../commands/set-identity-provider.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { accountStateOf, contactOf, hideContact } from '../domain/account-state.ts'
import type { Secrets } from '../domain/secrets.ts'

type Needs = Pick<Deps, 'seal' | 'contactSecret'> & {
  readonly transaction: OpenTransaction<Tx>
  readonly secrets: Secrets
  readonly clock: Clock
}

/** A company whose people log in by the provider on this machine, and by nothing else: their accounts have no password. */
export async function loadDemonstration(
  deps: Needs,
  provider: Pick<ProviderSettings, 'issuer' | 'clientId' | 'clientSecret'>,
): Promise<void> {
  const { name, domain } = demonstrationCompany
  const company = await deps.transaction(async (tx) => {
    const found = await tx.company.findFirst({ where: { name }, orderBy: { createdAt: 'asc' } })
    return found ?? (await tx.company.create({ data: { name, createdAt: deps.clock.now() } }))
  })
  await setIdentityProvider(deps, company.id, {
    ...provider,
    emailDomains: [domain],
    otherOrigins: [],
    required: false,
  })
  for (const { email, account } of demonstrationPersons)
    if (account) await addAccount(deps, { ...account, email, companyName: name, companyId: company.id })
}

interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly email: string
  readonly companyName: string
  readonly companyId: string
}

async function addAccount(deps: Needs, person: NewAccount): Promise<void> {
  const now = deps.clock.now()
  const data = {
    ...person,
    type: 'hiring manager',
    language: 'en',
    phone: null,
    textConsentAt: null,
    textConsentWording: null,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  const hidden = await hideContact(deps, contactOf(data))
  await deps.transaction(async (tx) => {
    const [account] = await tx.account.createManyAndReturn({ data: [data], skipDuplicates: true })
    if (!account) return
    await emit(
      tx,
      accountChanged,
      { things: [accountStateOf(account, hidden)] },
      { at: now, subject: account.id },
    )
  })
}
