import * as nats from 'nats'
import type { Noun } from '@lunchpail/contracts/noun'
import { streamDays } from '@lunchpail/kit-database/retention'
import type { NatsSettings } from './nats-settings.ts'
import { notFound } from './not-found.ts'
import { routeSubjects } from './route-subjects.ts'
import { streamName, type StreamOf } from './stream-name.ts'
import { dayMs } from '@lunchpail/contracts/durations'

const maxAgeMs = streamDays * dayMs
const duplicateWindowMs = 120_000

/** What a stream has to be like, its size aside. `sources` would bring events of others into it. */
const wantedSettings = (of: StreamOf) => ({
  ...(of === 'routes'
    ? // the last word of each process, for as long as it may be away and have its routes all the same
      {
        subjects: [routeSubjects],
        max_msgs_per_subject: 1,
        max_age: nats.nanos(dayMs),
        discard: nats.DiscardPolicy.Old,
      }
    : // a full stream refuses what is new, which waits in the outbox: it would drop what no consumer has had yet
      { subjects: [`${of}.>`], max_age: nats.nanos(maxAgeMs), discard: nats.DiscardPolicy.New }),
  storage: nats.StorageType.File,
  retention: nats.RetentionPolicy.Limits,
  duplicate_window: nats.nanos(duplicateWindowMs),
  sources: [] as nats.StreamSource[],
})

/** As NATS says it. */
const unbounded = -1

/** A stream is missing, or is not configured as those who use it need it. */
export class StreamError extends Error {
  override readonly name = 'StreamError'
  readonly code: 'missing' | 'different'
  constructor(stream: string, differing?: readonly string[]) {
    const problem = differing ? `is different in ${differing.join(', ')}` : 'is not there'
    super(`the stream ${stream} ${problem}: an operator makes it right with npm run streams`)
    this.code = differing ? 'different' : 'missing'
  }
}

const differencesOf = (config: nats.StreamConfig, wanted: Partial<nats.StreamConfig>): string[] =>
  Object.entries(wanted).flatMap(([key, value]) => {
    // the server leaves out what is empty
    const found = config[key as keyof nats.StreamConfig] ?? []
    return JSON.stringify(found) === JSON.stringify(value) ? [] : [key]
  })

export type StreamOutcome = 'made' | 'changed' | 'unchanged'

/** Creates a stream, or corrects its settings. Only an operator may. */
export const ensureStream = async (
  { streams }: nats.JetStreamManager,
  of: StreamOf,
  { replicas = 1, streamBytes = unbounded }: Pick<NatsSettings, 'replicas' | 'streamBytes'>,
): Promise<StreamOutcome> => {
  const name = streamName(of)
  const wanted = {
    ...wantedSettings(of),
    num_replicas: replicas,
    max_bytes: of === 'routes' ? unbounded : streamBytes,
  }
  const found = await streams.info(name).catch(notFound)
  if (!found) await streams.add({ name, ...wanted })
  else if (differencesOf(found.config, wanted).length > 0) await streams.update(name, wanted)
  else return 'unchanged'
  return found ? 'changed' : 'made'
}

/** Throws a StreamError where a stream is not as those who use it need it. */
export const checkStream = async ({ streams }: nats.JetStreamManager, of: StreamOf): Promise<void> => {
  const name = streamName(of)
  const found = await streams.info(name).catch(notFound)
  if (!found) throw new StreamError(name)
  const differing = differencesOf(found.config, wantedSettings(of))
  if (differing.length > 0) throw new StreamError(name, differing)
}

/** A message of a stream, as a service finds it in its own. */
export interface OwnMessage {
  readonly sequence: number
  /** when the stream took it */
  readonly publishedAt: Date
  readonly payload: string
}

/** The first message with this subject, from a sequence number on; undefined where there is none. */
export const messageFrom = async (
  { streams }: nats.JetStreamManager,
  noun: Noun,
  subject: string,
  sequence: number,
): Promise<OwnMessage | undefined> => {
  const query: nats.SeqMsgRequest & { next_by_subj: string } = { seq: sequence, next_by_subj: subject }
  const found = await streams.getMessage(streamName(noun), query).catch(notFound)
  return found && { sequence: found.seq, publishedAt: found.time, payload: found.string() }
}

/** The numbers of the first and the last message of a stream; the first is greater where it is empty. */
export const boundsOf = async (
  { streams }: nats.JetStreamManager,
  noun: Noun,
): Promise<{ readonly first: number; readonly last: number }> => {
  const { state } = await streams.info(streamName(noun))
  return { first: state.first_seq, last: state.last_seq }
}

/** Deletes a message and overwrites it where it is stored. */
export const deleteMessage = async (
  { streams }: nats.JetStreamManager,
  noun: Noun,
  sequence: number,
): Promise<void> => {
  await streams.deleteMessage(streamName(noun), sequence, true)
}
