import { refuse } from '@lunchpail/kit-service/refusal'
import type { ReferenceRequest } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { hashOfSecret } from '../sections/reference-request.ts'

/** The request of a link that still works. */
export async function findReferenceRequest(
  database: Pick<Tx, 'referenceRequest'>,
  secret: string,
  now: Date,
): Promise<ReferenceRequest> {
  const found = await database.referenceRequest.findUnique({ where: { secretHash: hashOfSecret(secret) } })
  return found && found.state === 'sent' && found.expiresAt > now ? found : refuse('reference-closed')
}
