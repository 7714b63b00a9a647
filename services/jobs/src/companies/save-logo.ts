import { createHash } from 'node:crypto'
import type { Tx } from '../database.ts'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'

interface Logo {
  readonly companyId: number
  readonly type: string
  readonly bytes: Uint8Array
}

/** The key is made of company, type and content, so that the same logo has the same key. */
export async function uploadLogo(store: Pick<ObjectStore, 'put'>, { companyId, type, bytes }: Logo) {
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const key = `logo/${companyId}/${type.split('/')[1]!.replace(/\W.*/, '')}/${version}`
  await store.put(key, type, bytes)
  return { companyId, logoKey: key, logoType: type, logoVersion: version }
}

type PutLogo = Awaited<ReturnType<typeof uploadLogo>>

export async function saveLogo(tx: Tx, { companyId, ...columns }: PutLogo): Promise<void> {
  await tx.company.update({ where: { id: companyId }, data: columns })
}
