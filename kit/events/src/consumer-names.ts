import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'

/** A consumer and its successors: where a setting cannot change, one with the next number takes its place. */
const maxNames = 3

/** The durable consumer of a service for an event type. */
export const consumerName = (service: Noun, { type }: EventType): string =>
  `${service}--${type.replaceAll('.', '-')}`

/** The names that a consumer may have on the server, its own first. */
export const namesOf = (consumer: string): string[] =>
  Array.from({ length: maxNames }, (_, index) => (index === 0 ? consumer : `${consumer}-${index + 1}`))
