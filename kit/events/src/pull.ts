import * as nats from 'nats'
import type { Noun } from '@lunchpail/contracts/noun'
import { streamName } from './stream-name.ts'

/** A message of a stream, as a durable consumer delivers it. */
export interface StreamMessage {
  /** its sequence number in the stream */
  readonly sequence: number
  /** when the stream took it */
  readonly publishedAt: Date
  /** by JetStream's count; 1 the first time */
  readonly deliveries: number
  readonly payload: string
  ack(): void
  /** Asks for redelivery. */
  nak(delayMs: number): void
  /** Extends the ack wait. */
  working(): void
}
/** The pull of a durable consumer, which delivers its messages. */
export interface Pull {
  /** Stops the pull. */
  readonly stop: () => void
  /** Calls when the server no longer has the consumer or its stream. */
  readonly onLost: (listener: () => void) => void
}

/** Calls when the server no longer has the consumer or its stream. */
const watchConsumer = async (messages: nats.ConsumerMessages, onLost: () => void): Promise<void> => {
  const { ConsumerNotFound, ConsumerDeleted, StreamNotFound } = nats.ConsumerEvents
  const losses: readonly string[] = [ConsumerNotFound, ConsumerDeleted, StreamNotFound]
  for await (const { type } of await messages.status()) if (losses.includes(type)) return onLost()
}

/** Pulls what a durable consumer has, which is redelivered where the connection closes for good before it was responded to. */
export const pull = async (
  { consumers }: nats.JetStreamClient,
  { noun, consumer }: { readonly noun: Noun; readonly consumer: string },
  listener: (message: StreamMessage) => void,
): Promise<Pull> => {
  const messages = await (
    await consumers.get(streamName(noun), consumer)
  ).consume({
    max_messages: 100,
    callback: (message) =>
      listener({
        sequence: message.seq,
        publishedAt: new Date(nats.millis(message.info.timestampNanos)),
        deliveries: message.info.deliveryCount,
        payload: message.string(),
        ack: () => message.ack(),
        nak: (delayMs) => message.nak(delayMs),
        working: () => message.working(),
      }),
  })
  return {
    stop: () => void messages.close(),
    onLost: (lost) => void watchConsumer(messages, lost),
  }
}
