import type { BodyInput, Endpoint, ParamsInput, QueryInput, ResultOf } from '@lunchpail/contracts/endpoint'
import type { ErrorBody } from '@lunchpail/contracts/error-body'
import type { Credentials } from './test-tokens.ts'

export interface CallInput<E extends Endpoint> {
  readonly params?: ParamsInput<E>
  readonly query?: QueryInput<E>
  readonly body?: BodyInput<E>
  readonly idempotencyKey?: string
  /** replace what the client would send; an empty value leaves a header out */
  readonly headers?: Readonly<Record<string, string>>
}
export interface Answer<E extends Endpoint> {
  readonly status: number
  /** the result, or the error body where the status says so */
  readonly body: ResultOf<E>['body'] & Partial<ErrorBody>
  readonly headers: Headers
}
export interface Client {
  /** the CSRF value of this client's page */
  readonly csrf: string
  readonly token: () => Promise<string>
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>>
}

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Calls a service as the gateway would. */
export const testClient = (
  url: () => string,
  credentials: Credentials,
  address = () => '192.0.2.1',
): Client => {
  /** An internal endpoint is called by the first process that may. */
  const authorizationFor = async ({ access, owner }: Endpoint): Promise<string> =>
    access.kind === 'internal'
      ? credentials.callerToken!(access.callers[0]!, owner)
      : `Bearer ${await credentials.token()}`
  return {
    ...credentials,
    call: async (endpoint, input = {}) => {
      const query = Object.entries((input.query as Record<string, unknown>) ?? {}).filter(
        ([, value]) => value !== undefined,
      )
      const search = new URLSearchParams(
        query.map(([name, value]): [string, string] => [name, String(value)]),
      )
      const path = fillPath(endpoint.path, input.params as Record<string, unknown>)
      const headers = new Headers({
        'x-forwarded-for': address(),
        authorization: await authorizationFor(endpoint),
        ...(endpoint.method !== 'GET' && { 'x-csrf-token': credentials.csrf }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
        ...input.headers,
      })
      for (const [name, value] of Object.entries(input.headers ?? {})) if (value === '') headers.delete(name)
      const response = await fetch(`${url()}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
        method: endpoint.method,
        headers,
        // where a response leads is of interest, not what is there
        redirect: 'manual',
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      })
      const json = response.headers.get('content-type')?.startsWith('application/json')
      const body: unknown = json ? await response.json() : Buffer.from(await response.arrayBuffer())
      return {
        status: response.status,
        body: body as Answer<typeof endpoint>['body'],
        headers: response.headers,
      }
    },
  }
}
