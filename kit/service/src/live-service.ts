import type { NatsClient } from '@lunchpail/kit-events/nats'
import type { Metrics } from './metrics.ts'
import type { OpenService } from './open-service.ts'

/** An open service with what it has while it runs. */
export interface LiveService extends OpenService {
  readonly nats: NatsClient
  readonly metrics: Metrics
}
