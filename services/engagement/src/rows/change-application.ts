import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import type { StoredStep } from '@lunchpail/contracts/engagement/enumerations'
import { emit } from '@lunchpail/kit-events/emit'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

interface Change {
  readonly state?: number
  readonly what?: StoredStep
  /** of a no-show taken back: what the candidate was told last stays */
  readonly leavesDecision?: boolean
  readonly reason?: number | null
  readonly reasonOther?: string | null
  /** whether the latest interview is over, and the candidate came as far as anybody knows */
  readonly hadInterview?: boolean
  readonly withdrawn?: true
  /** the company does it: from then on it has answered */
  readonly answered?: true
}

export interface About {
  readonly at: Date
  readonly traceparent?: string | undefined
}

/** An application as `engagement.application.changed.v1` publishes it. */
export const engagementStateOf = (row: Application) => ({
  id: row.id,
  version: row.version,
  account_id: row.accountId,
  position_id: row.positionId,
  state: row.state,
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
})

/**
 * Writes a step into the timeline of a locked application, moves it where a state is given, and publishes it. The id of the step is of
 * the database, whose ids rise: of two steps of one moment, the one that was written first comes first.
 */
export async function changeApplication(
  tx: Tx,
  row: Pick<Application, 'id' | 'state' | 'answeredAt'>,
  { state = row.state, what = 'state', leavesDecision = false, withdrawn, answered, ...columns }: Change,
  { at, traceparent }: About,
): Promise<string> {
  const moved = state !== row.state
  const step = await tx.change.create({ data: { applicationId: row.id, state, what, leavesDecision, at } })
  const application = await tx.application.update({
    where: { id: row.id },
    data: {
      ...columns,
      state,
      version: { increment: 1 },
      approved: rowOfState(state).approved,
      ...(moved && { movedAt: at, withdrawnAt: withdrawn ? at : null }),
      ...(answered && row.answeredAt === null && { answeredAt: at }),
    },
  })
  await emit(tx, applicationMoved, { things: [engagementStateOf(application)] }, { at, traceparent })
  return step.id
}
