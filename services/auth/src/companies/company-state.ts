import type * as z from 'zod/mini'
import type { companyState } from '@lunchpail/contracts/auth/events'
import type { Company } from '../database.ts'

/** A company as `auth.company.changed.v1` publishes it. */
export const companyStateOf = ({ id, version, name, state }: Company): z.output<typeof companyState> => ({
  id,
  version,
  name,
  approved: state === 'approved',
})
