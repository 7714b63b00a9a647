import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'
import { publicKeyVariable } from '@lunchpail/kit-service/public-key'
import { secretSet } from '@lunchpail/kit-service/secret-set'

export const config = serviceConfig(
  'auth',
  z.object({
    /** from which the keys of CSRF values and of stored private keys are derived: `kid:secret,kid:secret` */
    CSRF_SECRET: secretSet,
    /** shared with wizard: what the two tell each other of emails and phones */
    CONTACT_SECRET: secretSet,
    /** by which the type of a number is looked up; without the two, none is */
    TWILIO_ACCOUNT_SID: z.optional(z.string()),
    TWILIO_AUTH_TOKEN: z.optional(z.string()),
    /** called in place of Twilio: the local message catcher */
    TWILIO_API_BASE: z.optional(z.url()),
    /** contacts of people leave this service sealed to this key alone */
    NOTIFICATIONS_PUBLIC_KEY: publicKeyVariable,
  }),
)
export type Config = ReturnType<typeof config>
