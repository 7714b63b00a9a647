import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { memberChanged } from '@lunchpail/contracts/auth/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Keeps who works for which approved company, so that their open tabs are told, and who of them may get word of applicants. */
export const onMemberChanged = projection(
  memberChanged,
  async (tx: Transaction, { things: members }, { epoch }) => {
    await storeNewest(
      tx,
      'manager',
      'account_id',
      members.map(({ account_id, version, company_id, company_approved, level, access, barred_until }) => ({
        account_id,
        version,
        company_id: company_approved && level !== permissionLevel.none ? company_id : null,
        level,
        access,
        barred_until,
      })),
      epoch,
    )
  },
  { readModel: ['manager'] },
)
