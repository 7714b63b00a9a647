import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { service } from '../src/service.ts'

export type Engagement = Awaited<ReturnType<typeof startEngagement>>

/** The service on a database of its own. */
export const startEngagement = (options?: TestServiceOptions) => startTestService(service, options)
