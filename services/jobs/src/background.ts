import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { untilNone, type BackgroundWorks } from '@lunchpail/kit-service/background'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from './database.ts'
import { settleTask } from './duplicates/settle-after-change.ts'
import { settleSome } from './duplicates/settle-twins.ts'
import { publishUnpublished } from './positions/publish-unpublished.ts'
import { screenStored } from './screening/screen-stored.ts'

/** What a new release has to do with the positions that are stored: a million take minutes, in which jobs are found. */
export const background = (transaction: OpenTransaction<Tx>, clock: Clock): BackgroundWorks => ({
  'publish-unpublished': () => untilNone(() => publishUnpublished(transaction, clock)),
  'screen-stored': () => screenStored(transaction, clock),
  [settleTask]: () => untilNone(() => settleSome(transaction, clock)),
})
