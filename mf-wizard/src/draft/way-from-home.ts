import type { Application } from '@lunchpail/contracts/wizard/application'

type Acknowledged = NonNullable<Application['mismatch_ack']>

/** WZ-07: whoever took the way to a job took it from the home at that time. From another ZIP code it is asked about again. */
export function ackOfHome(
  before: Application,
  part: Partial<Application>,
): Pick<Application, 'mismatch_ack'> {
  const { mismatch_ack, address_postal_code } = before
  const moves = 'address_postal_code' in part && part.address_postal_code !== address_postal_code
  if (!moves || !mismatch_ack || part.mismatch_ack) return {}
  const kept: Acknowledged = Object.fromEntries(
    Object.entries(mismatch_ack).map(([id, types]) => [
      id,
      types.filter((type) => type !== 'location' && type !== 'commute'),
    ]),
  )
  return { mismatch_ack: kept }
}
