import { serviceConfig } from '@lunchpail/kit-service/config'
import { objectStoreEnvironment } from '@lunchpail/kit-service/object-store'
import * as z from 'zod/mini'

export const config = serviceConfig(
  'jobs',
  z.object({
    /** where companies' logos are kept; without an endpoint the site shows monograms */
    ...objectStoreEnvironment,
    /** the number that posters say, in E.164 */
    TWILIO_FROM: z.optional(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))),
  }),
)
export type Config = ReturnType<typeof config>
