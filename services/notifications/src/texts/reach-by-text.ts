import { recordConsent } from '../consent/record-consent.ts'
import { saveReach } from '../reach/save-reach.ts'
import type { Deps } from '../deps.ts'
import { findAgreed } from '../consent/find-agreed.ts'
import { whoHasContact } from '../consent/who-has-contact.ts'
import { cut } from '../templates/cut.ts'
import type { Received } from './received.ts'

/**
 * A YES to the request: texts go out for each account that ticked the box for this number and has one that waits for it. One that
 * gives the number later has asked for nothing yet, and is proven by a code. No account is owned by it. How many there were.
 */
export async function reachByText(deps: Deps, { MessageSid, From, Body }: Received): Promise<number> {
  const { database, recipients, clock } = deps
  const hashes = recipients.hashes(From)
  const at = clock.now()
  const agreed = new Set((await findAgreed(database, hashes)).map(({ account_id }) => account_id))
  const waiting = await database.message.findMany({
    where: { accountId: { in: [...agreed] }, channel: 'text', status: 'waiting' },
    distinct: ['accountId'],
    select: { accountId: true },
  })
  const accountIds = waiting.map(({ accountId }) => accountId!)
  const theirs = await whoHasContact(deps, 'text', hashes, accountIds)
  if (theirs.length > 0)
    await deps.transaction(async (tx) => {
      const recipient = recipients.hash(From)
      await recordConsent(tx, [
        {
          recipient,
          channel: 'text',
          kind: 'agreed',
          source: 'text',
          sentence: cut(Body, 200),
          cause: `text ${MessageSid}`,
          at,
        },
      ])
      for (const accountId of theirs.toSorted())
        await saveReach(tx, { accountId, channel: 'text', recipient, state: 'reachable', at })
    })
  for (const accountId of theirs) deps.updateTabs({ kind: 'changed', accountId, topic: 'reach' })
  return theirs.length
}
