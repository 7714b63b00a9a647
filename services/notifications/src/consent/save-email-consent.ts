import { randomUUID } from 'node:crypto'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Deps } from '../deps.ts'
import { isStopped } from './is-stopped.ts'
import { recordConsent } from './record-consent.ts'

/**
 * Stops or starts emails to an address, where that is not so already. A link names one hash alone: where the address may have
 * others, of secrets before or since, whether it is so already is not known, and it is noted again. A stop ends what was started
 * again since for closed jobs alone, too.
 */
export async function saveEmailConsent(
  on: Transaction,
  { clock, recipients: { isRotated } }: Pick<Deps, 'clock' | 'recipients'>,
  change: {
    /** every hash of the address that is known here, the one to note first */
    readonly recipients: readonly [string, ...string[]]
    readonly stopped: boolean
    readonly source: 'one-click' | 'page'
  },
): Promise<void> {
  const { recipients, stopped, source } = change
  const isKnown = !isRotated || recipients.length > 1
  const scope = stopped ? 'job-notices' : 'all'
  if (isKnown && (await isStopped(on, 'email', recipients, { scope })) === stopped) return
  await recordConsent(on, [
    {
      recipient: recipients[0],
      channel: 'email',
      kind: stopped ? 'stopped' : 'started',
      source,
      sentence: stopped ? 'List-Unsubscribe' : 'undo',
      cause: `${source} ${randomUUID()}`,
      at: clock.now(),
    },
  ])
}
