import { serviceConfig } from '@lunchpail/kit-service/config'
import { objectStoreEnvironment } from '@lunchpail/kit-service/object-store'
import { url } from '@lunchpail/kit-service/environment'
import { publicKeyVariable } from '@lunchpail/kit-service/public-key'
import * as z from 'zod/mini'

export const config = serviceConfig(
  'jobs',
  z.object({
    /** where companies' logos are kept; without an endpoint the site shows monograms */
    ...objectStoreEnvironment,
    /** of the Census Bureau's geocoder, or one that speaks its API */
    GEOCODER_URL: z.optional(url(/^https?:$/, 'https://geocoding.geo.census.gov')),
    /** of a routing engine that speaks OSRM's HTTP API */
    ROUTING_URL: z.optional(url(/^https?:$/, 'http://127.0.0.1:5000')),
    /** addresses of people who wait for a position leave this service sealed to this key alone */
    NOTIFICATIONS_PUBLIC_KEY: publicKeyVariable,
    /** the number that posters say, in E.164 */
    TWILIO_FROM: z.optional(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))),
  }),
)
export type Config = ReturnType<typeof config>
