import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCompany, signIn } from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import {
  demonstrationCompany,
  demonstrationPassword,
  demonstrationPersons,
} from '@lunchpail/kit-local/identity-provider/persons'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { openDatabase } from '../database.ts'
import { contactSecret, csrfSecret, shareAuth, type Auth } from '../../test/auth-service.ts'
import { openBrowser } from '../../test/browser.ts'
import { clientOf, signOn, startProvider, type CompanyProvider } from '../../test/company-provider.ts'
import { secretsFrom } from '../sign-in/secrets.ts'
import { loadDemonstration } from './load-demonstration.ts'

let auth: Auth
let provider: CompanyProvider
beforeAll(async () => {
  ;[auth, provider] = await Promise.all([shareAuth(), startProvider()])
  provider.persons.push(...demonstrationPersons)
})
afterAll(() => provider.stop())

it('[AU-08] [AU-26] has a company with a login of its own and a manager of each level, once', async () => {
  const { transaction } = openDatabase(auth.pool)
  const deps = {
    transaction,
    clock: auth.clock,
    secrets: secretsFrom([{ kid: '', secret: csrfSecret }]),
    contactSecret: contactSecretFrom([{ kid: '', secret: contactSecret }]),
    seal: async () => 'sealed',
  }
  const settings = { issuer: provider.issuer, clientId: clientOf.id, clientSecret: clientOf.secret }
  await loadDemonstration(deps, { ...settings, clientSecret: 'of before' })
  await loadDemonstration(deps, settings)
  const { rows } = await auth.pool.query<{ id: string }>('select id from company_identity_provider')
  expect(rows).toHaveLength(1)
  for (const { subject, email, account } of demonstrationPersons) {
    const browser = openBrowser(auth)
    await signOn(browser, rows[0]!.id, subject)
    expect((await browser.identity()).account?.email).toBe(account ? email : undefined)
    if (!account) continue
    const manager = openBrowser(auth)
    await manager.call(signIn, { body: { handle: email, password: demonstrationPassword } })
    const { body } = await manager.call(getCompany)
    expect(body).toMatchObject({
      state: 'joined',
      company: { name: demonstrationCompany.name },
      permission: { level: permissionLevel[account.level] },
    })
  }
})
