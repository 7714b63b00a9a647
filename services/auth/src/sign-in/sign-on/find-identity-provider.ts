import { startSignOn } from '@lunchpail/contracts/auth/api'
import * as z from 'zod/mini'
import type { CompanyIdentityProvider } from '../../../generated/client.ts'
import type { Account } from '../../database.ts'
import type { Deps } from '../../deps.ts'

/** How the company of an account logs its people in; null where the account has no company, or it has no provider. */
export async function findSignOnWay(
  { database, publicUrl }: Pick<Deps, 'database' | 'publicUrl'>,
  { companyId }: Account,
): Promise<SignOnWay | null> {
  if (companyId === null) return null
  const provider = await database.companyIdentityProvider.findUnique({
    where: { companyId },
    select: { id: true, required: true },
  })
  return presentSignOn(provider, publicUrl)
}

export const findIdentityProvider = async (
  { database }: Pick<Deps, 'database'>,
  id: string | undefined,
): Promise<CompanyIdentityProvider | null> =>
  z.safeParse(z.uuid(), id).success
    ? database.companyIdentityProvider.findUnique({ where: { id: id! } })
    : null

/** How the company of an account logs its people in. */
export interface SignOnWay {
  readonly address: string
  readonly required: boolean
}

const presentSignOn = (
  provider: Pick<CompanyIdentityProvider, 'id' | 'required'> | null,
  publicUrl: string,
): SignOnWay | null =>
  provider && {
    address: new URL(`${startSignOn.path}?provider=${provider.id}`, publicUrl).href,
    required: provider.required,
  }
