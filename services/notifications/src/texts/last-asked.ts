import type { AskedBefore } from '@lunchpail/contracts/notifications/text-meanings'
import type { Deps } from '../deps.ts'

const askedBy: Readonly<Record<string, AskedBefore>> = {
  'candidate-notice': 'interview',
  'message-notice': 'message',
}

/** What the last text to a number asked, by its hashes. The request is known also where the account that asked is no more. */
export async function lastAsked(
  { database }: Pick<Deps, 'database'>,
  recipients: readonly string[],
): Promise<AskedBefore> {
  const recipient = { in: [...recipients] }
  const request = await database.reachRequest.findFirst({
    where: { recipient, channel: 'text' },
    orderBy: { at: 'desc' },
  })
  const last = await database.message.findFirst({
    where: {
      recipient,
      channel: 'text',
      template: { in: Object.keys(askedBy) },
      attemptedAt: request ? { gt: request.at } : { not: null },
    },
    orderBy: [{ attemptedAt: 'desc' }, { id: 'desc' }],
    select: { template: true },
  })
  if (last) return askedBy[last.template]!
  return request ? 'request' : 'nothing'
}
