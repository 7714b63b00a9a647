import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'

export const config = serviceConfig('milestones', z.object({}))
export type Config = ReturnType<typeof config>
