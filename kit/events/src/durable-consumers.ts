import * as nats from 'nats'
import type { Noun } from '@lunchpail/contracts/noun'
import { namesOf } from './consumer-names.ts'
import { notFound } from './not-found.ts'
import { streamName } from './stream-name.ts'

export interface ConsumerSettings {
  readonly noun: Noun
  readonly name: string
  readonly subject: string
  /** how long a message may stay unacknowledged before it is redelivered */
  readonly ackWaitMs: number
  /** begins with the events from then on, if it is made now; without it with the first */
  readonly from?: Date
}

/** Creates or updates a durable consumer. Where a setting cannot change, creates a successor with a number. */
export const ensureConsumer = async (
  { consumers }: nats.JetStreamManager,
  settings: ConsumerSettings,
): Promise<string> => {
  const stream = streamName(settings.noun)
  const immutable = {
    ack_policy: nats.AckPolicy.Explicit,
    replay_policy: nats.ReplayPolicy.Instant,
    filter_subject: settings.subject,
  }
  const start = settings.from
    ? { deliver_policy: nats.DeliverPolicy.StartTime, opt_start_time: settings.from.toISOString() }
    : { deliver_policy: nats.DeliverPolicy.All }
  const mutable = { ack_wait: nats.nanos(settings.ackWaitMs), max_ack_pending: 512, max_deliver: -1 }
  for (const name of namesOf(settings.name)) {
    const found = await consumers.info(stream, name).catch(notFound)
    if (!found) {
      await consumers.add(stream, { durable_name: name, ...start, ...immutable, ...mutable })
      return name
    }
    const differs = (wanted: Partial<nats.ConsumerConfig>): boolean =>
      Object.entries(wanted).some(([key, value]) => found.config[key as keyof nats.ConsumerConfig] !== value)
    // One that exists has begun, wherever that was: it goes on, unless events are wanted that it left out.
    const leavesOut = !settings.from && found.config.deliver_policy !== nats.DeliverPolicy.All
    if (leavesOut || differs(immutable)) continue
    if (differs(mutable)) await consumers.update(stream, name, mutable)
    return name
  }
  throw new Error(`${settings.name} has as many successors as it may have`)
}

export interface ConsumerState {
  /** messages that it has not acknowledged yet */
  readonly lag: number
  /** its copies on other servers than its leader's that do not have what that one has */
  readonly copiesBehind: number
}

export const consumerState = async (
  { consumers }: nats.JetStreamManager,
  noun: Noun,
  consumer: string,
): Promise<ConsumerState> => {
  const { num_pending, num_ack_pending, cluster } = await consumers.info(streamName(noun), consumer)
  return { lag: num_pending + num_ack_pending, copiesBehind: copiesBehind(cluster) }
}

/** One server alone has no others. */
export const copiesBehind = (cluster?: Pick<nats.ClusterInfo, 'replicas'>): number =>
  (cluster?.replicas ?? []).filter(({ current, offline }) => offline || !current).length

/** The sequence number of the last message that a consumer delivered, or a successor of it; undefined where there is none. */
export const lastDelivered = async (
  { consumers }: nats.JetStreamManager,
  noun: Noun,
  consumer: string,
): Promise<number | undefined> => {
  const found = await Promise.all(
    namesOf(consumer).map((name) => consumers.info(streamName(noun), name).catch(notFound)),
  )
  const delivered = found.flatMap((info) => (info ? [info.delivered.stream_seq] : []))
  return delivered.length > 0 ? Math.max(...delivered) : undefined
}
