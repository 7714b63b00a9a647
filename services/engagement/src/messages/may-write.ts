import { isSeen } from '@lunchpail/contracts/fields/one-line'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { employerApplicationState as states } from '@lunchpail/contracts/engagement/enumerations'

interface Thread {
  readonly state: number
  readonly withdrawnAt: Date | null
  /** the sides that reported the other one */
  readonly reports: readonly unknown[]
}

/** As long as the application goes on, or the job that came of it, and neither side reported the other. */
export const mayWrite = ({ state, withdrawnAt, reports }: Thread): boolean =>
  withdrawnAt === null &&
  reports.length === 0 &&
  (rowOfState(state).open || state === states.employed || state === states.started)

/** Invisible characters: of control, and those that turn the direction of what follows. Joiners make one emoji of several. */
const unseen = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu

/** As it is kept and sent: readable lines; nothing where nothing is visible. */
export const plainText = (text: string): string => {
  const plain = text.replace(unseen, '').trim()
  return isSeen(plain) ? plain : ''
}
