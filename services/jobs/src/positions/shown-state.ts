import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'

/** The columns of a position that its feed or employer wants in a state: one that is withheld shows as paused meanwhile. */
export const shownState = (wanted: PositionStatus, withheld: boolean) =>
  withheld && wanted === 'open'
    ? { state: 'paused', postedState: 'open', withheld }
    : { state: wanted, postedState: null, withheld }

/** In which its feed or employer has it, whatever candidates are shown. */
export const wantedState = (row: { readonly state: string; readonly postedState: string | null }) =>
  (row.postedState ?? row.state) as PositionStatus
