import { gatheringKinds } from '@lunchpail/contracts/engagement/gatherings'
import { gatheringChanged } from '@lunchpail/contracts/engagement/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Gathering } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { About } from '../rows/change-application.ts'

/** An event or a program as `engagement.gathering.changed.v1` publishes it. */
export const gatheringStateOf = ({
  id,
  version,
  kind,
  companyId,
  isOpen,
  canceledAt,
  endsAt,
}: Gathering) => ({
  id,
  version,
  kind: gatheringKinds.find((one) => one === kind) ?? 'program',
  company_id: companyId,
  open: isOpen && canceledAt === null,
  canceled: canceledAt !== null,
  ends_at: endsAt?.toISOString() ?? null,
})

/** Jobs keeps the keywords by which people come to these. */
export async function publishGatherings(
  tx: Tx,
  rows: readonly Gathering[],
  { at, traceparent }: About,
): Promise<void> {
  if (rows.length === 0) return
  await emit(tx, gatheringChanged, { things: rows.map(gatheringStateOf) }, { at, traceparent })
}
