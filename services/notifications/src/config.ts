import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'

const text = z.string().check(z.minLength(1))

export const config = serviceConfig(
  'notifications',
  z.object({
    TWILIO_ACCOUNT_SID: text,
    TWILIO_AUTH_TOKEN: text,
    /** the number that texts come from, in E.164 */
    TWILIO_FROM: text,
    /** called in place of Twilio: the local message catcher */
    TWILIO_API_BASE: z.optional(z.url()),
    SENDGRID_API_KEY: text,
    SENDGRID_FROM: text,
    SENDGRID_API_BASE: z.optional(z.url()),
    /** JWK by which sealed contacts and values are opened */
    NOTIFICATIONS_PRIVATE_KEY: text,
  }),
)
export type Config = ReturnType<typeof config>
