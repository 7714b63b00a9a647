import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { offerLeaseMs, publishOffer, withdrawOffer } from '@lunchpail/kit-build/shell-offer'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import type { ShellOffer } from '@lunchpail/kit-build/shell-offer'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { Logger } from 'pino'

/**
 * Says what this shell offers to microfrontends, from before its first request until it ends: a release that needs more is
 * refused while it lives. What ends without a word is forgotten after its lease. Resolves to what ends it.
 */
export async function sayOffer(
  store: ReleaseStore,
  offer: () => ShellOffer | undefined,
  log: Logger,
): Promise<() => Promise<void>> {
  const shell = `${hostname()}-${randomUUID()}`
  let saying = Promise.resolve()
  const say = () => {
    const said = offer()
    if (said === undefined) return saying
    return (saying = publishOffer(store, shell, said).catch((error: unknown) =>
      log.error({ error: loggedError(error) }, 'what this shell offers cannot be said'),
    ))
  }
  await say()
  const timer = setInterval(() => void say(), offerLeaseMs / 3)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await saying
    // without the store it is forgotten all the same
    await withdrawOffer(store, shell).catch((error: unknown) =>
      log.warn({ error: loggedError(error) }, 'what this shell offered cannot be taken back'),
    )
  }
}
