import type { Application } from '../application.ts'

export type Acknowledged = NonNullable<Application['mismatch_ack']>

/**
 * The mismatches that were accepted, by position. Whoever took the way to a job took it from the home at that time: from
 * another ZIP code, typed here or in the profile, it is asked about again.
 */
export function acceptedFromHome({
  mismatch_ack = {},
  mismatch_ack_home: home,
  address_postal_code: zip,
}: Pick<Application, 'mismatch_ack' | 'mismatch_ack_home' | 'address_postal_code'>): Acknowledged {
  if (home === undefined || zip === undefined || home === zip) return mismatch_ack
  return Object.fromEntries(
    Object.entries(mismatch_ack).map(([id, types]) => [
      id,
      types.filter((type) => type !== 'location' && type !== 'commute'),
    ]),
  )
}
