import * as z from 'zod/mini'
import { termsDialog } from '@lunchpail/contracts/constants'
import { publicKeyVariable } from '@lunchpail/kit-service/public-key'
import { secretSet } from '@lunchpail/kit-service/secret-set'
import { serviceConfig } from '@lunchpail/kit-service/config'

export const config = serviceConfig(
  'engagement',
  z.object({
    /** shared with auth: its keyed hashes of emails and phones, by which a referred friend is known */
    CONTACT_SECRET: secretSet,
    /** contacts of friends leave this service sealed to this key alone */
    NOTIFICATIONS_PUBLIC_KEY: publicKeyVariable,
    /** who has an account from before is told of new terms, once */
    TERMS_CHANGED_AT: z.pipe(
      z._default(
        z
          .string()
          .check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date, as in 2026-11-01')),
        termsDialog.textChangedOn,
      ),
      z.transform((value) => new Date(value)),
    ),
  }),
)
export type Config = ReturnType<typeof config>
