import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { defaultPreferences } from '@lunchpail/contracts/profile/enumerations'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Commuter } from '../applicant/mismatches.ts'

const unknown: Omit<Commuter, 'home'> = {
  commute_type: defaultPreferences.commute_type,
  commute_length: defaultPreferences.commute_length,
  answered: [],
}

/**
 * Whose way to work is looked at. The home is the application's, which is newer than what profile has published of it: an
 * application that is sent in one call is not known there yet. Where it tells no home, it is profile's.
 */
export function commuterOf(
  { address_international, address_postal_code = '' }: Application,
  known: Commuter | null,
  /** centres of ZIP codes */
  cities: ReadonlyMap<string, Point>,
): Commuter | null {
  const zip = address_postal_code.trim()
  if (zip === '' && !address_international) return known
  const city = address_international ? undefined : cities.get(zip)
  const home = city ? { latitude: city.latitude, longitude: city.longitude } : null
  return { ...(known ?? unknown), home }
}
