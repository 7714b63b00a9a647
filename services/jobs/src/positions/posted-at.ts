import { portalState } from '@lunchpail/contracts/jobs/enumerations'

interface Dated {
  readonly portalState: number
  readonly postedAt: Date
  readonly changedAt: Date
}

/**
 * The posting date of a position that is changed now: when candidates could first see it. One that was never open
 * moves on with each of its changes, by which it is told from one that was open and lacks something since.
 */
export const postedAtAfter = (before: Dated, at: Date): Date =>
  before.portalState === portalState.incomplete && before.postedAt.getTime() === before.changedAt.getTime()
    ? at
    : before.postedAt
