import type { EventType } from '@lunchpail/contracts/event'
import type { NatsClient } from './nats.ts'
import { readEvent } from './read-event.ts'

/** Of one type of events, how many were looked at and which of them this release cannot read. */
export interface EventSample {
  readonly looked: number
  /** by number in the stream: the places that do not fit, without any value of them, which may be about people */
  readonly unreadable: readonly { readonly sequence: number; readonly reason: string }[]
}

/**
 * Reads events of one type as this release would: at most so many, spread evenly over what the stream of their owner keeps, and
 * one at a time.
 */
export const sampleEvents = async (
  nats: Pick<NatsClient, 'messageFrom' | 'bounds'>,
  event: EventType,
  most: number,
): Promise<EventSample> => {
  const { first, last } = await nats.bounds(event.owner)
  const step = Math.max(1, (last - first + 1) / most)
  const unreadable: { sequence: number; reason: string }[] = []
  let looked = 0
  for (let next = first; next <= last;) {
    const message = await nats.messageFrom(event.owner, event.type, Math.floor(next))
    if (message === undefined) break
    looked += 1
    try {
      readEvent(event, message.payload)
    } catch (failure) {
      unreadable.push({ sequence: message.sequence, reason: (failure as Error).message })
    }
    next = Math.max(next + step, message.sequence + 1)
  }
  return { looked, unreadable }
}
