import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { isStopped } from './is-stopped.ts'
import { recordConsent } from './record-consent.ts'

/** Stops or starts emails to an address, where that is not so already. */
export async function saveEmailConsent(
  { database, clock }: Deps,
  change: {
    readonly recipient: string
    readonly stopped: boolean
    readonly source: 'one-click' | 'page'
  },
): Promise<void> {
  const { recipient, stopped, source } = change
  if ((await isStopped(database, 'email', [recipient])) === stopped) return
  await recordConsent(database, [
    {
      recipient,
      channel: 'email',
      kind: stopped ? 'stopped' : 'started',
      source,
      sentence: stopped ? 'List-Unsubscribe' : 'undo',
      cause: `${source} ${randomUUID()}`,
      at: clock.now(),
    },
  ])
}
