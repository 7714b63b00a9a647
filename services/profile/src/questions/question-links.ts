import { isBarred } from '@lunchpail/contracts/auth/enumerations'
import { dayMs } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { QuestionLink } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { hashOfSecret } from '../sections/reference-request.ts'

/** How long a link works, and how many a person may have sent to them. */
const linkDays = 7
export const linksADay = 10
export const linkEnd = (now: Date): Date => new Date(now.getTime() + linkDays * dayMs)

/**
 * The link of this secret that still works: whoever reads where it went has to be its person, so what is the account's no more ends
 * it. Of an account that was erased there is none, and none works of one that is barred: it answers nothing at the site either.
 */
export async function findQuestionLink(
  database: Pick<Tx, 'questionLink' | 'knownContact'>,
  secret: string,
  now: Date,
): Promise<QuestionLink> {
  const found = await database.questionLink.findUnique({ where: { secretHash: hashOfSecret(secret) } })
  if (!found || found.expiresAt <= now) return refuse('link-expired')
  const known = await database.knownContact.findUnique({ where: { accountId: found.accountId } })
  if (known && isBarred(known, now)) return refuse('link-expired')
  const own = found.channel === 'text' ? known?.phoneHash : known?.emailHash
  return found.contactHash !== null && own === found.contactHash ? found : refuse('link-expired')
}
