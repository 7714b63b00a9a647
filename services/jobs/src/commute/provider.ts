import type { Clock } from '@lunchpail/kit-service/clock'
import { readBounded } from '@lunchpail/kit-service/read-bounded'
import type { Logger } from 'pino'
import * as z from 'zod/mini'

/** A table of 50 minutes or some matches of an address are a few kilobytes. */
const maxBytes = 256 * 1024
/** After a failure a provider is left alone, so that not every page waits for it. */
const restMs = 30_000

export interface ProviderSettings {
  readonly url: string
  readonly timeoutMs: number
  readonly clock: Clock
  readonly log: Logger
}

/** A relative address below the provider's own, which may have a path. */
const addressOf = (base: string, relative: string): URL => new URL(relative, base.replace(/\/*$/, '/'))

async function fetchJson(url: URL, timeoutMs: number): Promise<unknown> {
  // an answer that leads elsewhere is none: what is asked says where a person lives
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const bytes = await readBounded(response, maxBytes)
  // the provider is well: the Census Bureau's says so of a city alone or of over 100 letters, OSRM of a point at sea
  if (response.status === 400) return undefined
  if (!response.ok) throw new Error(`status ${response.status}`)
  return JSON.parse(Buffer.from(bytes).toString()) as unknown
}

/**
 * Asks a provider by GET; undefined where it does not answer in time, or not as `answer` says. That it cannot answer one
 * question (400) leaves it to the others.
 */
export function askProvider<Answer extends z.ZodMiniType>(
  name: string,
  { url, timeoutMs, clock, log }: ProviderSettings,
  answer: Answer,
): (relative: string) => Promise<z.output<Answer> | undefined> {
  let restsUntil = 0
  return async (relative) => {
    if (clock.now().getTime() < restsUntil) return undefined
    try {
      const given = await fetchJson(addressOf(url, relative), timeoutMs)
      return given === undefined ? undefined : z.parse(answer, given)
    } catch (failure) {
      restsUntil = clock.now().getTime() + restMs
      // by its kind alone: the text of an error may quote what was asked
      log.warn({ provider: name, failure: (failure as Error).name }, 'a provider did not answer')
      return undefined
    }
  }
}
