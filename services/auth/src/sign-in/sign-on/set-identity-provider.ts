import * as z from 'zod/mini'
import { url } from '@lunchpail/contracts/fields/texts'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Tx } from '../../database.ts'
import { isSafeAddress } from './issuer-origin.ts'
import type { Secrets } from '../secrets.ts'

const address = url.check(z.refine(isSafeAddress, 'must be an https address (http on this machine alone)'))
const origin = address.check(
  z.refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an address without a path',
  ),
)
const domain = z
  .string()
  .check(
    z.toLowerCase(),
    z.maxLength(200),
    z.regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'must be a domain like harbor.example'),
  )

/** What an operator gives of the provider of a company. */
export const providerSettings = z.object({
  issuer: address,
  clientId: z.string('is missing').check(z.minLength(1, 'is missing'), z.maxLength(500)),
  clientSecret: z.string('is missing').check(z.minLength(1, 'is missing'), z.maxLength(2_000)),
  emailDomains: z.array(domain).check(z.minLength(1, 'is missing'), z.maxLength(50)),
  otherOrigins: z.array(origin).check(z.maxLength(20)),
  required: z.boolean(),
})
export type ProviderSettings = z.output<typeof providerSettings>

interface Needs {
  readonly transaction: OpenTransaction<Tx>
  readonly secrets: Secrets
  readonly clock: Clock
}

/** Gives a company its provider, or another one in place of it. */
export const setIdentityProvider = (
  { transaction, secrets, clock }: Needs,
  companyId: string,
  { clientSecret, ...settings }: ProviderSettings,
): Promise<unknown> => {
  const now = clock.now()
  const data = { ...settings, sealedClientSecret: secrets.encrypt(clientSecret), updatedAt: now }
  return transaction((tx) =>
    tx.companyIdentityProvider.upsert({
      where: { companyId },
      create: { ...data, companyId, createdAt: now },
      update: data,
    }),
  )
}
