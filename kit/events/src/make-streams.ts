import { setTimeout as wait } from 'node:timers/promises'
import { nouns } from '@lunchpail/contracts/noun'
import { connectNats, type NatsClient } from './nats.ts'
import type { StreamOf } from './stream-name.ts'
import { isNotPermitted, type NatsSettings } from './nats-settings.ts'
import type { StreamOutcome } from './streams.ts'

/** A server that has just started takes connections before its streams respond. */
const longestMs = 15_000

const ensure = async (nats: NatsClient, of: StreamOf): Promise<StreamOutcome> => {
  const since = performance.now()
  for (;;)
    try {
      return await nats.ensureStream(of)
    } catch (failure) {
      if (isNotPermitted(failure))
        throw new Error('NATS lets these credentials make no streams: they are not those of its operator', {
          cause: failure,
        })
      if (performance.now() - since > longestMs) throw failure
      await wait(200)
    }
}

/** Creates every stream, or corrects its settings, with the credentials of NATS's operator. */
export const makeStreams = async (settings: NatsSettings): Promise<Map<StreamOf, StreamOutcome>> => {
  const nats = connectNats({ ...settings, name: 'operator' })
  try {
    if (!(await nats.tried()))
      throw new Error(nats.refused() ? 'NATS refuses these credentials' : 'NATS cannot be reached')
    const made = new Map<StreamOf, StreamOutcome>()
    for (const of of [...nouns, 'routes'] as const) made.set(of, await ensure(nats, of))
    return made
  } finally {
    await nats.close()
  }
}
