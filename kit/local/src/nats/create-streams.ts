import { makeStreams } from '@lunchpail/kit-events/make-streams'
import type { SitePlan } from '../site/site-plan.ts'

/** Makes the streams of a site, as its operator does with `npm run streams`: no service may. */
export const createStreams = async ({ natsUrl, given }: SitePlan): Promise<void> => {
  await makeStreams({
    url: natsUrl('operator'),
    user: given.NATS_USER,
    password: given.NATS_PASSWORD,
    nkeyFile: given.NATS_NKEY_FILE,
    credentialsFile: given.NATS_CREDENTIALS_FILE,
    caFile: given.NATS_CA_FILE,
    replicas: given.NATS_REPLICAS ? Number(given.NATS_REPLICAS) : undefined,
    streamBytes: given.NATS_STREAM_MEGABYTES ? Number(given.NATS_STREAM_MEGABYTES) * 1_000_000 : undefined,
  })
}
