import type { Invite } from '@lunchpail/contracts/engagement/api'

/** To come, or held: one that was taken back or replaced is none to go to, nor to be asked about. */
export const isInterview = ({ state, over }: Pick<Invite, 'state' | 'over'>): boolean =>
  state === 'open' || (state === 'closed' && over)
