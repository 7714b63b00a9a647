import { setTimeout as wait } from 'node:timers/promises'
import type { Noun } from '@lunchpail/contracts/noun'
import { notFound } from './not-found.ts'

/** What of JetStream's manager finds and deletes consumers. */
export interface ConsumerManager {
  readonly streams: { list(): AsyncIterable<{ readonly config: { readonly name: string } }> }
  readonly consumers: {
    list(stream: string): AsyncIterable<{ readonly name: string }>
    delete(stream: string, consumer: string): Promise<boolean>
  }
}

const pausesMs = [50, 200, 800]

/** Deletes the durable consumers that a service no longer declares. Returns their names. */
export const pruneConsumers = async (
  manager: ConsumerManager,
  service: Noun,
  declared: readonly string[],
): Promise<string[]> => {
  const undeclared: { stream: string; name: string }[] = []
  for await (const { config } of manager.streams.list())
    for await (const { name } of manager.consumers.list(config.name))
      // A successor stays as long as its first consumer is declared: without it, the next start would consume the stream from its first message.
      if (name.startsWith(`${service}--`) && !declared.includes(name.replace(/-\d+$/, '')))
        undeclared.push({ stream: config.name, name })
  for (const { stream, name } of undeclared) await remove(manager, stream, name)
  return undeclared.map(({ name }) => name)
}

/**
 * A server that is just writing the state of a consumer says of its deletion "unlinkat …: directory not empty" (NATS 2.9),
 * and no longer has it at the next try.
 */
const remove = async ({ consumers }: ConsumerManager, stream: string, name: string): Promise<void> => {
  for (const pauseMs of pausesMs)
    try {
      await consumers.delete(stream, name).catch(notFound)
      return
    } catch {
      await wait(pauseMs)
    }
  await consumers.delete(stream, name).catch(notFound)
}
