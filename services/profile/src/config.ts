import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'
import { publicKeyVariable } from '@lunchpail/kit-service/public-key'
import { secretSet } from '@lunchpail/kit-service/secret-set'

export const config = serviceConfig(
  'profile',
  z.object({
    /** shared with auth and wizard: seals the phone that a person saves, hashes the numbers of managers, seals what they say */
    CONTACT_SECRET: secretSet,
    /** the numbers of managers leave this service sealed to this key alone */
    NOTIFICATIONS_PUBLIC_KEY: publicKeyVariable,
  }),
)
export type Config = ReturnType<typeof config>
