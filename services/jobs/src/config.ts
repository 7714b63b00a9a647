import { serviceConfig } from '@lunchpail/kit-service/config'
import * as z from 'zod/mini'

/** Where companies' logos are kept. Without an endpoint the site shows monograms. */
export const config = serviceConfig(
  'jobs',
  z.object({
    S3_ENDPOINT: z.optional(z.url('must be an address, for example http://127.0.0.1:9000')),
    S3_REGION: z._default(z.string(), 'us-east-1'),
    S3_BUCKET: z._default(z.string(), 'lunchpail'),
    S3_ACCESS_KEY_ID: z.optional(z.string()),
    S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  }),
)
export type Config = ReturnType<typeof config>
