import type * as nats from 'nats'
import type { SiteProcess } from '@lunchpail/contracts/noun'
import { notFound } from './not-found.ts'
import { routeSubject, routeSubjects } from './route-subjects.ts'
import { streamName } from './stream-name.ts'
import { StreamError } from './streams.ts'

/** A word of an instance about its routes. */
export interface RouteMessage {
  readonly process: string
  readonly instance: string
  readonly payload: string
}

interface StoredRouteMessage extends RouteMessage {
  /** since the newest of all was stored, by the clock of the server */
  readonly ageMs: number
}

export interface RoutesRead {
  readonly messages: readonly StoredRouteMessage[]
  /** after which the next word has to come, to be said with all others known */
  readonly last: number
}

/** Another instance has said something meanwhile, or what was said before is gone. */
export class RoutesChanged extends Error {
  override readonly name = 'RoutesChanged'
}

const changed = (failure: unknown): never => {
  const wrongLastSequence = [10_071, 10_164]
  const { api_error: refusal } = failure as { readonly api_error?: { readonly err_code: number } }
  if (wrongLastSequence.includes(refusal?.err_code ?? 0)) throw new RoutesChanged('', { cause: failure })
  throw failure
}

export const decodeRoutes = (subject: string, payload: Uint8Array | string): RouteMessage => {
  const [, process = '', instance = ''] = subject.split('.')
  return {
    process,
    instance,
    payload: typeof payload === 'string' ? payload : new TextDecoder().decode(payload),
  }
}

/** The stream of routes: the last word of each instance of each process. */
export const routesStream = (
  connection: () => { readonly stream: nats.JetStreamClient; readonly manager: nats.JetStreamManager },
) => {
  const name = streamName('routes')
  return {
    /** Everything that is said. Message by message, so that no consumer is made and no right to make one is needed. */
    read: async (): Promise<RoutesRead> => {
      const { streams } = connection().manager
      const found = await streams.info(name).catch(notFound)
      if (!found) throw new StreamError(name)
      const stored: nats.StoredMsg[] = []
      for (let next = 1; ;) {
        const query: nats.SeqMsgRequest & { next_by_subj: string } = {
          seq: next,
          next_by_subj: routeSubjects,
        }
        const message = await streams.getMessage(name, query).catch(notFound)
        if (!message) break
        stored.push(message)
        next = message.seq + 1
      }
      const newest = Math.max(...stored.map(({ time }) => time.getTime()))
      return {
        messages: stored.map((one) => ({
          ...decodeRoutes(one.subject, one.string()),
          ageMs: newest - one.time.getTime(),
        })),
        last: found.state.last_seq,
      }
    },
    /** Says something; a RoutesChanged where anything came after `last`, of all or of this instance. Returns its number. */
    say: async (
      process: SiteProcess,
      instance: string,
      payload: string,
      expect: { readonly lastSequence: number } | { readonly lastSubjectSequence: number },
    ): Promise<number> => {
      const subject = routeSubject(process, instance)
      const { seq } = await connection().stream.publish(subject, payload, { expect }).catch(changed)
      return seq
    },
  }
}
