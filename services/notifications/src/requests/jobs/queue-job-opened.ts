import type { NamedPosition } from '@lunchpail/contracts/jobs/events'
import * as z from 'zod/mini'
import type { JobNotice } from '../../../generated/client.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import type { NamedJob } from '../../templates/jobs/named-job.ts'
import { queueMessage } from '../queue-message.ts'

/** What jobs seals to this service. */
export const sealedAddress = z.object({ to: z.string() })

export const namedJobOf = ({ id, title, company_name, city, region }: NamedPosition): NamedJob => ({
  id,
  title,
  company: company_name,
  place: `${city}, ${region}`,
})

/** The one email about a job that is open again: to the account, or to the address whose button was pressed. */
export async function queueJobOpened(
  tx: Tx,
  { seal, open, clock }: Pick<Deps, 'seal' | 'open' | 'clock'>,
  notice: Pick<JobNotice, 'id' | 'accountId' | 'sealedAddress' | 'language'>,
  job: NamedJob,
): Promise<void> {
  const { id, accountId, language } = notice
  const to = accountId === null ? sealedAddress.parse(await open(notice.sealedAddress)) : {}
  await queueMessage(tx, {
    accountId,
    aboutId: id,
    channel: 'email',
    template: 'job-opened',
    cause: id,
    language,
    sealedValues: await seal({ ...to, job }),
    at: clock.now(),
  })
}
