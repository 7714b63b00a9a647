import { jobAlertsSaved } from '@lunchpail/contracts/profile/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import type { SaveContext } from './save-sections.ts'

/** The switch of job alerts is auth's to keep. */
export const publishAlerts = (
  tx: Tx,
  accountId: string,
  enabled: boolean,
  { at, traceparent }: Pick<SaveContext, 'at' | 'traceparent'>,
): Promise<void> =>
  emit(
    tx,
    jobAlertsSaved,
    { account_id: accountId, saved_at: at.toISOString(), job_alerts_enabled: enabled },
    { at, subject: accountId, traceparent },
  )
