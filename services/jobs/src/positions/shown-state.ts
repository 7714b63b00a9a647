import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'

interface Reasons {
  /** kept from candidates: until an operator looked, or because one hid it */
  readonly withheld: boolean
  /** the position that is shown in its place */
  readonly sameAs: number | null
}

/** The columns of a position that its feed or employer wants in a state: one that candidates do not see is paused meanwhile. */
export const shownState = (wanted: PositionStatus, { withheld, sameAs }: Reasons) =>
  (withheld || sameAs !== null) && wanted === 'open'
    ? { state: 'paused', postedState: 'open', withheld, sameAs }
    : { state: wanted, postedState: null, withheld, sameAs }

/** In which its feed or employer has it, whatever candidates are shown. */
export const wantedState = (row: { readonly state: string; readonly postedState: string | null }) =>
  (row.postedState ?? row.state) as PositionStatus
