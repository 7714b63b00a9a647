import { deadLetter, inReplay } from './dead-letters.ts'
import type { EventService } from './event-service.ts'
import { handleEvent, typeOf, type Outcome } from './handle-event.ts'
import type { NatsClient } from './nats.ts'
import { inSilence } from './silence.ts'

type Streams = Pick<NatsClient, 'messageFrom' | 'lastDelivered'>

/** How many events of a consumer came to what. */
export type Replayed = Readonly<Record<string, Partial<Record<Outcome | 'dead-letter', number>>>>

interface Lost {
  /** what the database does not know anymore begins here, or later */
  readonly since: Date
  /** when the database was lost */
  readonly until: Date
}

/**
 * Handles again what was delivered since a moment, for a database that was restored to before it: durable consumers never deliver
 * that again. What they have not delivered yet is left to them, and asks for messages as ever; what was, is handled in silence.
 * What the database still knows to be handled is left; what fails becomes a dead letter. Consumers whose events make people
 * known, or forgotten, come in their usual order, and a tombstone holds whichever comes first.
 */
export const replay = async (
  service: EventService,
  streams: Streams,
  { since, until }: Lost,
): Promise<Replayed> => {
  const replayed: Record<string, Partial<Record<Outcome | 'dead-letter', number>>> = {}
  for (const consumer of service.consumers.keys()) {
    const counts: Partial<Record<Outcome | 'dead-letter', number>> = (replayed[consumer] = {})
    const { owner, type } = typeOf(service, consumer)
    const next = (sequence: number) => streams.messageFrom(owner, type, sequence)
    const last = await streams.lastDelivered(owner, consumer)
    // one that is gone is made anew, and delivers all: of that, too, people have heard
    const isDelivered = ({ sequence, publishedAt }: NonNullable<Awaited<ReturnType<typeof next>>>): boolean =>
      last === undefined ? publishedAt < until : sequence <= last
    for (let message = await next(await firstSince(next, since)); message && isDelivered(message);) {
      const { payload, publishedAt, sequence } = message
      const outcome = await inSilence(() => handleEvent(service, consumer, payload, { publishedAt })).catch(
        async (failure: unknown) => {
          await deadLetter(service.pool, consumer, payload, failure, inReplay)
          return 'dead-letter' as const
        },
      )
      counts[outcome] = (counts[outcome] ?? 0) + 1
      message = await next(sequence + 1)
    }
  }
  return replayed
}

/** A sequence number before which nothing was taken since that moment: times grow with the numbers, so it is found by halves. */
const firstSince = async (
  next: (sequence: number) => ReturnType<Streams['messageFrom']>,
  since: Date,
): Promise<number> => {
  const isEarlier = async (sequence: number): Promise<boolean> => {
    const message = await next(sequence)
    return message !== undefined && message.publishedAt < since
  }
  let [early, late] = [0, 1]
  while (await isEarlier(late)) [early, late] = [late, 2 * late]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (await isEarlier(middle)) early = middle
    else late = middle
  }
  return late
}
