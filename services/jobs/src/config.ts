import { serviceConfig } from '@lunchpail/kit-service/config'
import { objectStoreEnvironment } from '@lunchpail/kit-service/object-store'
import * as z from 'zod/mini'

/** Where companies' logos are kept. Without an endpoint the site shows monograms. */
export const config = serviceConfig('jobs', z.object(objectStoreEnvironment))
export type Config = ReturnType<typeof config>
