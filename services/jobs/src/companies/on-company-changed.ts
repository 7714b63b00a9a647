import { companyChanged } from '@lunchpail/contracts/auth/events'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { prismaProjection } from '@lunchpail/kit-events/subscription'
import type { Clock } from '@lunchpail/kit-service/clock'
import { claimCompanies, publishOfCompanies } from './claim-companies.ts'
import type { Tx } from '../database.ts'

/** Keeps the companies of auth, and whose the imported ones are. */
export const onCompanyChanged = ({ clock }: { readonly clock: Clock }) =>
  prismaProjection(
    companyChanged,
    async (tx: Tx, { things: companies }, { epoch }) => {
      await storeNewest(tx, 'employer', 'id', companies, epoch)
      const changed = await claimCompanies(
        tx,
        companies.map(({ name }) => name),
      )
      await publishOfCompanies(tx, changed, clock.now())
    },
    { readModel: ['employer'] },
  )
