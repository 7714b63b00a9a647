import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { SiteConfig } from './config.ts'

const pauseMs = 100

/** Whether a service has answered that it is ready before it is no longer waited for. */
async function becomesReady(url: string, limit: AbortSignal): Promise<boolean> {
  while (!limit.aborted)
    try {
      const { ok } = await fetch(`${url}/health/ready`, { signal: limit })
      if (ok) return true
      await wait(pauseMs, undefined, { signal: limit })
    } catch {
      await wait(pauseMs, undefined, { signal: limit }).catch(() => {})
    }
  return false
}

/**
 * Waits for the services, as the first pages after a start ask them. Where all start at once they are ready about when this
 * server is; one that is dead keeps no one out for longer than the limit, and the log names it.
 */
export async function servicesReady(
  services: SiteConfig['services'],
  log: Logger,
  { limitMs, stopping }: { readonly limitMs: number; readonly stopping: AbortSignal },
): Promise<void> {
  const limit = AbortSignal.any([stopping, AbortSignal.timeout(limitMs)])
  const asked = Object.entries(services).map(async ([noun, url]) => ({
    noun,
    ready: url === undefined || (await becomesReady(url, limit)),
  }))
  const late = (await Promise.all(asked)).filter(({ ready }) => !ready).map(({ noun }) => noun)
  if (late.length > 0 && !stopping.aborted)
    log.warn({ services: late }, 'services are not ready, and are not waited for')
}
