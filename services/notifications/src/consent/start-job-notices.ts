import type { Transaction } from '@lunchpail/kit-database/transaction'
import { isStopped } from './is-stopped.ts'
import { recordConsent } from './record-consent.ts'

/**
 * Whoever reads at an address, or its owner, asks for word of a closed job after they stopped our emails: that is sent then, and
 * nothing else is.
 */
export async function startJobNotices(
  on: Transaction,
  recipients: readonly [string, ...string[]],
  { cause, at }: { readonly cause: string; readonly at: Date },
): Promise<void> {
  if (!(await isStopped(on, 'email', recipients, { scope: 'job-notices' }))) return
  await recordConsent(on, [
    {
      recipient: recipients[0],
      channel: 'email',
      kind: 'started',
      source: 'page',
      scope: 'job-notices',
      sentence: 'job notice wanted',
      cause: `job notice ${cause}`,
      at,
    },
  ])
}
