import { expect } from 'vitest'
import type { AnswerOf, BodyInput, Endpoint } from '@lunchpail/contracts/endpoint'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import { errorStatus } from '@lunchpail/contracts/error-codes'
import type { WireFieldErrors } from '../api-error.ts'
import { setTransport } from '../api-client.ts'

/** One request of the page. */
export interface Call<E extends Endpoint = Endpoint> {
  /** the endpoint's name */
  readonly endpoint: string
  readonly url: URL
  readonly body: BodyInput<E>
  readonly headers: Headers
}

/** An error as a service would send it. */
export class RefusedAnswer {
  readonly code: ErrorCode
  readonly error: string
  readonly fields: WireFieldErrors | undefined
  constructor(code: ErrorCode, error: string = code, fields?: WireFieldErrors) {
    this.code = code
    this.error = error
    this.fields = fields
  }
}

type Body<E extends Endpoint> = AnswerOf<E>['body'] | RefusedAnswer

/** What one endpoint answers. Of two for the same endpoint the later one counts. */
export interface FakeAnswer {
  readonly endpoint: Endpoint
  readonly reply: (call: Call) => unknown
}

/** The answer as it would leave the service; a body that fits none of the endpoint's schemas is an error. */
function responseOf(endpoint: Endpoint, body: unknown): Response {
  if (body instanceof RefusedAnswer) {
    const { code, error, fields } = body
    return Response.json({ error, code, fields, requestId: 'request-of-test' }, { status: errorStatus[code] })
  }
  const issues: string[] = []
  for (const [status, schema] of Object.entries(endpoint.answers)) {
    const parsed = schema.safeParse(body)
    if (parsed.success) return Response.json(parsed.data, { status: Number(status) })
    issues.push(`${status}: ${JSON.stringify(parsed.error.issues)}`)
  }
  throw new Error(`fake answer of ${endpoint.name} does not fit its contract: ${issues.join('; ')}`)
}

/** `answer(listPositions, body)`, or a function of the call. A body that does not fit the contract fails the test. */
export function answer<E extends Endpoint>(
  endpoint: E,
  body: Body<E> | ((call: Call<E>) => Body<E> | Promise<Body<E>>),
): FakeAnswer {
  if (typeof body === 'function') return { endpoint, reply: body as FakeAnswer['reply'] }
  responseOf(endpoint, body)
  return { endpoint, reply: () => body }
}

export const refuse = (
  endpoint: Endpoint,
  ...refusal: ConstructorParameters<typeof RefusedAnswer>
): FakeAnswer => ({
  endpoint,
  reply: () => new RefusedAnswer(...refusal),
})

export const callsTo = <E extends Endpoint>(calls: readonly Call[], { name }: E): Call<E>[] =>
  calls.filter(({ endpoint }) => endpoint === name) as Call<E>[]

/**
 * A page asks these some seconds after something else: a test that says nothing of them has no such call, however slow its
 * machine is.
 */
const askedByItself = new Set(['auth.code.check-delivery'])

/** A service would refuse a call without its body, or with another one. */
function expectAsDeclared({ name, body: declared }: Endpoint, body: unknown): void {
  const error = declared?.safeParse(body).error
  if (error) throw new Error(`the body of ${name} does not fit its contract: ${JSON.stringify(error.issues)}`)
}

/** Answers the page's requests from here on, and returns the list that they are added to. */
export function fakeTransport(answers: readonly FakeAnswer[]): Call[] {
  const calls: Call[] = []
  setTransport(async (request, endpoint) => {
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    const { name } = endpoint
    const call = { endpoint: name, url: new URL(request.url), body, headers: request.headers } as Call
    const found = answers.findLast((one) => one.endpoint.name === name)
    if (!found && askedByItself.has(name)) return new Promise<Response>(() => {})
    calls.push(call)
    if (!found) throw new Error(`no fake answer for ${name}`)
    const reply = await found.reply(call)
    try {
      if (!(reply instanceof RefusedAnswer)) expectAsDeclared(endpoint, body)
      return responseOf(endpoint, reply)
    } catch (error) {
      // the page takes what is thrown here for a lost connection
      expect.soft(String(error)).toBe('')
      throw error
    }
  })
  return calls
}
