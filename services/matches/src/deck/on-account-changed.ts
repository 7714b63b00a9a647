import { accountTypes, isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import { lockWants, noteWants } from './note-wants.ts'

/**
 * An archived or fake account gets no matches; a barred one is told of none, and not applied for. Without the checkbox of My
 * Account there are no alerts. Who hires is told of none either, whatever preferences were sent.
 */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Transaction, { things: accounts }, { epoch }) => {
    const ids = accounts.map(({ id }) => id)
    await lockWants(tx, ids)
    await storeNewest(
      tx,
      'account_status',
      'account_id',
      accounts.map(({ id, version, type, status, timezone, job_alerts_enabled, barred_until }) => ({
        account_id: id,
        version,
        status,
        employer: isKnown(accountTypes, type) && isEmployer(type),
        timezone,
        job_alerts: job_alerts_enabled,
        barred_until,
      })),
      epoch,
    )
    await noteWants(tx, ids)
  },
  { readModel: ['account_status'] },
)
