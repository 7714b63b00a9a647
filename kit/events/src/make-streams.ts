import { setTimeout as wait } from 'node:timers/promises'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { connectNats, type NatsClient } from './nats.ts'
import { isNotPermitted, type NatsSettings } from './nats-settings.ts'
import type { StreamOutcome } from './streams.ts'

/** A server that has just started takes connections before its streams respond. */
const longestMs = 15_000

const ensure = async (nats: NatsClient, noun: Noun): Promise<StreamOutcome> => {
  const since = performance.now()
  for (;;)
    try {
      return await nats.ensureStream(noun)
    } catch (failure) {
      if (isNotPermitted(failure))
        throw new Error('NATS lets these credentials make no streams: they are not those of its operator', {
          cause: failure,
        })
      if (performance.now() - since > longestMs) throw failure
      await wait(200)
    }
}

/** Creates every noun's stream, or corrects its settings, with the credentials of NATS's operator. */
export const makeStreams = async (settings: NatsSettings): Promise<Map<Noun, StreamOutcome>> => {
  const nats = connectNats({ ...settings, name: 'operator' })
  try {
    if (!(await nats.tried()))
      throw new Error(nats.refused() ? 'NATS refuses these credentials' : 'NATS cannot be reached')
    const made = new Map<Noun, StreamOutcome>()
    for (const noun of nouns) made.set(noun, await ensure(nats, noun))
    return made
  } finally {
    await nats.close()
  }
}
