import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import type { Session } from '@lunchpail/kit-web/session'

/** Whether jobs are chosen for an event: a hiring manager comes for none. */
export const choosesJobs = (
  { positions }: Pick<Gathering, 'positions'>,
  account: Session['account'],
): boolean => positions.length > 0 && !(account && isEmployer(account.type))
