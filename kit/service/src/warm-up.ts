import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { checkResponse } from './check-response.ts'
import type { LiveService } from './live-service.ts'
import type { Caller, Request } from './route.ts'
import { nextTraceparent } from './trace.ts'
import { validate } from './validate.ts'

/** A read that a service is asked for before it says that it is ready. */
export interface WarmUpCall {
  readonly endpoint: Endpoint
  readonly query?: object
  readonly body?: object
}

/** A statement is prepared by each connection for itself. */
const connections = 3

const visitor: Caller = { account: null, sessionId: null, level: 'normal' }
const placeholderId = '00000000-0000-0000-0000-000000000000'
/** Signed in, with an id that no account has: nothing is found, and nothing is written about anybody. */
const stranger: Caller = {
  account: {
    id: placeholderId,
    type: 'applicant',
    version: 0,
    person: {
      first_name: '',
      last_name: '',
      email: '',
      phone: null,
      email_proven: false,
      phone_proven: false,
    },
    company: null,
  },
  sessionId: placeholderId,
  level: 'normal',
}

/**
 * Does what the first requests would wait for: opens connections, loads Prisma's engine, prepares the statements of these
 * calls and runs their compiled schemas; and waits until each consumer was tried, and its routes were said. What fails is logged, and after a while
 * nothing is waited for: such a service is as ready as it ever will be, and its first requests are slower.
 */
export const warmUp = async (
  { routes, log, runtime }: Pick<LiveService, 'routes' | 'log' | 'runtime'>,
  calls: readonly WarmUpCall[],
  others: readonly { readonly tried: () => Promise<void> }[],
  stopping: AbortSignal,
): Promise<void> => {
  const ask = async ({ endpoint, query = {}, body }: WarmUpCall, caller: Caller): Promise<void> => {
    const route = routes.find((one) => one.endpoint === endpoint)
    if (!route) throw new Error(`${endpoint.name} is not among its routes`)
    const request = {
      endpoint,
      ...validate(endpoint, { params: {}, query, body }),
      caller,
      language: 'en',
      network: '127.0.0.1',
      idempotencyKey: undefined,
      scope: placeholderId,
      earlierScopes: [],
      requestId: 'warm-up',
      traceparent: nextTraceparent(undefined),
      header: () => undefined,
    } as Request
    checkResponse(endpoint, await route.handle(request))
  }
  const askAll = async (): Promise<void> => {
    for (const call of calls)
      for (const caller of call.endpoint.access.kind === 'session' ? [stranger] : [visitor, stranger])
        await Promise.all(Array.from({ length: connections }, () => ask(call, caller)))
  }
  const failed = (failure: unknown): void => {
    if (!stopping.aborted) log.warn({ error: loggedError(failure) }, 'warm-up failed')
  }
  const done = new AbortController()
  const limit = wait(runtime.warmUpMs, 'late', { signal: AbortSignal.any([stopping, done.signal]) })
  const warm = Promise.all([askAll().catch(failed), ...others.map((one) => one.tried())])
  const outcome = await Promise.race([warm, limit.catch(() => 'stopped')])
  done.abort()
  if (outcome === 'late') log.warn('warm-up takes long, and is not waited for')
}
