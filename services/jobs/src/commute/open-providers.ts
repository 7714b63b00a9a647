import type { Clock } from '@lunchpail/kit-service/clock'
import type { Logger } from 'pino'
import { censusGeocoder, type Geocoder } from './census-geocoder.ts'
import { osrmRouter, type Router } from './osrm-router.ts'

interface Settings {
  readonly GEOCODER_URL?: string | undefined
  readonly ROUTING_URL?: string | undefined
}

const timeoutMs = 2_000

/** The providers that the operator named; no one else is asked about a home. */
export function openProviders(
  { GEOCODER_URL, ROUTING_URL }: Settings,
  clock: Clock,
  log: Logger,
): { readonly geocoder: Geocoder | null; readonly router: Router | null } {
  const settings = { timeoutMs, clock, log }
  return {
    geocoder: GEOCODER_URL === undefined ? null : censusGeocoder({ ...settings, url: GEOCODER_URL }),
    router: ROUTING_URL === undefined ? null : osrmRouter({ ...settings, url: ROUTING_URL }),
  }
}
