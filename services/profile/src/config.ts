import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'
import { secretSet } from '@lunchpail/kit-service/secret-set'

export const config = serviceConfig(
  'profile',
  z.object({
    /** shared with auth and wizard: seals the phone that a person saves */
    CONTACT_SECRET: secretSet,
  }),
)
export type Config = ReturnType<typeof config>
