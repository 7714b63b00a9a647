import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { employerApplicationState as states } from '@lunchpail/contracts/engagement/enumerations'

interface Thread {
  readonly state: number
  readonly withdrawnAt: Date | null
  /** the sides that reported the other one */
  readonly reports: readonly unknown[]
}

/** BY-20: as long as the application goes on, or the job that came of it, and nobody reported the other side. */
export const mayWrite = ({ state, withdrawnAt, reports }: Thread): boolean =>
  withdrawnAt === null &&
  reports.length === 0 &&
  (rowOfState(state).open || state === states.employed || state === states.started)

/** As it is kept and sent: lines, and no other signs that nobody sees. */
export const plainText = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '').trim()
